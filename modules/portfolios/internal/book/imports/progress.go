package imports

import (
	"fmt"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
)

// Progress is how far a check or a run has come.
type Progress struct {
	Processed     int64   `json:"processed" doc:"Rows read so far" example:"420000"`
	Total         int64   `json:"total" doc:"Rows of the file, estimated until its end has been seen" example:"1000000"`
	Percent       float64 `json:"percent" doc:"Part of the file that has been read" example:"42"`
	RowsPerSecond float64 `json:"rows_per_second" example:"18500"`
	SecondsLeft   int64   `json:"seconds_left" doc:"Estimated time to the end" example:"31"`
	merge.Counts
}

// Checkpoint is how far the work on an import has come, written in the transaction of the rows it speaks of.
type Checkpoint struct {
	TenantID   string `gorm:"primaryKey"`
	ID         string `gorm:"primaryKey"`
	Attempt    int64
	NextOffset int64
	NextLine   int64
	Total      int64
	Created    int64
	Updated    int64
	Unchanged  int64
	Rejected   int64
	Growth     int64 // of what is owed in the portfolio's currency
	Totals     merge.Totals
	Merkle     string
}

// TableName is the table of checkpoints.
func (Checkpoint) TableName() string { return "import_checkpoints" }

// Counts are the rows by what became of them.
func (c *Checkpoint) Counts() merge.Counts {
	return merge.Counts{Created: c.Created, Updated: c.Updated, Unchanged: c.Unchanged, Rejected: c.Rejected}
}

func (c *Checkpoint) setCounts(n merge.Counts) {
	c.Created, c.Updated, c.Unchanged, c.Rejected = n.Created, n.Updated, n.Unchanged, n.Rejected
}

// progress is what a person sees of a checkpoint: size is the file's, rate that of the work under way.
func (c *Checkpoint) progress(size int64, rate float64) Progress {
	p := Progress{Processed: c.Counts().Total(), Total: max(c.Total, c.Counts().Total()), RowsPerSecond: rate, Counts: c.Counts()}
	if size > 0 {
		p.Percent = min(100, float64(c.NextOffset)*100/float64(size))
	}
	if p.Percent > 0 && p.Percent < 100 && rate > 0 {
		p.SecondsLeft = int64(float64(p.Processed)*(100-p.Percent)/p.Percent/rate) + 1
	}
	return p
}

func columnPath(at int) string { return fmt.Sprintf("body.mapping[%d]", at) }

func words(fields []mapping.Field) string {
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = string(f)
	}
	return strings.Join(names, ", ")
}
