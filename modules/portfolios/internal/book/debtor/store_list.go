package debtor

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// newList is how debtors are listed.
func newList(db *storage.DB, bounds page.Bounds) *page.List[Debtor] {
	return page.New(db, page.Config[Debtor]{
		Sorts: map[string]string{
			"name": "name_key", "balance": "balance",
			"dpd":        "-aged_from", // the most days past due is the earliest day
			"created_at": "id",         // ids are in the order of time
		},
		Read: read, Bounds: bounds,
		Size: func(tx *gorm.DB) (int64, error) { return counted(tx, nil) },
	})
}

// List is one page of the debtors that the caller may see. It fails with page.ErrSort and page.ErrCursor.
func (s *Store) List(ctx context.Context, c Criteria, p page.Params) (rows []Debtor, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		q, err := s.question(ctx, tx, c, p)
		if err == nil {
			rows, meta, err = s.list.Find(ctx, q)
		}
		return err
	})
	return rows, meta, err
}

// Each reads every debtor that the caller may see and the criteria leave, batch by batch in the order of a sort.
func (s *Store) Each(ctx context.Context, c Criteria, sort string, f func([]Debtor) error) error {
	q, err := s.asked(ctx, c, page.Params{Sort: sort})
	if err != nil {
		return err
	}
	return s.list.Each(ctx, q, eachBatch, f)
}

// eachBatch is how many rows are read at a time; the whole is never in memory.
const eachBatch = 1_000

// Following are the next debtors behind an id, in the order of time, that the caller may see and the criteria leave.
func (s *Store) Following(ctx context.Context, c Criteria, behind string, limit int) ([]Debtor, error) {
	q, err := s.asked(ctx, c, page.Params{})
	if err != nil {
		return nil, err
	}
	return s.list.After(ctx, q, behind, limit)
}

func (s *Store) asked(ctx context.Context, c Criteria, p page.Params) (q page.Query, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		q, err = s.question(ctx, tx, c, p)
		return err
	})
	return q, err
}

// list is what somebody asks of the list of debtors.
type list struct {
	db       *storage.DB
	criteria Criteria
	sought   query // the criteria's text
	tenant   string
	own      string // user whose debtors alone may be seen, "" for all
}

// question is the list that somebody asks for, as package page asks it.
func (s *Store) question(ctx context.Context, tx *gorm.DB, c Criteria, p page.Params) (page.Query, error) {
	who := principal.Must(ctx)
	l := list{db: s.db, criteria: c, tenant: who.TenantID}
	if who.Scope != principal.ScopeAll {
		l.own = who.UserID
		l.criteria.WholeNumbers = true
	}
	q := page.Query{
		Params: p, Few: l.own != "" || c.assigned(),
		Rows: func(tx *gorm.DB) *gorm.DB { return l.narrowed(tx, false) },
		Walk: func(tx *gorm.DB) *gorm.DB { return l.narrowed(tx, true) },
	}
	if l.own == "" && c.counted() {
		q.Count = func(tx *gorm.DB) (int64, error) { return counted(tx, c.PortfolioIDs) }
	}
	if c.Text == "" {
		return q, nil
	}
	err := l.seek(tx)
	q.Search = l.search()
	return q, err
}

// seek reads the text. Whether a tag is called so is asked once, not of every row.
func (l *list) seek(tx *gorm.DB) error {
	l.sought = parseQuery(l.criteria.Text, l.criteria.WholeNumbers)
	if l.sought.tagKey == "" {
		return nil
	}
	var ids []string
	err := tx.Model(&tag.Tag{}).Where("name_key = ?", l.sought.tagKey).Limit(1).Pluck("id", &ids).Error
	if len(ids) > 0 {
		l.sought.tagID = ids[0]
	}
	return err
}

// narrowed narrows to the list without its text. When it is walked in the list's order, the conditions must not tempt
// SQLite to another index: a unary plus takes a column out of its choice, not out of the index entry.
func (l list) narrowed(tx *gorm.DB, walking bool) *gorm.DB {
	plain := ""
	if walking && l.db.Engine() == storage.SQLite {
		plain = "+"
	}
	if l.own != "" {
		tx = tx.Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", l.own)
	}
	tx = page.Among(tx, plain+"debtors.portfolio_id", l.criteria.PortfolioIDs)
	tx = page.Among(tx, plain+"debtors.status", l.criteria.Statuses)
	tx = page.Among(tx, plain+"debtors.bucket_id", l.criteria.BucketIDs)
	switch {
	case l.criteria.AssigneeID == Unassigned:
		tx = tx.Where(plain + "debtors.assignee_id = ''")
	case l.criteria.AssigneeID != "":
		tx = tx.Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", l.criteria.AssigneeID)
	}
	return l.tagged(tx, walking)
}

func (l list) tagged(tx *gorm.DB, walking bool) *gorm.DB {
	switch {
	case len(l.criteria.TagIDs) == 0:
		return tx
	case len(l.criteria.TagIDs) == 1 && !walking:
		return storage.Join(tx, &debtorTag{}, "dt", "dt.debtor_id = debtors.id AND dt.tag_id = ?", l.criteria.TagIDs[0])
	}
	either := fresh(tx)
	for _, id := range l.criteria.TagIDs {
		either = either.Or(l.db.Contains("debtors.tag_ids"), id)
	}
	return tx.Where(either)
}

// fresh is a session of tx's transaction without its conditions.
func fresh(tx *gorm.DB) *gorm.DB { return tx.Session(&gorm.Session{NewDB: true}) }

// counted sums the counts that some portfolios keep, or all.
func counted(tx *gorm.DB, portfolioIDs []string) (total int64, err error) {
	var counts []int64
	err = page.Among(tx.Model(&portfolioCount{}), "id", portfolioIDs).Pluck("debtors_count", &counts).Error
	for _, n := range counts {
		total += n
	}
	return total, err
}

type portfolioCount struct {
	TenantID     string `gorm:"primaryKey"`
	ID           string `gorm:"primaryKey"`
	DebtorsCount int64
}

// TableName is the table of portfolios.
func (portfolioCount) TableName() string { return "portfolios" }
