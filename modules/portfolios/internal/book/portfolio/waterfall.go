package portfolio

import (
	"encoding/json"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Waterfall is the order in which a payment pays what is owed; none is the usual one.
type Waterfall []Cell

// Cell is one kind of owing: when it is due and what it is.
type Cell struct {
	Due       Due    `json:"due"`
	Component string `json:"component" enum:"penalty,fee,interest,principal"`
}

// Due is when something owed is due.
type Due string

// The kinds.
const (
	PastDue   Due = "past_due"
	DueNow    Due = "due"
	InAdvance Due = "in_advance"
)

// Enum are all of them.
func (Due) Enum() []Due { return []Due{PastDue, DueNow, InAdvance} }

// ErrWaterfall refuses an order that leaves a cell out or names one twice.
var ErrWaterfall = errs.New(errs.Invalid, "portfolios.waterfall")

func components() []string { return []string{"penalty", "fee", "interest", "principal"} }

// Cells is the order: the usual one is what is past due first, within it penalties, fees, interest and then the principal.
func (w Waterfall) Cells() []Cell {
	if len(w) > 0 {
		return w
	}
	var usual []Cell
	for _, due := range PastDue.Enum() {
		for _, component := range components() {
			usual = append(usual, Cell{due, component})
		}
	}
	return usual
}

// MarshalJSON lists every cell.
func (w Waterfall) MarshalJSON() ([]byte, error) { return json.Marshal(w.Cells()) }

// check fails with ErrWaterfall.
func (w Waterfall) check() error {
	seen := map[Cell]bool{}
	for i, cell := range w {
		if seen[cell] {
			return ErrWaterfall.WithField(fmt.Sprintf("body.cells[%d]", i), ErrWaterfall.Code)
		}
		seen[cell] = true
	}
	if len(seen) != len(PastDue.Enum())*len(components()) {
		return ErrWaterfall.WithField("body.cells", ErrWaterfall.Code)
	}
	return nil
}
