package paper

import (
	"strconv"
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

const family = "liberation"

// drawing is a sheet on its way to paper; y is where the next block begins, in millimetres.
type drawing struct {
	pdf           *fpdf.Fpdf
	look          Look
	width, height float64
	margin, y     float64
	base          float64 // size of the running text, in points
	roll          bool
}

// The ink of texts.
const (
	dark  = 0x20
	quiet = 0x60
)

// lineHeight is that of a text of a size in points.
func lineHeight(points float64) float64 { return points * 0.3528 * 1.35 }

func (d *drawing) inner() float64 { return d.width - 2*d.margin }

// font sets the size in points, the weight and how dark it is.
func (d *drawing) font(points float64, bold bool, ink int) {
	style := ""
	if bold {
		style = "B"
	}
	d.pdf.SetFont(family, style, points)
	d.pdf.SetTextColor(ink, ink, ink)
}

// room begins another page when a block of a height no longer fits; a roll has no pages.
func (d *drawing) room(height float64) {
	if d.roll || d.y+height <= d.height-18 {
		return
	}
	d.pdf.AddPage()
	d.y = 16
}

// text writes a text broken into lines within a width, and gives its height.
func (d *drawing) text(x, width float64, value, align string) float64 {
	points, _ := d.pdf.GetFontSize()
	height := lineHeight(points)
	lines := d.pdf.SplitText(value, width)
	for i, line := range lines {
		d.pdf.SetXY(x, d.y+float64(i)*height)
		d.pdf.CellFormat(width, height, line, "", 0, align, false, 0, "")
	}
	return float64(max(1, len(lines))) * height
}

// lines is how many lines a text takes within a width.
func (d *drawing) lines(value string, width float64) int {
	return max(1, len(d.pdf.SplitText(value, width)))
}

// rule draws a hairline over the whole width.
func (d *drawing) rule() {
	d.pdf.SetDrawColor(0xd0, 0xd0, 0xd0)
	d.pdf.SetLineWidth(0.2)
	d.pdf.Line(d.margin, d.y, d.width-d.margin, d.y)
}

// accent is the company's colour.
func (d *drawing) accent() (r, g, b int) {
	n, err := strconv.ParseUint(strings.TrimPrefix(d.look.Color, "#"), 16, 32)
	if err != nil || d.look.Color == "" {
		return 0x0f, 0x6c, 0x6d
	}
	return int(n >> 16 & 0xff), int(n >> 8 & 0xff), int(n & 0xff)
}

// stamp writes a word across the first page.
func (d *drawing) stamp(word string) {
	if word == "" {
		return
	}
	d.pdf.SetPage(1)
	size := 72.0
	if d.roll {
		size = 30
	}
	d.pdf.SetFont(family, "B", size)
	d.pdf.SetTextColor(0xc4, 0x31, 0x4b)
	d.pdf.SetAlpha(0.28, "Normal")
	x, y := d.width/2, min(d.height, d.y)/2+10
	d.pdf.TransformBegin()
	d.pdf.TransformRotate(24, x, y)
	d.pdf.Text(x-d.pdf.GetStringWidth(word)/2, y, word)
	d.pdf.TransformEnd()
	d.pdf.SetAlpha(1, "Normal")
}
