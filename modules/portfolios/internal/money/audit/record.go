package audit

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// recordAgrees holds every movement that the record tells of against the ledger, and looks for movements that it does not tell of. What
// an import or a repair brought is told of as a whole, not by the movement.
func (a *auditor) recordAgrees(ctx context.Context) error {
	told := map[string]bool{}
	before := ""
	for {
		lines, err := a.store.linesBehind(ctx, before)
		if err != nil {
			return err
		}
		if len(lines) == 0 {
			return a.untold(ctx, told)
		}
		before = lines[len(lines)-1].ID
		if err := a.linesAgree(ctx, lines, told); err != nil {
			return err
		}
	}
}

func (a *auditor) linesAgree(ctx context.Context, lines []tracing.Event, told map[string]bool) error {
	var all []ledger.Told
	for _, line := range lines {
		var payload struct {
			Movements []ledger.Told `json:"movements"`
		}
		if json.Unmarshal([]byte(line.Payload), &payload) == nil {
			all = append(all, payload.Movements...)
		}
	}
	for some := range slices.Chunk(all, atOnce) { // a line of a bank file's tells hundreds
		kept, err := a.store.kept(ctx, some)
		if err != nil {
			return err
		}
		for _, t := range some {
			told[t.ID] = true
			a.told++
			a.agrees(t, kept[t.ID])
		}
	}
	return nil
}

func (a *auditor) agrees(t ledger.Told, m debt.Movement) {
	switch {
	case m.ID == "":
		a.finds("movement %s of debt %s is in the record and not in the ledger", t.ID, t.DebtID)
	case m.Signed() != t.Amount || m.Component != t.Component || m.Type != t.Type || m.DebtID != t.DebtID:
		a.finds("movement %s of debt %s is %d of %s in the ledger, %d of %s in the record", t.ID, t.DebtID, m.Signed(), m.Component, t.Amount, t.Component)
	}
}

func (a *auditor) untold(ctx context.Context, told map[string]bool) error {
	return a.store.eachByHand(ctx, func(m debt.Movement) {
		if !told[m.ID] {
			a.finds("movement %s of debt %s (%d) is in the ledger and not in the record", m.ID, m.DebtID, m.Signed())
		}
	})
}
