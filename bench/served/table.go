package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/bench/product"
)

// Rows of the table that are no question.
const (
	rowUpload  = "import, from the upload's first byte to the last row searchable, checks included"
	rowMemory  = "memory of all processes at rest with all rows (PSS)"
	rowFloor   = "100 rows of bare SQL as JSON over the standard library's server, p50 / p95"
	rowCreates = "creates, 8 connections"
	rowBare    = "bare one-row insert transactions of the same durability, 8 connections"
	rowShare   = "creates against bare inserts (≥ 0.40)"
)

const pocketColumn = "pocketbase"

// column is what one system showed: row → figure.
type column map[string]string

func (c column) set(row, figure string) { c[row] = figure }

func (c column) took(q question, all spread) {
	figure := milliseconds(all.at(0.5)) + " / " + milliseconds(all.at(0.95))
	if q.limit > 0 {
		figure = verdict(figure, all.at(0.95) <= q.limit)
	}
	c.set(q.label(), figure)
}

func (c column) imports(rows int, done product.Imported) {
	c.set(rowUpload, fmt.Sprintf("%.0f rows/s (%.0f s)", float64(rows)/done.Whole().Seconds(), done.Whole().Seconds()))
}

func (q question) label() string {
	if q.limit == 0 {
		return q.name + ", p50 / p95"
	}
	return fmt.Sprintf("%s, p50 / p95 (≤ %d ms)", q.name, q.limit.Milliseconds())
}

// table is the columns side by side.
type table struct {
	names   []string
	columns []column
}

func (t *table) add(name string, c column) {
	t.names, t.columns = append(t.names, name), append(t.columns, c)
}

func (t *table) print() {
	fmt.Println("| over HTTP, signed in |", strings.Join(t.names, " | "), "|")
	fmt.Println("|---" + strings.Repeat("|---:", len(t.names)) + "|")
	for _, row := range order() {
		line := "| " + row
		for _, c := range t.columns {
			line += " | " + c[row]
		}
		fmt.Println(line + " |")
	}
}

func order() []string {
	var asked []string
	for _, q := range questions(1) {
		asked = append(asked, q.label())
	}
	return slices.Concat(asked, []string{rowFloor, rowCreates, rowBare, rowShare, rowUpload, rowMemory})
}

func milliseconds(d time.Duration) string {
	return fmt.Sprintf("%.1f ms", float64(d.Microseconds())/1000)
}

func verdict(figure string, met bool) string {
	if met {
		return figure + " ✓"
	}
	return figure + " ✗"
}
