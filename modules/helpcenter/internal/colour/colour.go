// Package colour judges whether a colour can be read, and finds one that can.
package colour

import (
	"fmt"
	"math"
	"strconv"
)

// legible is the least contrast of text that everybody can read (WCAG 2.2, 1.4.3).
const legible = 4.5

// The grounds of pages, by day and by night.
const (
	Day   = "#ffffff"
	Night = "#1b1a19"
)

type rgb [3]float64

// parse reads "#rrggbb"; anything else is black.
func parse(hex string) (c rgb) {
	for at := range c {
		if len(hex) != 7 {
			return rgb{}
		}
		value, err := strconv.ParseUint(hex[1+2*at:3+2*at], 16, 8)
		if err != nil {
			return rgb{}
		}
		c[at] = float64(value) / 255
	}
	return c
}

func (c rgb) String() string {
	part := func(at int) int { return int(math.Round(c[at] * 255)) }
	return fmt.Sprintf("#%02x%02x%02x", part(0), part(1), part(2))
}

// light is how much light a colour gives, from 0 to 1.
func (c rgb) light() float64 {
	linear := func(value float64) float64 {
		if value <= 0.04045 {
			return value / 12.92
		}
		return math.Pow((value+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c[0]) + 0.7152*linear(c[1]) + 0.0722*linear(c[2])
}

// Contrast is that of two colours, from 1 to 21.
func Contrast(a, b string) float64 {
	first, second := parse(a).light(), parse(b).light()
	return (math.Max(first, second) + 0.05) / (math.Min(first, second) + 0.05)
}

// Legible tells whether a colour can be read on a page by day, and white on it.
func Legible(hex string) bool { return Contrast(hex, Day) >= legible }

// AtNight is a colour made as much lighter as it takes to be read by night.
func AtNight(hex string) string {
	c := parse(hex)
	for step := 0; step < 20 && Contrast(c.String(), Night) < legible; step++ {
		for at := range c {
			c[at] += (1 - c[at]) / 10
		}
	}
	return c.String()
}
