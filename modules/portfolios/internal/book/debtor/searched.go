package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// noteSearch leaves a tracing event of a search for a whole document or phone by somebody who sees them covered: whoever
// guesses numbers learns whose they are. The record keeps a hash of what was looked for.
func (s *Service) noteSearch(ctx context.Context, c Criteria, found int64) {
	if c.Text == "" || !Covered(ctx) {
		return
	}
	q := parseQuery(c.Text, true)
	if q.document == "" || !onlyDigits(q.document) || len(q.document) < wholePhone-1 {
		return
	}
	entry := tracing.Entry{Name: "portfolios.debtor.searched", SubjectType: "debtor"}
	payload := map[string]any{"national_id": q.document, "found": found}
	s.searches.Note(ctx, principal.Must(ctx).UserID+" "+q.document, entry, payload)
}
