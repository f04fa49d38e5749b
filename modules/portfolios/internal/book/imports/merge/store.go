package merge

import (
	"context"
	"maps"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// store reads and writes what a batch touches, in the transaction of its context.
type store struct {
	db      *storage.DB
	debtors *debtor.Store
}

// listed is a condition that a column is one of some thousand values. PostgreSQL reads them as one array: as many
// parameters as values would be planned anew, and badly, for each batch.
func (s store) listed(column string, values []string) (condition string, list any) {
	if s.db.Engine() != storage.Postgres {
		return column + " IN ?", values
	}
	quoted, escaped := make([]string, len(values)), strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	for i, value := range values {
		quoted[i] = `"` + escaped.Replace(value) + `"`
	}
	return column + " = ANY(CAST(? AS text[]))", "{" + strings.Join(quoted, ",") + "}"
}

// load finds the debtors and debts that a batch speaks of, with the phones and addresses of those debtors.
func (s store) load(ctx context.Context, portfolioID string, batch []rows.Row) (*Known, error) {
	k := &Known{debtors: map[string]*debtor.Debtor{}, debts: map[string]*debt.Debt{}}
	err := s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.loadDebtors(tx, k, portfolioID, keysOf(batch)); err != nil {
			return err
		}
		if err := s.loadAliases(ctx, tx, k, portfolioID, keysOf(batch)); err != nil {
			return err
		}
		if err := s.loadDebts(tx, k, portfolioID, refsOf(batch)); err != nil {
			return err
		}
		return s.loadContacts(tx, k)
	})
	return k, err
}

func (s store) loadDebtors(tx *gorm.DB, k *Known, portfolioID string, keys []string) error {
	condition, list := s.listed("dedupe_key", keys)
	var found []debtor.Debtor
	err := tx.Where("portfolio_id = ? AND "+condition, portfolioID, list).Find(&found).Error
	for i := range found {
		k.debtors[found[i].DedupeKey] = &found[i]
	}
	return err
}

// loadAliases finds those whom debtors of the batch were merged into.
func (s store) loadAliases(ctx context.Context, tx *gorm.DB, k *Known, portfolioID string, keys []string) error {
	unknown := slices.DeleteFunc(slices.Clone(keys), func(key string) bool { return k.debtors[key] != nil })
	now, err := s.debtors.Aliases(ctx, portfolioID, unknown)
	if err != nil || len(now) == 0 {
		return err
	}
	condition, list := s.listed("id", slices.Collect(maps.Values(now)))
	var found []debtor.Debtor
	if err := tx.Where(condition, list).Find(&found).Error; err != nil {
		return err
	}
	k.aliases = map[string]string{}
	for i := range found {
		d := &found[i]
		if k.debtors[d.DedupeKey] == nil {
			k.debtors[d.DedupeKey] = d
		}
		for key, id := range now {
			if id == d.ID {
				k.aliases[key] = d.DedupeKey
			}
		}
	}
	return nil
}

func (s store) loadDebts(tx *gorm.DB, k *Known, portfolioID string, refs []string) error {
	if len(refs) == 0 {
		return nil
	}
	condition, list := s.listed("ref", refs)
	var found []debt.Debt
	err := tx.Where("portfolio_id = ? AND "+condition, portfolioID, list).Find(&found).Error
	for i := range found {
		k.debts[found[i].Ref] = &found[i]
	}
	return err
}

func (s store) loadContacts(tx *gorm.DB, k *Known) error {
	k.phones, k.places = map[string]map[string]bool{}, map[string]map[string]bool{}
	if len(k.debtors) == 0 {
		return nil
	}
	ids := make([]string, 0, len(k.debtors))
	for _, d := range k.debtors {
		ids = append(ids, d.ID)
	}
	condition, list := s.listed("debtor_id", ids)
	var phones []phone.Phone
	if err := tx.Select("debtor_id", "e164").Where(condition, list).Find(&phones).Error; err != nil {
		return err
	}
	for _, p := range phones {
		note(k.phones, p.DebtorID, p.E164)
	}
	var places []address.Address
	err := tx.Select("debtor_id", "fingerprint").Where(condition, list).Find(&places).Error
	for _, p := range places {
		note(k.places, p.DebtorID, p.Fingerprint)
	}
	return err
}

func note(sets map[string]map[string]bool, id, value string) {
	if sets[id] == nil {
		sets[id] = map[string]bool{}
	}
	sets[id][value] = true
}

// lockDebtors keeps others from writing to the plan's known debtors whose debts move, and brings their figures up to date: what
// was looked up may be a batch old. It fails with storage.ErrStale when one of them is gone.
func (s store) lockDebtors(tx *gorm.DB, p *plan) error {
	moved := p.moved()
	if len(moved) == 0 {
		return nil
	}
	condition, list := s.listed("id", slices.Collect(maps.Keys(moved)))
	var found []debtor.Debtor
	err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).Select("id", "balance", "other_balances", "debts_count", "aged_from", "bucket_id").
		Where(condition, list).Order("id").Find(&found).Error
	for _, d := range found {
		moved[d.ID].before = d.Figures()
	}
	if err == nil && len(found) < len(moved) {
		return storage.ErrStale
	}
	return err
}

