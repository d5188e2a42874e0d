# Draws times over counts, or counts over layers. The lines before set title, machine, x_name, left,
# right, bottom, top, longest (letters of a name), and two tables: $dots with x, y and colour, an
# empty line after each curve; $names with a curve's end, its name's y, colour and name.

set terminal svg size 900,480 noenhanced font "sans-serif,13"
set encoding utf8
set logscale xy
set xtics ("1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4, "100,000" 1e5, "1,000,000" 1e6)
set ytics ("1 µs" 1e-6, "10 µs" 1e-5, "100 µs" 1e-4, "1 ms" 1e-3, "10 ms" 1e-2, "100 ms" 0.1, \
    "1 s" 1, "10 s" 10)
y_name = "time"; bars = ""
if (!strstrt(x_name, "logarithmic")) {
    unset logscale x; set xtics 0, 5
    set ytics ("1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4)
    left = -0.6; right = 31.6; y_name = "boards"; machine = ""
    bars = "$dots every :::0::0 using 1:2 with boxes fs solid 0.4 noborder lc rgb grey,"
}
set xrange [left:right]; set yrange [bottom:top]

# Read well on a light page and on a dark one: no background, and colours in the middle.
grey = 0x6e7781
faint = 0x98000000
set border 0
set grid lt 1 dt 3 lc rgb grey + faint
set tics scale 0 tc rgb grey
set title title . "\n" . machine tc rgb grey
set xlabel x_name tc rgb grey
set ylabel y_name . " (logarithmic)" tc rgb grey
set rmargin 0.8 * longest + 3
unset key

plot @bars \
    $names using 1:2:(right - $1):($3 - $2):($4 + faint) with vectors nohead lc rgb variable, \
    $dots using 1:2:3 with linespoints lw 2 pt 7 ps 0.6 lc rgb variable, \
    $names using (right):3:5:4 with labels left offset 1, 0 tc rgb variable
