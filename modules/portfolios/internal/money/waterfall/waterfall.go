// Package waterfall says what a payment pays: it runs over what is owed, cell by cell, in the order that the portfolio has set.
package waterfall

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Part is what a payment pays of one component of one debt.
type Part struct {
	DebtorID   string         `json:"debtor_id" doc:"Whose debt it is"`
	DebtID     string         `json:"debt_id"`
	MovementID string         `json:"movement_id" doc:"The movement that came of it; empty in a preview"`
	Due        portfolio.Due  `json:"due" doc:"Whether it was past due, due or in advance"`
	Component  debt.Component `json:"component"`
	Amount     int64          `json:"amount" doc:"Minor units" example:"50000"`
}

// Allocate splits an amount over debts, by cells in their order; within a cell the debt that fell due first goes first. What is left
// over is more than the debts owe.
func Allocate(order portfolio.Waterfall, debts []debt.Debt, amount int64, today civil.Day) (parts []Part, left int64) {
	open := slices.DeleteFunc(slices.Clone(debts), func(d debt.Debt) bool { return d.Status == debt.Resolved || d.Balance <= 0 })
	slices.SortStableFunc(open, compareDue)
	for _, cell := range order.Cells() {
		for i := range open {
			d := &open[i]
			if amount == 0 || due(*d, today) != cell.Due {
				continue
			}
			component := debt.Component(cell.Component)
			if part := min(amount, d.Owed(component)); part > 0 {
				parts = append(parts, Part{DebtorID: d.DebtorID, DebtID: d.ID, Due: cell.Due, Component: component, Amount: part})
				amount -= part
			}
		}
	}
	return parts, amount
}

// due is whether a debt is past due, due or not due yet. One without a day is due.
func due(d debt.Debt, today civil.Day) portfolio.Due {
	switch {
	case d.CurrentDue == "" || d.CurrentDue == today:
		return portfolio.DueNow
	case d.CurrentDue.Before(today):
		return portfolio.PastDue
	default:
		return portfolio.InAdvance
	}
}

func compareDue(a, b debt.Debt) int {
	switch {
	case a.CurrentDue == b.CurrentDue:
		return 0
	case a.CurrentDue == "" || b.CurrentDue != "" && b.CurrentDue.Before(a.CurrentDue):
		return 1
	default:
		return -1
	}
}
