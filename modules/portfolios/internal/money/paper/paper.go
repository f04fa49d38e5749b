// Package paper draws what debtors are given: receipts and agreements, as PDF in the company's look and the debtor's language, on A4
// or on the roll of a receipt printer.
package paper

import (
	"bytes"
	"fmt"
	"strings"

	"codeberg.org/go-fonts/liberation/liberationsansbold"
	"codeberg.org/go-fonts/liberation/liberationsansregular"
	"codeberg.org/go-pdf/fpdf"
)

// Size is what is printed on.
type Size string

// The sizes.
const (
	A4   Size = "a4"
	Roll Size = "80mm" // of a receipt printer, as long as it takes
)

// Enum are both of them.
func (Size) Enum() []Size { return []Size{A4, Roll} }

// Look is how a company's papers look; module.json describes it among the settings.
type Look struct {
	Name    string `json:"paper_name"`
	TaxID   string `json:"paper_tax_id"`
	Address string `json:"paper_address"`
	Footer  string `json:"paper_footer"`
	Color   string `json:"paper_color"` // "#0F6C6D"

	MailReceipts bool `json:"mail_receipts"` // each at once, to debtors with an address
}

// Of is the look with the company's name where none was chosen.
func (l Look) Of(tenantID string) Look {
	if l.Name == "" && tenantID != "" {
		l.Name = strings.ToUpper(tenantID[:1]) + tenantID[1:]
	}
	return l
}

// Sheet is a paper that is being written, block by block.
type Sheet struct {
	look   Look
	size   Size
	blocks []block
	stamp  string
	files  []fpdf.Attachment
}

// block draws one part of a sheet.
type block func(d *drawing)

// New begins a paper.
func New(look Look, size Size) *Sheet { return &Sheet{look: look, size: size} }

// Stamp writes a word across the paper: "ANULADO".
func (s *Sheet) Stamp(word string) { s.stamp = word }

// Attach puts a file into the PDF, for programs to read.
func (s *Sheet) Attach(name string, content []byte) {
	s.files = append(s.files, fpdf.Attachment{Filename: name, Content: content})
}

// PDF is the paper. A roll is as long as what is on it.
func (s *Sheet) PDF() ([]byte, error) {
	width, height := 210.0, 297.0
	if s.size == Roll {
		const longest = 3_000
		width, height = 80, s.draw(80, longest).y+8
	}
	d := s.draw(width, height)
	var out bytes.Buffer
	if err := d.pdf.Output(&out); err != nil {
		return nil, fmt.Errorf("draw a paper: %w", err)
	}
	return out.Bytes(), nil
}

func (s *Sheet) draw(width, height float64) *drawing {
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: width, Ht: height}})
	pdf.AddUTF8FontFromBytes(family, "", liberationsansregular.TTF)
	pdf.AddUTF8FontFromBytes(family, "B", liberationsansbold.TTF)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCatalogSort(true)
	pdf.AddPage()
	d := &drawing{pdf: pdf, look: s.look, width: width, height: height, margin: 18, y: 16, base: 10}
	if s.size == Roll {
		d.margin, d.y, d.base, d.roll = 5, 5, 8.5, true
	}
	for _, b := range s.blocks {
		b(d)
	}
	d.stamp(s.stamp)
	pdf.SetAttachments(s.files)
	return d
}
