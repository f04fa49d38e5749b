package sheet

import (
	"archive/zip"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"strconv"
	"strings"
)

// Book is a workbook (XLSX) that somebody has sent, read row by row within bounds. No file is made of it, and what is
// held does not grow with its rows, but for the texts that its cells share. The library that writes workbooks in the tests
// unpacks the whole and follows every number in it.
type Book struct {
	files  map[string]*zip.File
	sheets []named
	bounds Bounds
}

// named is a sheet and the file it lies in.
type named struct{ name, file string }

// OpenBook opens the workbook of so many bytes. It fails with ErrUnreadable and, by the archive's directory alone, with
// ErrUnpacked.
func OpenBook(ctx context.Context, from io.ReaderAt, size int64, b Bounds) (*Book, error) {
	archive, err := openArchive(from, size, b)
	if err != nil {
		return nil, err
	}
	book := &Book{files: map[string]*zip.File{}, bounds: b}
	for _, file := range archive.File {
		book.files[key(file.Name)] = file
	}
	return book, book.findSheets(ctx)
}

// key is how names of files are compared: programs differ in case, slashes and where they begin.
func key(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/"))
}

func (b *Book) findSheets(ctx context.Context) error {
	main := "xl/workbook.xml"
	err := b.relations(ctx, "_rels/.rels", func(_, kind, target string) {
		if strings.HasSuffix(kind, "/officeDocument") {
			main = key(target)
		}
	})
	if err != nil {
		return err
	}
	folder, targets := path.Dir(main), map[string]string{}
	err = b.relations(ctx, path.Join(folder, "_rels", path.Base(main)+".rels"), func(id, kind, target string) {
		if !strings.HasPrefix(target, "/") {
			target = path.Join(folder, target)
		}
		switch {
		case strings.HasSuffix(kind, "/worksheet"):
			targets[id] = key(target)
		case strings.HasSuffix(kind, "/sharedStrings"):
			targets[sharedTexts] = key(target)
		}
	})
	if err != nil {
		return err
	}
	if shared := b.files[targets[sharedTexts]]; shared != nil {
		b.files[sharedTexts] = shared
	}
	return b.nameSheets(ctx, main, targets)
}

// sharedTexts is no name that a file of an archive can have under key.
const sharedTexts = "//texts"

func (b *Book) nameSheets(ctx context.Context, main string, targets map[string]string) error {
	found := false
	err := b.read(ctx, main, func(tag xml.StartElement) error {
		found = true
		if tag.Name.Local == "sheet" && targets[relation(tag)] != "" {
			b.sheets = append(b.sheets, named{attribute(tag, "name"), targets[relation(tag)]})
		}
		return nil
	})
	if err == nil && (!found || len(b.sheets) == 0) {
		return ErrUnreadable
	}
	return err
}

func (b *Book) relations(ctx context.Context, file string, f func(id, kind, target string)) error {
	return b.read(ctx, file, func(tag xml.StartElement) error {
		if tag.Name.Local == "Relationship" {
			f(attribute(tag, "Id"), attribute(tag, "Type"), attribute(tag, "Target"))
		}
		return nil
	})
}

// read calls f with the opening tags of a file; of one that is not there, with none.
func (b *Book) read(ctx context.Context, name string, f func(xml.StartElement) error) error {
	file := b.files[key(name)]
	if file == nil {
		return nil
	}
	m, err := openMarkup(ctx, file)
	if err != nil {
		return err
	}
	defer m.close()
	return m.each(f)
}

// Sheets are the names of the sheets, in their order.
func (b *Book) Sheets() []string {
	names := make([]string, len(b.sheets))
	for i, s := range b.sheets {
		names[i] = s.name
	}
	return names
}

// Rows calls f with every row of a sheet that holds something: its number, from 1, and the raw values of its cells, which
// are f's until it returns. It fails with f's error, ErrNoSheet, ErrUnreadable, and with one of the refusals of a bound.
func (b *Book) Rows(ctx context.Context, name string, f func(number int64, cells []string) error) error {
	for _, s := range b.sheets {
		if s.name != name || b.files[s.file] == nil {
			continue
		}
		shared, err := openTexts(ctx, b.files[sharedTexts], b.bounds)
		if err != nil {
			return err
		}
		defer func() { shared.close() }()
		m, err := openMarkup(ctx, b.files[s.file])
		if err != nil {
			return err
		}
		defer m.close()
		return (&grid{markup: m, texts: shared, bounds: b.bounds, each: f}).read()
	}
	return ErrNoSheet
}

var errFound = errors.New("found")

// Estimate is a sheet's own word on how many rows it has; 0 where it says nothing.
func (b *Book) Estimate(ctx context.Context, name string) int64 {
	rows := int64(0)
	for _, s := range b.sheets {
		if s.name != name {
			continue
		}
		_ = b.read(ctx, s.file, func(tag xml.StartElement) error { // whoever reads the rows is told what is wrong with them
			if tag.Name.Local == "dimension" {
				reference := attribute(tag, "ref")
				rows, _ = strconv.ParseInt(reference[strings.LastIndexFunc(reference, letter)+1:], 10, 64)
			}
			if tag.Name.Local == "dimension" || tag.Name.Local == "sheetData" {
				return errFound
			}
			return nil
		})
	}
	return min(rows, b.bounds.Rows)
}

func letter(r rune) bool { return r < '0' || r > '9' }
