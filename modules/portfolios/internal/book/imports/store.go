package imports

import (
	"context"
	"errors"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps imports. Every method joins the transaction of its context, or opens one of its own.
type Store struct{ db *storage.DB }

// NewStore keeps imports in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Rejection is one fault of one row.
type Rejection struct {
	TenantID   string `gorm:"primaryKey" json:"-"`
	ImportID   string `gorm:"primaryKey" json:"-"`
	Attempt    int64  `gorm:"primaryKey" json:"-"`
	Line       int64  `gorm:"primaryKey" json:"line" doc:"Line of the file, from 1" example:"48"`
	Nth        int64  `gorm:"primaryKey" json:"-"`
	FromOffset int64  `json:"-"`
	ToOffset   int64  `json:"-"`
	ColumnNo   int64  `json:"column" doc:"Place of the column, from 1; 0 when the whole row is at fault" example:"3"`
	ColumnName string `json:"column_name" example:"Teléfono"`
	Field      string `json:"field" doc:"Field the column is mapped to" example:"phone"`
	Value      string `json:"value" doc:"What stood in the file" example:"12"`
	Code       string `json:"code" doc:"Stable code of the reason" example:"phone"`
	Detail     string `json:"-"`
	Mended     bool   `json:"mended" gorm:"-" doc:"Somebody has mended the row on the screen; it waits to be imported"`
	Reason     string `json:"reason" gorm:"-" doc:"The reason in the reader's language"`
}

// TableName is the table of rejections.
func (Rejection) TableName() string { return "import_rejections" }

// remembered is what the columns of a creditor's last files were mapped to, by mapping.Key of their names.
type remembered struct {
	storage.Row
	Fields map[string]mapping.Field `gorm:"serializer:json"`
}

// TableName is the table of remembered mappings.
func (remembered) TableName() string { return "import_mappings" }

// Get is one import with its progress. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (i Import, c Checkpoint, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("id = ?", id).First(&i).Error; err != nil {
			return err
		}
		return tx.Where("id = ?", id).First(&c).Error
	})
	return i, c, s.db.Told(err, i)
}

// Status is where an import stands now.
func (s *Store) Status(ctx context.Context, id string) (Status, error) {
	i, err := storage.One[Import](ctx, s.db, storage.Columns("status"), storage.ByID(id))
	return i.Status, err
}

// Known reports whether there is an import of an id.
func (s *Store) Known(ctx context.Context, id string) (known bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var n int64
		err := tx.Model(&Import{}).Where("id = ?", id).Count(&n).Error
		known = n > 0
		return err
	})
	return known, err
}

// List is one page of imports, the newest first, of one portfolio where one is given.
func (s *Store) List(ctx context.Context, portfolioID string, p page.Params) (all []Import, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := tx.Model(&Import{})
		if portfolioID != "" {
			of = of.Where("portfolio_id = ?", portfolioID)
		}
		// What was found in the files is read of one import at a time: it can be as long as a page of imports.
		all, meta, err = page.Short[Import](of.Omit("detected", "proposed", "columns"), "-created_at", orders(), p)
		return err
	})
	return all, meta, err
}

// orders are by time, which is the order of ids.
func orders() map[string]string {
	return map[string]string{"created_at": "id", "-created_at": "id DESC"}
}

// Insert writes a new import and its empty checkpoint.
func (s *Store) Insert(ctx context.Context, i *Import, c *Checkpoint) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Create(i).Error; err != nil {
			return err
		}
		c.TenantID, c.ID = i.TenantID, i.ID
		return tx.Create(c).Error
	})
}

// Portfolio is the portfolio, locked on PostgreSQL until the transaction ends: starts and ends of its imports follow
// one another.
func (s *Store) Portfolio(ctx context.Context, id string) (portfolio.Portfolio, error) {
	return known(storage.Lock[portfolio.Portfolio](ctx, s.db, storage.ByID(id)))
}

// ReadPortfolio is the portfolio, not locked.
func (s *Store) ReadPortfolio(ctx context.Context, id string) (portfolio.Portfolio, error) {
	return known(storage.One[portfolio.Portfolio](ctx, s.db, storage.ByID(id)))
}

func known(p portfolio.Portfolio, err error) (portfolio.Portfolio, error) {
	if errors.Is(err, portfolio.ErrNotFound) {
		err = ErrNoPortfolio.WithField("body.portfolio_id", "portfolios.import_portfolio").Wrap(err)
	}
	return p, err
}

// Buckets are the tenant's ageing buckets.
func (s *Store) Buckets(ctx context.Context) (set bucket.Set, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Order("min_days").Find(&set).Error })
	if len(set) == 0 {
		set = bucket.Default()
	}
	return set, err
}

// Others are the imports of the portfolio that run or wait to, but for one; the one that runs first, then by their age.
func (s *Store) Others(ctx context.Context, portfolioID, but string) (all []Import, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("portfolio_id = ? AND status IN ? AND id <> ?", portfolioID, []Status{Running, Undoing}, but).
			Order("CASE WHEN waiting_for = '' THEN 0 ELSE 1 END, started_at, id").Find(&all).Error
	})
	return all, err
}

// Await makes imports wait for another one, "" for none.
func (s *Store) Await(ctx context.Context, ids []string, other string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Import{}).Where("id IN ?", ids).Updates(map[string]any{"waiting_for": other}).Error
	})
}

