package debtor

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/tag"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// bounds keep a list's cost flat.
type bounds struct {
	count  int // rows are counted up to here unless an index or a counter makes it cheap
	small  int // a list of so few rows is sorted as a whole
	near   int // so many index entries are walked rather than jumped: whole strides
	search int // the most rows a text may find before the list is walked instead: a text that common is met soon
	deep   int // among so many rows a common text is looked for before all its finds are put in order
	many   int // the most finds that are put in order
	stride int // rows from one anchor to the next
	ahead  int // a list of so many rows is walked to its end once it is opened
}

func usualBounds() bounds {
	return bounds{count: 10_000, small: 1_000, near: 500, search: 3_000, deep: 10_000, many: 30_000, stride: 250, ahead: 20_000}
}

// list is one question to the store: what to show, in which order, which page.
type list struct {
	*Store
	tx       *gorm.DB
	criteria Criteria
	sought   query // the criteria's text
	order    Order
	page     page.Params
	id       uint64
	tenant   string
	own      string // user whose debtors alone may be seen, "" for all
}

// List is one page of the debtors that the caller may see. It fails with ErrCursor on a cursor of another list.
func (s *Store) List(ctx context.Context, c Criteria, o Order, p page.Params) (rows []Debtor, meta page.Meta, err error) {
	var l list
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if l, err = s.question(ctx, tx, c, o, p.Normal()); err != nil {
			return err
		}
		rows, meta, err = l.answer()
		return err
	})
	if err == nil {
		s.lookAhead(ctx, l, meta)
	}
	return rows, meta, err
}

func (s *Store) question(ctx context.Context, tx *gorm.DB, c Criteria, o Order, p page.Params) (list, error) {
	who := principal.Must(ctx)
	l := list{Store: s, tx: tx, criteria: c, order: o, page: p, tenant: who.TenantID}
	if who.Scope != principal.ScopeAll {
		l.own = who.UserID
		l.criteria.WholeNumbers = true
	}
	l.id = listID(who.TenantID+"\x00"+l.own, l.criteria, o)
	err := l.seek()
	return l, err
}

// seek takes the text apart. Whether a tag is called so is asked once, not of every row.
func (l *list) seek() error {
	if l.criteria.Text == "" {
		return nil
	}
	l.sought = parseQuery(l.criteria.Text, l.criteria.WholeNumbers)
	if l.sought.tagKey == "" {
		return nil
	}
	var ids []string
	err := l.tx.Model(&tag.Tag{}).Where("name_key = ?", l.sought.tagKey).Limit(1).Pluck("id", &ids).Error
	if len(ids) > 0 {
		l.sought.tagID = ids[0]
	}
	return err
}

func (l list) answer() ([]Debtor, page.Meta, error) {
	if l.page.Cursor != "" {
		return l.goOn()
	}
	if l.criteria.Text != "" {
		return l.search()
	}
	total, exact, err := l.count()
	if err != nil {
		return nil, page.Meta{}, err
	}
	if exact && total <= int64(l.bounds.small) {
		return l.small(l.narrowed(false))
	}
	return l.jump(total, exact)
}

// narrowed is the statement of the list without its text. When it is walked in the list's order, the conditions must
// not tempt SQLite to another index: a unary plus takes a column out of its choice, not out of the index entry.
func (l list) narrowed(walking bool) *gorm.DB {
	plain := ""
	if walking && l.db.Engine() == storage.SQLite {
		plain = "+"
	}
	tx := l.tx.Model(&Debtor{})
	if l.own != "" {
		tx = tx.Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", l.own)
	}
	tx = among(tx, plain+"debtors.portfolio_id", l.criteria.PortfolioIDs)
	tx = among(tx, plain+"debtors.status", l.criteria.Statuses)
	tx = among(tx, plain+"debtors.bucket_id", l.criteria.BucketIDs)
	switch {
	case l.criteria.AssigneeID == Unassigned:
		tx = tx.Where(plain + "debtors.assignee_id = ''")
	case l.criteria.AssigneeID != "":
		tx = tx.Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", l.criteria.AssigneeID)
	}
	return l.tagged(tx, walking)
}

// among narrows to the values, one by equality so that an index can go on behind it.
func among[T any](tx *gorm.DB, column string, values []T) *gorm.DB {
	switch len(values) {
	case 0:
		return tx
	case 1:
		return tx.Where(column+" = ?", values[0])
	default:
		return tx.Where(column+" IN ?", values)
	}
}

