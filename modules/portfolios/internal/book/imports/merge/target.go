package merge

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Target is what rows are merged into, and under whose name.
type Target struct {
	Portfolio portfolio.Portfolio
	Buckets   bucket.Set
	UserID    string // who started the import
	Source    string // the import's id, kept on what it writes
	Now       time.Time
	Today     civil.Day // in the portfolio's zone
}

// row is the head of a new row of the target's tenant.
func (t Target) row() storage.Row {
	return storage.Row{
		TenantID: t.Portfolio.TenantID, ID: storage.NewID(), Version: 1,
		CreatedAt: t.Now, UpdatedAt: t.Now, CreatedBy: t.UserID, UpdatedBy: t.UserID,
	}
}

// Class is what became of one row.
type Class byte

// The classes. A row is Created when its debt (or, in a table of debtors alone, its debtor) was not known; Updated when
// something known changed; Unchanged when the portfolio said the same already.
const (
	Rejected  Class = 'r'
	Created   Class = 'c'
	Updated   Class = 'u'
	Unchanged Class = '='
)

// Counts are rows by class.
type Counts struct {
	Created   int64 `json:"created"`
	Updated   int64 `json:"updated"`
	Unchanged int64 `json:"unchanged"`
	Rejected  int64 `json:"rejected"`
}

// Add counts one row.
func (c *Counts) Add(class Class) {
	switch class {
	case Created:
		c.Created++
	case Updated:
		c.Updated++
	case Unchanged:
		c.Unchanged++
	case Rejected:
		c.Rejected++
	}
}

// Total is how many rows were counted.
func (c Counts) Total() int64 { return c.Created + c.Updated + c.Unchanged + c.Rejected }
