package duplicate

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// store moves what belongs to one debtor to another. Every method joins the transaction of its context.
type store struct{ db *storage.DB }

// moving is a kind of rows that name their debtor in a column; stays narrows to those that may go along.
type moving struct {
	part   Part
	model  any
	column string
	goes   func(tx, fresh *gorm.DB, keptID string) *gorm.DB
}

// all are the kinds, in one order. What the debtor who is kept has already — a number, an address, a consent — stays behind; so do
// offers, which were signed for the other.
func all() []moving {
	own := "debtor_id"
	return []moving{
		{Debts, &debtRow{}, own, nil}, {Payments, &paymentRow{}, own, nil}, {Promises, &promiseRow{}, own, nil}, {Plans, &planRow{}, own, nil},
		{"adjustments", &adjustmentRow{}, own, nil}, {Contacts, &contactRow{}, own, nil}, {Events, &eventRow{}, own, nil},
		{"notes", &noteRow{}, own, nil}, {"documents", &documentRow{}, own, nil},
		{Phones, &phoneRow{}, own, lacking(&phoneRow{}, "e164")}, {"addresses", &addressRow{}, own, lacking(&addressRow{}, "fingerprint")},
		{"consents", &consentRow{}, own, newConsents}, {"overrides", &overrideRow{}, own, nil},
		{"shared", &coDebtorRow{}, own, nil}, {"co_debtors", &coDebtorRow{}, "owner_id", nil},
		{"bank_lines", &bankLineRow{}, own, func(tx, _ *gorm.DB, _ string) *gorm.DB { return tx.Where("status <> 'posted'") }},
	}
}

// lacking narrows to rows whose value in a column the debtor who is kept has not.
func lacking(model any, column string) func(tx, fresh *gorm.DB, keptID string) *gorm.DB {
	return func(tx, fresh *gorm.DB, keptID string) *gorm.DB {
		return tx.Where(column+" NOT IN (?)", fresh.Model(model).Select(column).Where("debtor_id = ?", keptID))
	}
}

// newConsents narrows to consents that do not repeat one in force.
func newConsents(tx, fresh *gorm.DB, keptID string) *gorm.DB {
	there := fresh.Model(&consentRow{}).Select("channel || ' ' || maker").Where("debtor_id = ? AND revoked_at IS NULL", keptID)
	return tx.Where("(revoked_at IS NOT NULL OR channel || ' ' || maker NOT IN (?))", there)
}

// belonging are the ids of what would go along from one debtor to another.
func (s *store) belonging(ctx context.Context, m moving, keptID, otherID string) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := tx.Model(m.model).Where(m.column+" = ?", otherID)
		if m.goes != nil {
			of = m.goes(of, tx.Session(&gorm.Session{NewDB: true}), keptID)
		}
		return of.Order("id").Pluck("id", &ids).Error
	})
	return ids, err
}

// counts are what would go along.
func (s *store) counts(ctx context.Context, keptID, otherID string) ([]Count, error) {
	found := []Count{}
	for _, m := range all() {
		ids, err := s.belonging(ctx, m, keptID, otherID)
		if err != nil {
			return nil, err
		}
		if len(ids) > 0 {
			found = append(found, Count{m.part, len(ids)})
		}
	}
	return found, nil
}

// give gives rows of a kind to another debtor; of those alone whose they are.
func (s *store) give(ctx context.Context, m moving, ids []string, from, to string) error {
	if len(ids) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return s.db.Listed("id", ids)(tx.Model(m.model)).Where(m.column+" = ?", from).Updates(map[string]any{m.column: to}).Error
	})
}

// follow has what hangs on debts and promises follow them to another debtor.
func (s *store) follow(ctx context.Context, debts, promises []string, to string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if len(promises) > 0 {
			err := s.db.Listed("promise_id", promises)(tx.Model(&appropriationRow{})).Updates(map[string]any{"debtor_id": to}).Error
			if err != nil {
				return err
			}
		}
		if len(debts) == 0 {
			return nil
		}
		for model, column := range map[any]string{&movementRow{}: "debtor_id", &adjustmentRow{}: "debtor_id", &coDebtorRow{}: "owner_id"} {
			if err := s.db.Listed("debt_id", debts)(tx.Model(model)).Updates(map[string]any{column: to}).Error; err != nil {
				return err
			}
		}
		return nil
	})
}

// note writes down what moved.
func (s *store) note(ctx context.Context, mergeID string, part Part, ids []string, before map[string]string) error {
	rows := make([]movedRow, len(ids))
	for i, id := range ids {
		rows[i] = movedRow{MergeID: mergeID, Part: part, RowID: id, Before: before[id]}
	}
	if len(rows) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(rows, 500).Error })
}

// noted is what a merge moved, by its kind.
func (s *store) noted(ctx context.Context, mergeID string) (map[Part][]movedRow, error) {
	found, err := storage.All[movedRow](ctx, s.db, -1, storage.Where("merge_id = ?", mergeID), storage.Sorted("part, row_id"))
	by := map[Part][]movedRow{}
	for _, r := range found {
		by[r.Part] = append(by[r.Part], r)
	}
	return by, err
}

func idsOf(rows []movedRow) []string {
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.RowID
	}
	return ids
}

// before is JSON of columns of a row.
func before(columns map[string]any) string {
	text, err := json.Marshal(columns)
	if err != nil {
		panic(err) // words and truths always have a JSON form
	}
	return string(text)
}

// set writes columns of rows of a kind.
func (s *store) set(ctx context.Context, model any, ids []string, columns map[string]any) error {
	if len(ids) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return s.db.Listed("id", ids)(tx.Model(model)).Updates(columns).Error
	})
}