// debtsOf are all debts, as stored, of the plan's known debtors whose debts move.
func (s store) debtsOf(tx *gorm.DB, p *plan) (map[string][]debt.Debt, error) {
	held, moved := map[string][]debt.Debt{}, p.moved()
	if len(moved) == 0 {
		return held, nil
	}
	condition, list := s.listed("debtor_id", slices.Collect(maps.Keys(moved)))
	var found []debt.Debt
	err := tx.Select("id", "debtor_id", "currency", "balance", "aged_from", "status").Where(condition, list).Find(&found).Error
	for _, d := range found {
		held[d.DebtorID] = append(held[d.DebtorID], d)
	}
	return held, err
}

// write writes the plan in the open transaction of ctx.
func (s store) write(ctx context.Context, p *plan) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.lockDebtors(tx, p); err != nil {
			return err
		}
		held, err := s.debtsOf(tx, p)
		if err != nil {
			return err
		}
		p.settle(held)
		for _, step := range []func(context.Context, *gorm.DB, *plan) error{s.writeDebtors, s.writeNew, s.writeRevised, s.writeGrowth} {
			if err := step(ctx, tx, p); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s store) writeDebtors(ctx context.Context, tx *gorm.DB, p *plan) error {
	var added, moved []*debtor.Debtor
	for _, a := range p.order {
		switch {
		case a.isNew:
			added = append(added, a.debtor)
		case a.changed:
			if err := s.debtors.Update(ctx, a.debtor, a.debtor.Version); err != nil {
				return err
			}
		case a.moved && a.debtor.Figures() != a.before:
			moved = append(moved, a.debtor)
		}
	}
	if err := s.debtors.SetFiguresBulk(ctx, moved); err != nil {
		return err
	}
	return s.debtors.InsertBulk(ctx, added)
}

func (s store) writeNew(ctx context.Context, tx *gorm.DB, p *plan) error {
	for _, write := range []func() error{
		func() error { return bulk(ctx, s.db, tx, "debts", debt.BulkColumns(), p.debts) },
		func() error { return bulk(ctx, s.db, tx, "movements", debt.BulkMovementColumns(), p.movements) },
		func() error { return bulk(ctx, s.db, tx, "phones", phone.BulkColumns(), p.phones) },
		func() error { return bulk(ctx, s.db, tx, "addresses", address.BulkColumns(), p.places) },
		func() error { return bulk(ctx, s.db, tx, "import_changes", ChangeColumns(), p.stamped()) },
	} {
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

// stamped are the changes with ids that ascend in their order.
func (p *plan) stamped() []*Change {
	for _, c := range p.changes {
		c.ID, c.ImportID = storage.NewID(), p.target.Source
	}
	return p.changes
}

func bulk[T interface{ BulkValues() []any }](ctx context.Context, db *storage.DB, tx *gorm.DB, table string, columns []string, all []T) error {
	if len(all) == 0 {
		return nil // a table that the file says nothing of costs no round trips
	}
	_, err := db.Bulk(ctx, tx, table, columns, func(yield func([]any) bool) {
		for _, one := range all {
			if !yield(one.BulkValues()) {
				return
			}
		}
	})
	return err
}

func (s store) writeRevised(ctx context.Context, tx *gorm.DB, p *plan) error {
	for _, owed := range p.revised {
		if err := storage.Update(ctx, s.db, owed, owed.Version); err != nil {
			return err
		}
	}
	if len(p.stays) == 0 {
		return nil
	}
	return tx.CreateInBatches(p.stays, 500).Error
}

func (s store) writeGrowth(_ context.Context, tx *gorm.DB, p *plan) error {
	if p.growth == (portfolio.Growth{}) {
		return nil
	}
	return p.growth.On(tx, p.target.Portfolio.ID)
}

func keysOf(batch []rows.Row) []string {
	return distinct(batch, func(r *rows.Row) string { return r.Key })
}

func refsOf(batch []rows.Row) []string {
	return distinct(batch, func(r *rows.Row) string {
		if !r.HasDebt {
			return ""
		}
		return r.Ref
	})
}

func distinct(batch []rows.Row, of func(*rows.Row) string) []string {
	seen := make(map[string]struct{}, len(batch))
	all := make([]string, 0, len(batch))
	for i := range batch {
		value := of(&batch[i])
		if _, again := seen[value]; again || value == "" || len(batch[i].Faults) > 0 {
			continue
		}
		seen[value] = struct{}{}
		all = append(all, value)
	}
	return all
}