// Enqueue adds the job that works on an import, in the open transaction.
func (s *Store) Enqueue(ctx context.Context, queue *jobs.Client, id string) error {
	if queue == nil {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := queue.InsertTx(ctx, tx, Work{ImportID: id}, &jobs.Opts{Queue: QueueName})
		return err
	})
}

// Begin starts an attempt: the checkpoint stands at the beginning of the file again.
func (s *Store) Begin(ctx context.Context, i *Import) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Checkpoint{}).Where("id = ?", i.ID).Updates(map[string]any{
			"attempt": gorm.Expr("attempt + 1"), "next_offset": 0, "next_line": 0, "total": i.Detected.Rows,
			"created": 0, "updated": 0, "unchanged": 0, "rejected": 0, "growth": 0, "totals": "[]", "merkle": "",
		}).Error
	})
}

// Save writes the checkpoint in the open transaction if the import is still at work: what was cancelled writes nothing.
func (s *Store) Save(ctx context.Context, c *Checkpoint, status Status) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var i Import
		err := tx.Clauses(clause.Locking{Strength: "SHARE"}).Select("id", "status").Where("id = ?", c.ID).First(&i).Error
		if err != nil {
			return err
		}
		if i.Status != status {
			return errNotAtWork
		}
		return tx.Model(&Checkpoint{}).Where("id = ? AND attempt = ?", c.ID, c.Attempt).Updates(map[string]any{
			"growth": c.Growth, "totals": c.Totals,
			"next_offset": c.NextOffset, "next_line": c.NextLine, "total": c.Total, "created": c.Created, "updated": c.Updated,
			"unchanged": c.Unchanged, "rejected": c.Rejected, "merkle": c.Merkle,
		}).Error
	})
}

// AtWork are the imports of every tenant that are at work and wait for nothing.
func (s *Store) AtWork(ctx context.Context) (all []Import, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("tenant_id", "id").Where("status IN ? AND waiting_for = ''", []Status{Checking, Running, Undoing}).Find(&all).Error
	})
	return all, err
}

// Reject writes the faults of the batch's rejected rows.
func (s *Store) Reject(ctx context.Context, i *Import, attempt int64, batch []rows.Row) error {
	if !slices.ContainsFunc(batch, func(r rows.Row) bool { return len(r.Faults) > 0 }) {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.db.Bulk(ctx, tx, "import_rejections", []string{
			"import_id", "attempt", "line", "nth", "from_offset", "to_offset", "column_no", "column_name",
			"field", "value", "code", "detail",
		}, func(yield func([]any) bool) {
			for r := range batch {
				for n, f := range batch[r].Faults {
					if !yield([]any{
						i.ID, attempt, batch[r].Line, int64(n), batch[r].Offset, batch[r].End, int64(f.Column + 1),
						i.columnName(f.Column), string(f.Field), f.Value, string(f.Code), f.Detail,
					}) {
						return
					}
				}
			}
		})
		return err
	})
}

func (i *Import) columnName(at int) string {
	if at < 0 || at >= len(i.Detected.Header) {
		return ""
	}
	return i.Detected.Header[at]
}

// Forget deletes the rejections of attempts before the given one.
func (s *Store) Forget(ctx context.Context, id string, attempt int64) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("import_id = ? AND attempt < ?", id, attempt).Delete(&Rejection{}).Error
	})
}

// Rejections are one page of an attempt's faults, in the order of the file.
func (s *Store) Rejections(ctx context.Context, id string, attempt int64, p page.Params) ([]Rejection, page.Meta, error) {
	return page.Few[Rejection](ctx, s.db, "line, nth", p, storage.Where("import_id = ? AND attempt = ?", id, attempt))
}

const rejectionsAtOnce = 1000

// RejectionsAfter are the faults of the rejected rows that follow a line, some hundred rows of them.
func (s *Store) RejectionsAfter(ctx context.Context, id string, attempt, line int64) ([]Rejection, error) {
	of := storage.Where("import_id = ? AND attempt = ? AND line > ?", id, attempt, line)
	return storage.All[Rejection](ctx, s.db, rejectionsAtOnce, of, storage.Sorted("line, nth"))
}

// Remembered is what the creditor's columns were mapped to before.
func (s *Store) Remembered(ctx context.Context, creditorID string) (map[string]mapping.Field, error) {
	var r remembered
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("id = ?", creditorID).Limit(1).Find(&r).Error
	})
	return r.Fields, err
}

// Remember keeps what the creditor's columns are mapped to, beside what is known of columns that this file has not.
func (s *Store) Remember(ctx context.Context, creditorID string, fields map[string]mapping.Field) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var r remembered
		if err := tx.Where("id = ?", creditorID).Limit(1).Find(&r).Error; err != nil {
			return err
		}
		if r.ID == "" {
			return tx.Create(&remembered{Row: storage.Row{ID: creditorID}, Fields: fields}).Error
		}
		for name, field := range fields {
			r.Fields[name] = field
		}
		return storage.Update(ctx, s.db, &r, r.Version)
	})
}

// systemOf is the context of background work in a tenant.
func systemOf(ctx context.Context, tenantID string) context.Context {
	return principal.With(ctx, principal.System(tenantID, "portfolios"))
}
