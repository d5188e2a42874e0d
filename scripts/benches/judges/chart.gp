# Draws a picture of one of two kinds: "curves", or "dots" with their names beside them. Before this file,
# gnuplot reads another file, which chart.rs writes. That file has
# - for both kinds: kind, title, x_name, and the table $dots;
# - for curves: their number. For each curve, the table has its name, a row for each point, and two empty
#   lines;
# - for single dots: a row of the table for each dot, with x, y, the name, the side of the name (left or
#   right of the dot), and whether the dot is filled or hollow.

set terminal svg size 900,480 noenhanced font "sans-serif,13"
set encoding utf8

# No background, and colours of medium brightness: they read well on a light page and on a dark page.
grey = 0x6e7781
blue = 0x1f7ae0
array colours[3] = [grey, 0xbd5f14, 0x8957e5]
full_circle = 7
empty_circle = 6
set border 0
set tics scale 0 tc rgb grey
set grid lt 1 dt 3 lc rgb grey
set key outside right center reverse Left tc rgb grey

set logscale xy
set xtics ("1" 1, "10" 10, "100" 100, "1,000" 1e3, "10,000" 1e4, "100,000" 1e5, "1,000,000" 1e6)
set ytics ("1 µs" 1e-6, "10 µs" 1e-5, "100 µs" 1e-4, "1 ms" 1e-3, "10 ms" 1e-2, "100 ms" 0.1, \
    "1 s" 1, "10 s" 10)
set ylabel "time (logarithmic)" tc rgb grey
set title title tc rgb grey
set xlabel x_name tc rgb grey

if (kind eq "dots") {
    # Room on the right for a name. More visits take more time, so there are no dots on the lower right.
    set rmargin 20
    set key inside bottom right
    # The height of a dot if its name is on this side; otherwise the dot is left out.
    height_if(side) = strcol(4) eq side ? column(2) : NaN
    circle(kind) = kind eq "filled" ? full_circle : empty_circle
    plot $dots using 1:2:(circle(strcol(5))) with points pt variable ps 0.7 lc rgb blue notitle, \
        $dots using 1:(height_if("Right")):3 with labels left offset 1, 0 tc rgb grey notitle, \
        $dots using 1:(height_if("Left")):3 with labels right offset -1, 0 tc rgb grey notitle, \
        keyentry with points pt full_circle ps 0.7 lc rgb blue title "all paths are shortest", \
        keyentry with points pt empty_circle ps 0.7 lc rgb blue title "some paths are too long"
} else {
    plot for [i = 1:curves] $dots index i - 1 using 1:2 with linespoints lw 2 ps 0.7 \
        pt 4 + i lc rgb colours[i] title columnheader(1)
}
