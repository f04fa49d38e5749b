package httpx

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// HistoryInput names a record and a place in its history.
type HistoryInput struct {
	ByID
	PageSize int    `query:"pageSize" minimum:"1" maximum:"100" default:"20" doc:"Events per page"`
	Cursor   string `query:"cursor" maxLength:"64" doc:"meta.next of the page before"`
}

// History answers what happened to a record, the latest first. read gives a page, from a cursor on, and the cursor of the next one;
// it fails for whoever may not see the record.
func History(op Op, read func(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error)) {
	List(op, func(ctx context.Context, in *HistoryInput) ([]tracing.Happening, page.Meta, error) {
		rows, next, err := read(ctx, in.ID, in.Cursor, in.PageSize)
		return rows, page.Meta{Page: 1, PageSize: in.PageSize, Total: int64(len(rows)), TotalExact: next == "" && in.Cursor == "", Next: next}, err
	})
}
