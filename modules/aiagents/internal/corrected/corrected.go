// Package corrected makes cases of talks that people have reviewed: what was said, covered, in a file that is made up from its figures, and what
// should have come of it as the reviewer sees it.
package corrected

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Cases keeps them in the company's suite of corrections.
type Cases struct {
	suites *suite.Service
	file   Debtors
}

// Debtors tell who was spoken with.
type Debtors interface {
	Debtor(ctx context.Context, id string) (book.Debtor, error)
}

// New keeps them in the suites of a service.
func New(suites *suite.Service, file Debtors) *Cases { return &Cases{suites, file} }

// Keep implements review.Cases.
func (s *Cases) Keep(ctx context.Context, c review.Case) (suiteID, key string, err error) {
	d, err := s.debtor(ctx, c.DebtorID)
	if err != nil {
		return "", "", err
	}
	k, err := s.suites.Correct(ctx, c.ReviewID, Of(c, d))
	return k.SuiteID, k.Body.Key, err
}

// Forget implements review.Cases.
func (s *Cases) Forget(ctx context.Context, reviewID string) error {
	return s.suites.Uncorrect(ctx, reviewID)
}

// debtor is who it was; of one whom nobody knows, or who is there no more, what looks personal is covered.
func (s *Cases) debtor(ctx context.Context, id string) (book.Debtor, error) {
	if id == "" {
		return book.Debtor{}, nil
	}
	d, err := s.file.Debtor(ctx, id)
	if kind := errs.KindOf(err); err != nil && (kind == errs.NotFound || errors.Is(err, book.ErrNothing)) {
		return book.Debtor{}, nil
	}
	return d, err
}

// Of is the case of a talk.
func Of(c review.Case, d book.Debtor) scenario.Case {
	t := newTold(c, d)
	made := scenario.MadeUp(persona(c.Expected), t.language, t.n(), t.at())
	made.Title, made.Zero, made.Leaves, made.Expect = t.title(), len(c.Expected.Failed) > 0, false, expect(c.Expected)
	made.File = t.file(made.File)
	made.Turns = t.turns(made.File)
	return made
}

// cover is what must not be kept of a debtor: who they are goes with the rest.
func cover(d book.Debtor) *redact.Map {
	p := d.Personal
	return redact.New(redact.Facts{
		Country: d.Country, Documents: p.Documents, Phones: p.Phones, Emails: p.Emails, Accounts: p.Accounts, Others: p.Others,
		Names: []string{d.Name, d.Given}, HideNames: true,
	})
}

// before is what our side said last before a line.
func before(lines []claim.Line, n int) string {
	for n--; n >= 0; n-- {
		if lines[n].Speaker.Ours() {
			return lines[n].Text
		}
	}
	return ""
}
