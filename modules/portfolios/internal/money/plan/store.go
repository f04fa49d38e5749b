package plan

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps plans. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Plan]
}

// NewStore keeps plans in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Plan]{
		Usual: "-created_at", Sorts: map[string]string{"created_at": "id", "next_on": "next_on"},
	})}
}

func visible(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		return debtor.OfVisible(ctx, tx.Session(&gorm.Session{NewDB: true}), tx, "plans.debtor_id")
	}
}

// Get is a plan of a debtor whom the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Plan, error) {
	p, err := storage.One[Plan](ctx, s.db, visible(ctx), storage.ByID(id))
	if err != nil {
		return p, err
	}
	return p, s.fill(ctx, &p)
}

// Lock is Get that keeps others from writing the plan.
func (s *Store) Lock(ctx context.Context, id string) (Plan, error) {
	p, err := storage.Lock[Plan](ctx, s.db, visible(ctx), storage.ByID(id))
	if err != nil {
		return p, err
	}
	return p, s.fill(ctx, &p)
}

// some are those of some plans that the caller may see.
func (s *Store) some(ctx context.Context, ids []string) ([]Plan, error) {
	return storage.All[Plan](ctx, s.db, len(ids), visible(ctx), storage.Where("plans.id IN ?", ids))
}

// Many are some plans with their instalments, whoever may see them.
func (s *Store) Many(ctx context.Context, narrow storage.Narrow) ([]*Plan, error) {
	found, err := storage.All[Plan](ctx, s.db, -1, narrow, storage.Sorted("plans.id"))
	all := make([]*Plan, len(found))
	for i := range found {
		all[i] = &found[i]
	}
	if err != nil {
		return all, err
	}
	return all, s.fill(ctx, all...)
}

// fill gives plans their instalments.
func (s *Store) fill(ctx context.Context, plans ...*Plan) error {
	if len(plans) == 0 {
		return nil
	}
	ids, of := make([]string, len(plans)), map[string]*Plan{}
	for i, p := range plans {
		ids[i], of[p.ID], p.Instalments = p.ID, p, []Instalment{}
	}
	rows, err := storage.All[Instalment](ctx, s.db, -1, storage.Where("plan_id IN ?", ids), storage.Sorted("plan_id, n"))
	for _, row := range rows {
		of[row.PlanID].Instalments = append(of[row.PlanID].Instalments, row)
	}
	return err
}

// standing are the plans of a debtor that wait or run.
func (s *Store) standing(ctx context.Context, debtorID string) ([]Plan, error) {
	return storage.All[Plan](ctx, s.db, -1, storage.Where("debtor_id = ? AND status IN ?", debtorID, []Status{Awaiting, Active, Suspended}))
}

// Running are the active plans of some debtors, with their instalments.
func (s *Store) Running(ctx context.Context, debtorIDs []string) (all []Plan, err error) {
	found, err := s.Many(ctx, func(tx *gorm.DB) *gorm.DB {
		return s.db.Listed("plans.debtor_id", debtorIDs)(tx).Where("plans.status = ?", Active)
	})
	for _, p := range found {
		all = append(all, *p)
	}
	return all, err
}

// insert writes a new plan with its instalments. It fails with offer.ErrUsed when its offer is a plan already.
func (s *Store) insert(ctx context.Context, p *Plan) error {
	if err := storage.Insert(ctx, s.db, p); err != nil {
		return err
	}
	return storage.Insert(ctx, s.db, p.Instalments)
}

// update writes a plan that people changed, with its instalments.
func (s *Store) update(ctx context.Context, p *Plan) error {
	if err := storage.Update(ctx, s.db, p, p.Version); err != nil {
		return err
	}
	return s.WriteInstalments(ctx, p)
}

// WriteInstalments writes what has changed of the instalments of plans.
func (s *Store) WriteInstalments(ctx context.Context, plans ...*Plan) error {
	var changed []*Instalment
	for _, p := range plans {
		for i := range p.Instalments {
			if one := &p.Instalments[i]; one.changed {
				changed = append(changed, one)
			}
		}
	}
	if len(changed) == 0 {
		return nil
	}
	columns := []string{"due_on", "paid", "status", "late_on"}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return s.db.BulkUpdate(ctx, tx, "plan_instalments", columns, func(yield func([]any) bool) {
			for _, i := range changed {
				i.changed = false
				if !yield([]any{i.ID, string(i.DueOn), i.Paid, string(i.Status), string(i.LateOn)}) {
					return
				}
			}
		})
	})
}

// Each hands over the plans that the caller may see and a filter leaves, the latest first, some at a time and without their instalments.
func (s *Store) Each(ctx context.Context, f Filter, take func([]Plan) error) error {
	return s.list.Each(ctx, s.query(ctx, f, page.Params{}), 500, take)
}

func (s *Store) query(ctx context.Context, f Filter, params page.Params) page.Query {
	return page.Query{Params: params, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(visible(ctx)(tx), "plans.status", f.Status)
		tx = page.Among(tx, "plans.portfolio_id", f.PortfolioID)
		if f.DebtorID != "" {
			tx = tx.Where("plans.debtor_id = ?", f.DebtorID)
		}
		return s.ofDebtors(f, page.Among(tx, "plans.created_by", f.Owner))
	}}
}

// ofDebtors narrows by what is known of the debtors: each plan asks for its own, since there are far fewer plans than debtors.
func (s *Store) ofDebtors(f Filter, tx *gorm.DB) *gorm.DB {
	if len(f.Assignee) == 0 && f.Text == "" {
		return tx
	}
	fresh := tx.Session(&gorm.Session{NewDB: true})
	own := page.Among(fresh.Model(&debtor.Debtor{}).Select("debtors.id").Where("debtors.id = plans.debtor_id"), "debtors.assignee_id", f.Assignee)
	return tx.Where("plans.debtor_id IN (?)", page.Words(s.db, own, "debtors.name_key", f.Text))
}

// mostKin is how many plans of a debtor are told with the debtor's story.
const mostKin = 50

// Kin are the debtor's latest plans, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Plan](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, p := range found {
		kin = append(kin, tracing.Subject{Type: "plan", ID: p.ID})
	}
	return kin, err
}
