# Draws times over counts or, if the name of the x axis does not say "logarithmic", counts over
# layers. The lines before set title, machine, x_name, series (how many
# there are) and the table $dots: for each series its name, a row for each dot, and two empty lines.

set terminal svg size 900,480 noenhanced font "sans-serif,13"
set encoding utf8

# These read well on a light page and on a dark one: no background, and colours in the middle.
grey = 0x6e7781
array colours[10] = [0x6e7781, 0xbd5f14, 0x8957e5, 0x1f8a3b, 0x1f7ae0, \
    0xc93c77, 0x0e8a8a, 0x9a7b00, 0xd1442f, 0x5b6ee1]
set border 0
set tics scale 0 tc rgb grey
set grid lt 1 dt 3 lc rgb grey
set key outside right center reverse Left tc rgb grey

set logscale xy
set xtics ("1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4, "100,000" 1e5, "1,000,000" 1e6)
set ytics ("1 µs" 1e-6, "10 µs" 1e-5, "100 µs" 1e-4, "1 ms" 1e-3, "10 ms" 1e-2, "100 ms" 0.1, \
    "1 s" 1, "10 s" 10)
is_time = strstrt(x_name, "logarithmic")
if (!is_time) {
    unset logscale x
    set xtics 0, 5
    set xrange [-0.6:31.6]
    set ytics ("1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4)
}
set title is_time ? title . "\n" . machine : title tc rgb grey
set xlabel x_name tc rgb grey
set ylabel (is_time ? "time" : "boards") . " (logarithmic)" tc rgb grey

plot for [i = 1:series] $dots index i - 1 using 1:2 with linespoints lw 2 ps 0.7 \
    pt (is_time ? 4 + i : 7) lc rgb colours[i] title columnheader(1)