// restore puts back the columns that became something else.
func (s *store) restore(ctx context.Context, m moving, rows []movedRow) error {
	by := map[string][]string{}
	for _, r := range rows {
		if r.Before != "" {
			by[r.Before] = append(by[r.Before], r.RowID)
		}
	}
	for text, ids := range by {
		var columns map[string]any
		if err := json.Unmarshal([]byte(text), &columns); err != nil {
			return err
		}
		if err := s.set(ctx, m.model, ids, columns); err != nil {
			return err
		}
	}
	return nil
}

// talking reports whether a contact with the debtor is under way.
func (s *store) talking(ctx context.Context, debtorID string, now time.Time) (bool, error) {
	found, err := storage.All[contactRow](ctx, s.db, 1, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID),
		storage.Where("(status = 'open' OR status = 'reserved' AND expires_at > ?)", now))
	return len(found) > 0, err
}

// bound reports whether two debtors answer for each other, or both for the same debt.
func (s *store) bound(ctx context.Context, keptID, otherID string) (bool, error) {
	pair := []string{keptID, otherID}
	found, err := storage.All[coDebtorRow](ctx, s.db, -1, storage.Columns("id", "debt_id", "owner_id", "debtor_id"), s.db.Listed("debtor_id", pair))
	debts := map[string]bool{}
	for _, c := range found {
		if c.OwnerID == keptID || c.OwnerID == otherID || debts[c.DebtID] {
			return true, err
		}
		debts[c.DebtID] = true
	}
	return false, err
}

// crossed reports whether money went between what a merge moved and what was the other's, since: by payments, and by plans or promises
// that are open.
func (s *store) crossed(ctx context.Context, m Merge, moved map[Part][]movedRow) (paid, planned bool, err error) {
	is := map[Part]map[string]bool{}
	for part, rows := range moved {
		is[part] = map[string]bool{}
		for _, r := range rows {
			is[part][r.RowID] = true
		}
	}
	if paid, err = s.paidAcross(ctx, m, is); err != nil || paid {
		return paid, false, err
	}
	planned, err = s.plannedAcross(ctx, m, is)
	return false, planned, err
}

func (s *store) paidAcross(ctx context.Context, m Merge, is map[Part]map[string]bool) (bool, error) {
	since := storage.Where("debtor_id = ? AND created_at >= ?", m.KeptID, m.CreatedAt)
	movements, err := storage.All[movementRow](ctx, s.db, -1, since, storage.Where("payment_id <> ''"), storage.Columns("id", "debt_id", "payment_id"))
	if err != nil {
		return false, err
	}
	for _, one := range movements {
		if is[Debts][one.DebtID] != is[Payments][one.PaymentID] {
			return true, nil
		}
	}
	brought, err := storage.All[appropriationRow](ctx, s.db, -1, since, storage.Columns("id", "promise_id", "payment_id"))
	if err != nil {
		return false, err
	}
	for _, one := range brought {
		if is[Promises][one.PromiseID] != is[Payments][one.PaymentID] {
			return true, nil
		}
	}
	return s.instalmentsAcross(ctx, m, is)
}

func (s *store) instalmentsAcross(ctx context.Context, m Merge, is map[Part]map[string]bool) (bool, error) {
	var plans []string
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&planRow{}).Where("debtor_id = ?", m.KeptID).Pluck("id", &plans).Error
	})
	if err != nil || len(plans) == 0 {
		return false, err
	}
	found, err := storage.All[planAppropriationRow](ctx, s.db, -1, s.db.Listed("plan_id", plans))
	for _, one := range found {
		if is[Plans][one.PlanID] != is[Payments][one.PaymentID] {
			return true, err
		}
	}
	return false, err
}

func (s *store) plannedAcross(ctx context.Context, m Merge, is map[Part]map[string]bool) (bool, error) {
	of := storage.Where("debtor_id = ?", m.KeptID)
	plans, err := storage.All[planRow](ctx, s.db, -1, of, storage.Where("status IN ?", []string{"awaiting_approval", "active", "suspended"}),
		storage.Columns("id", "debts"))
	if err != nil {
		return false, err
	}
	for _, p := range plans {
		if !is[Plans][p.ID] && speaksOf(p.Debts, is[Debts]) {
			return true, nil
		}
	}
	promises, err := storage.All[promiseRow](ctx, s.db, -1, of, storage.Where("open AND debt_ids IS NOT NULL"), storage.Columns("id", "debt_ids"))
	for _, p := range promises {
		if !is[Promises][p.ID] && speaksOf(p.DebtIDs, is[Debts]) {
			return true, err
		}
	}
	return false, err
}

// speaksOf reports whether JSON names one of some ids.
func speaksOf(text string, ids map[string]bool) bool {
	for id := range ids {
		if strings.Contains(text, `"`+id+`"`) {
			return true
		}
	}
	return false
}

// open counts a debtor's promises and plans that are open, and the debts of others that they answer for.
func (s *store) open(ctx context.Context, debtorID string) (promises, plans, shared int, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		for into, of := range map[*int]*gorm.DB{
			&promises: tx.Model(&promiseRow{}).Where("open"),
			&plans:    tx.Model(&planRow{}).Where("status IN ?", []string{"active", "suspended"}),
			&shared:   tx.Model(&coDebtorRow{}),
		} {
			var n int64
			if err := of.Where("debtor_id = ?", debtorID).Count(&n).Error; err != nil {
				return err
			}
			*into = int(n)
		}
		return nil
	})
	return promises, plans, shared, err
}

// standing are the merges into a debtor that nobody has undone, the latest first.
func (s *store) standing(ctx context.Context, keptID string) ([]Merge, error) {
	return storage.All[Merge](ctx, s.db, -1, storage.Where("kept_id = ? AND split_at IS NULL", keptID), storage.Sorted("id DESC"))
}
