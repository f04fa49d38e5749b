package portfolios

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/duplicate"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/document"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/note"
)

// fileParts are the parts that keep a debtor's file: what is noted on them, their papers, and who turned out to be one person.
func fileParts() []any {
	return []any{
		note.NewStore, note.NewService, document.NewStore, document.NewService,
		func() duplicate.Person { return facts.PersonOf }, duplicate.NewService,
	}
}

func fileRoutes() []any { return []any{note.Routes, document.Routes, duplicate.Routes} }
