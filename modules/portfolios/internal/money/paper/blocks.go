package paper

// Heading begins a paper: the company, what the paper is and its number.
func (s *Sheet) Heading(title, number string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		if d.roll {
			d.rollHeading(title, number)
			return
		}
		r, g, b := d.accent()
		d.pdf.SetFillColor(r, g, b)
		d.pdf.Rect(0, 0, d.width, 4, "F")
		half := d.inner() / 2
		top := d.y
		d.font(15, true, dark)
		left := d.text(d.margin, half, d.look.Name, "L")
		d.y += left + 1
		d.font(9, false, quiet)
		for _, line := range []string{d.look.TaxID, d.look.Address} {
			if line != "" {
				d.y += d.text(d.margin, half, line, "L")
			}
		}
		below := d.y
		d.y = top
		d.font(15, true, dark)
		d.y += d.text(d.margin+half, half, title, "R") + 1
		d.font(11, false, dark)
		d.y += d.text(d.margin+half, half, number, "R")
		d.y = max(below, d.y) + 5
		d.rule()
		d.y += 5
	})
}

func (d *drawing) rollHeading(title, number string) {
	d.font(12, true, dark)
	d.y += d.text(d.margin, d.inner(), d.look.Name, "C")
	d.font(d.base-0.5, false, quiet)
	for _, line := range []string{d.look.TaxID, d.look.Address} {
		if line != "" {
			d.y += d.text(d.margin, d.inner(), line, "C")
		}
	}
	d.y += 2
	d.rule()
	d.y += 2
	d.font(11, true, dark)
	d.y += d.text(d.margin, d.inner(), title, "C")
	d.font(d.base, false, dark)
	d.y += d.text(d.margin, d.inner(), number, "C") + 2
}

// Fact is a line of a name and its value.
type Fact struct{ Name, Value string }

// Facts writes names and values; an empty value leaves its line out.
func (s *Sheet) Facts(facts ...Fact) {
	s.blocks = append(s.blocks, func(d *drawing) {
		name := 45.0
		if d.roll {
			name = 24
		}
		for _, f := range facts {
			if f.Value == "" {
				continue
			}
			d.font(d.base, false, dark)
			lines := max(d.lines(f.Value, d.inner()-name), d.lines(f.Name, name-1))
			d.room(float64(lines) * lineHeight(d.base))
			d.font(d.base, false, quiet)
			d.text(d.margin, name-1, f.Name, "L")
			d.font(d.base, false, dark)
			d.text(d.margin+name, d.inner()-name, f.Value, "L")
			d.y += float64(lines)*lineHeight(d.base) + 0.8
		}
		d.y += 3
	})
}

// Column is a column of a table: its title, its share of the width, and whether it is of figures.
type Column struct {
	Title   string
	Share   float64
	Figures bool
}

// Table writes rows under titles; its head stands again on each page.
func (s *Sheet) Table(columns []Column, rows [][]string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		head := make([]string, len(columns))
		for i, c := range columns {
			head[i] = c.Title
		}
		d.row(columns, head, true)
		for _, cells := range rows {
			before := d.pdf.PageNo()
			d.room(d.rowHeight(columns, cells))
			if d.pdf.PageNo() != before {
				d.row(columns, head, true)
			}
			d.row(columns, cells, false)
		}
		d.y += 3
	})
}

func (d *drawing) widths(columns []Column) []float64 {
	var all float64
	for _, c := range columns {
		all += c.Share
	}
	widths := make([]float64, len(columns))
	for i, c := range columns {
		widths[i] = d.inner() * c.Share / all
	}
	return widths
}

func (d *drawing) rowHeight(columns []Column, cells []string) float64 {
	d.font(d.base-0.5, false, dark)
	lines := 1
	for i, width := range d.widths(columns) {
		lines = max(lines, d.lines(cells[i], width-1))
	}
	return float64(lines)*lineHeight(d.base-0.5) + 1.6
}

func (d *drawing) row(columns []Column, cells []string, head bool) {
	height := d.rowHeight(columns, cells)
	ink := dark
	if head {
		ink = quiet
	}
	d.font(d.base-0.5, head, ink)
	x := d.margin
	for i, width := range d.widths(columns) {
		align := "L"
		if columns[i].Figures {
			align = "R"
		}
		d.text(x, width-0.5, cells[i], align)
		x += width
	}
	d.y += height - 0.8
	d.rule()
	d.y += 0.8
}

// Total writes the figure that matters, large.
func (s *Sheet) Total(name, value string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		size := 14.0
		if d.roll {
			size = 12
		}
		d.room(lineHeight(size) + 4)
		d.font(size-2, false, quiet)
		d.text(d.margin, d.inner()/3, name, "L")
		d.font(size, true, dark)
		d.y += d.text(d.margin+d.inner()/3, d.inner()*2/3, value, "R") + 4
	})
}

// Title writes a small title over what follows.
func (s *Sheet) Title(text string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		d.room(lineHeight(d.base+1) + 20)
		r, g, b := d.accent()
		d.font(d.base+1, true, dark)
		d.pdf.SetTextColor(r, g, b)
		d.y += d.text(d.margin, d.inner(), text, "L") + 1.5
	})
}

// Paragraph writes running text.
func (s *Sheet) Paragraph(text string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		if text == "" {
			return
		}
		d.font(d.base, false, dark)
		d.room(float64(d.lines(text, d.inner())) * lineHeight(d.base))
		d.y += d.text(d.margin, d.inner(), text, "L") + 2
	})
}

// Signatures leaves lines to sign on, side by side.
func (s *Sheet) Signatures(names ...string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		d.room(35)
		d.y += 22
		gap := 12.0
		width := (d.inner() - gap*float64(len(names)-1)) / float64(len(names))
		d.font(d.base-1, false, quiet)
		d.pdf.SetDrawColor(0x80, 0x80, 0x80)
		for i, name := range names {
			x := d.margin + float64(i)*(width+gap)
			d.pdf.Line(x, d.y, x+width, d.y)
			d.y++
			d.text(x, width, name, "C")
			d.y--
		}
		d.y += 8
	})
}

// Footer ends a paper with what the company writes under each.
func (s *Sheet) Footer(text string) {
	s.blocks = append(s.blocks, func(d *drawing) {
		d.font(d.base-1.5, false, quiet)
		for _, line := range []string{text, d.look.Footer} {
			if line != "" {
				d.room(lineHeight(d.base))
				d.y += d.text(d.margin, d.inner(), line, "C") + 1
			}
		}
	})
}
