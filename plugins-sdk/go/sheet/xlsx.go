package sheet

import (
	"archive/zip"
	"bufio"
	"encoding/xml"
	"io"
	"strconv"
	"strings"
)

// mostRows is how many rows one sheet holds, the header among them.
const mostRows = 1_048_576

// mostCell is how many characters a spreadsheet takes in one cell.
const mostCell = 32_767

// xlsxRows is a table written as XLSX. The library that reads such files keeps the whole of what it writes in memory;
// here a row is on its way once it is written.
type xlsxRows struct {
	archive *zip.Writer
	sheet   *bufio.Writer
	numeric []bool
	columns []string // their letters
	row     int
}

// part is one file of a workbook.
type part struct{ name, text string }

// workbook are the parts of a workbook with one sheet beside the sheet itself; s="1" is the header's style.
func workbook() []part {
	return []part{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/workbook.xml", `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Recobro" sheetId="1" r:id="rId1"/></sheets></workbook>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`},
		{"xl/styles.xml", `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`},
	}
}

const sheetHead = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`

func newXLSX(to io.Writer, header []string, numeric []bool) (*xlsxRows, error) {
	x := &xlsxRows{archive: zip.NewWriter(to), numeric: numeric}
	for _, p := range workbook() {
		file, err := x.archive.Create(p.name)
		if err == nil {
			_, err = io.WriteString(file, xml.Header+p.text)
		}
		if err != nil {
			return nil, err
		}
	}
	file, err := x.archive.Create("xl/worksheets/sheet1.xml")
	if err != nil {
		return nil, err
	}
	x.sheet = bufio.NewWriterSize(file, 32<<10)
	_, _ = x.sheet.WriteString(xml.Header + sheetHead) // bufio tells its failure at the next write
	for i := range header {
		x.columns = append(x.columns, letters(i))
	}
	return x, x.add(header, func(int) bool { return false }, ` s="1"`)
}

func (x *xlsxRows) write(cells []string) error {
	return x.add(cells, func(i int) bool { return x.numeric[i] && number.MatchString(cells[i]) }, "")
}

func (x *xlsxRows) add(cells []string, isNumber func(int) bool, style string) error {
	if x.row++; x.row > mostRows {
		return ErrTooManyRows.WithParam("most", mostRows-1)
	}
	row := strconv.Itoa(x.row)
	_, _ = x.sheet.WriteString(`<row r="` + row + `">`)
	for i, cell := range cells {
		if cell == "" || i >= len(x.columns) {
			continue
		}
		_, _ = x.sheet.WriteString(`<c r="` + x.columns[i] + row + `"` + style)
		if isNumber(i) {
			_, _ = x.sheet.WriteString(`><v>` + cell + `</v></c>`)
			continue
		}
		_, _ = x.sheet.WriteString(` t="inlineStr"><is><t xml:space="preserve">`)
		_ = xml.EscapeText(x.sheet, []byte(short(cell)))
		_, _ = x.sheet.WriteString(`</t></is></c>`)
	}
	_, err := x.sheet.WriteString(`</row>`)
	return err
}

func (x *xlsxRows) close() error {
	_, _ = x.sheet.WriteString(`</sheetData></worksheet>`)
	if err := x.sheet.Flush(); err != nil {
		return err
	}
	return x.archive.Close()
}

// short cuts a cell to what spreadsheets take.
func short(cell string) string {
	if len(cell) <= mostCell {
		return cell
	}
	return strings.ToValidUTF8(cell[:mostCell-3], "") + "…"
}

// letters name a column: A, B … Z, AA.
func letters(column int) string {
	name := ""
	for column++; column > 0; column = (column - 1) / 26 {
		name = string(rune('A'+(column-1)%26)) + name
	}
	return name
}
