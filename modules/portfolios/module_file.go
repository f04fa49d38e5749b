package portfolios

import (
	"github.com/recobro/recobro/modules/portfolios/internal/contact/document"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/note"
)

// fileParts are the parts that keep a debtor's file: what is noted on them, and their papers.
func fileParts() []any {
	return []any{note.NewStore, note.NewService, document.NewStore, document.NewService}
}

func fileRoutes() []any { return []any{note.Routes, document.Routes} }
