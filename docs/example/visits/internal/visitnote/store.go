package visitnote

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Filter narrows the list of notes; empty fields do not.
type Filter struct {
	DebtorID  []string  `query:"debtor_id" maxItems:"20"`
	CreatedBy []string  `query:"created_by" maxItems:"20" doc:"The collectors"`
	Outcome   []Outcome `query:"outcome" maxItems:"4"`
	From      time.Time `query:"from" doc:"Visited at or after"`
	To        time.Time `query:"to" doc:"Visited before"`
	Q         string    `query:"q" maxLength:"100" doc:"Words of the text"`
}

func newList(db *storage.DB) *page.List[Note] {
	return page.New(db, page.Config[Note]{
		Usual: "-visited_at",
		Sorts: map[string]string{"visited_at": "visited_at", "outcome": "outcome"},
	})
}

// reached narrows to the notes that the caller may see: their own, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("notes.created_by = ?", who.UserID)
		}
		return tx
	}
}

func (s *Service) query(ctx context.Context, f Filter, p page.Params) page.Query {
	q := page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(reached(ctx)(tx)) }}
	if f.Q != "" {
		q.Search = &page.Search{Where: func(tx *gorm.DB) *gorm.DB { return page.Words(s.db, tx, "notes.text_key", f.Q) }}
	}
	return q
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	tx = page.Among(tx, "notes.outcome", f.Outcome)
	tx = page.Among(tx, "notes.debtor_id", f.DebtorID)
	tx = page.Among(tx, "notes.created_by", f.CreatedBy)
	if !f.From.IsZero() {
		tx = tx.Where("notes.visited_at >= ?", f.From.UTC())
	}
	if !f.To.IsZero() {
		tx = tx.Where("notes.visited_at < ?", f.To.UTC())
	}
	return tx
}