func (l list) tagged(tx *gorm.DB, walking bool) *gorm.DB {
	switch {
	case len(l.criteria.TagIDs) == 0:
		return tx
	case len(l.criteria.TagIDs) == 1 && !walking:
		return storage.Join(tx, &debtorTag{}, "dt", "dt.debtor_id = debtors.id AND dt.tag_id = ?", l.criteria.TagIDs[0])
	}
	either := l.tx.Session(&gorm.Session{NewDB: true})
	for _, id := range l.criteria.TagIDs {
		either = either.Or(l.contains("debtors.tag_ids", "?"), id)
	}
	return tx.Where(either)
}

// contains is the condition that a column has a text in it.
func (l list) contains(column, text string) string {
	if l.db.Engine() == storage.Postgres {
		return "strpos(" + column + ", " + text + ") > 0"
	}
	return "instr(" + column + ", " + text + ") > 0"
}

// count is the number of rows, exact or "at least". The portfolios keep the counts of the plainest lists; another list
// is counted in its index, up to the bound.
func (l list) count() (total int64, exact bool, err error) {
	if l.own == "" && l.criteria.counted() {
		return l.counted()
	}
	if known := l.anchors.of(l.id); known.reached() {
		return known.total, true, nil
	}
	var beyond []string
	if err = l.narrowed(false).Offset(l.bounds.count).Limit(1).Pluck("debtors.id", &beyond).Error; err != nil || len(beyond) > 0 {
		return int64(l.bounds.count), false, err
	}
	err = l.narrowed(false).Count(&total).Error
	return total, true, err
}

// counted sums the counts that the portfolios keep.
func (l list) counted() (total int64, exact bool, err error) {
	tx := among(l.tx.Model(&portfolioCount{}), "id", l.criteria.PortfolioIDs)
	var counts []int64
	if err = tx.Pluck("debtors_count", &counts).Error; err != nil {
		return 0, false, err
	}
	for _, n := range counts {
		total += n
	}
	return total, true, nil
}

type portfolioCount struct {
	TenantID     string `gorm:"primaryKey"`
	ID           string `gorm:"primaryKey"`
	DebtorsCount int64
}

// TableName is the table of portfolios.
func (portfolioCount) TableName() string { return "portfolios" }

// small sorts a short list as a whole and cuts the page out of it.
func (l list) small(tx *gorm.DB) ([]Debtor, page.Meta, error) {
	keys, err := l.keys(tx)
	if err != nil {
		return nil, page.Meta{}, err
	}
	return l.cut(keys, int64(len(keys)), true)
}

// keys are the places of a statement's rows.
func (l list) keys(tx *gorm.DB) ([]key, error) {
	columns := []string{"debtors.id"}
	if l.order.column != "id" {
		columns = append(columns, "debtors."+l.order.column)
	}
	rows, err := tx.Select(columns).Rows()
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var keys []key
	for rows.Next() {
		var k key
		if err := rows.Scan(l.order.targets(&k)...); err != nil {
			return nil, err
		}
		keys = append(keys, k)
	}
	return keys, rows.Err()
}

// cut is the page of a list whose places are all known.
func (l list) cut(keys []key, total int64, exact bool) ([]Debtor, page.Meta, error) {
	slices.SortFunc(keys, l.order.compare)
	from := min((l.page.Page-1)*l.page.PageSize, len(keys))
	to := min(from+l.page.PageSize, len(keys))
	rows, err := l.rows(keys[from:to])
	return rows, l.meta(total, exact), err
}

// rows are the debtors at the places, in their order.
func (l list) rows(keys []key) ([]Debtor, error) {
	if len(keys) == 0 {
		return nil, nil
	}
	ids := make([]string, len(keys))
	for i, k := range keys {
		ids[i] = k.ID
	}
	found, err := read(l.tx.Model(&Debtor{}).Where("debtors.id IN ?", ids))
	if err != nil {
		return nil, err
	}
	slices.SortFunc(found, func(a, b Debtor) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return found, nil
}

func (l list) meta(total int64, exact bool) page.Meta {
	return page.Meta{Page: l.page.Page, PageSize: l.page.PageSize, Total: total, TotalExact: exact}
}
