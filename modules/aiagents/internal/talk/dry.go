package talk

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Dry takes turns of talks that are written nowhere here: of cases, and of tests, whose keeper keeps them in a way of its own. Whatever it
// says and does is what a talk with somebody would say and do.
type Dry struct {
	spec    spec.Spec
	service *Service
}

// Trial is what leads talks that are tried beside the flow, where they look things up, and what holds them back. The zero value has no models and
// no articles.
type Trial struct {
	Minds   Minds
	Library Library
	Outside act.Outside // that stand for those of other houses: nothing is done there while it is only tried
	Allowed limit.Allowance
}

// Trial is what the company's agents are tried with now.
func (h Holds) Trial(ctx context.Context) (Trial, error) {
	allowed, err := h.Limits.Allowed(ctx)
	return Trial{Minds: h.Minds, Library: h.Library, Allowed: allowed}, err
}

// steady are limits as they were when a trial began; nothing is counted against them.
type steady limit.Allowance

func (s steady) Allowed(context.Context) (limit.Allowance, error) { return limit.Allowance(s), nil }
func (s steady) Add(context.Context, string, int64, int64) error  { return nil }

// NewDry takes turns of one version over one file.
func NewDry(said spec.Spec, b book.Book, with Trial, c clock.Clock) Dry {
	return Dry{said, &Service{books: Books{Test: b}, clock: c, holds: Holds{Minds: with.Minds, Library: with.Library, Outside: with.Outside, Limits: steady(with.Allowed)}}}
}

// Begin is a talk that begins; id is what its acts are keyed by.
func (d Dry) Begin(id, debtorID string, language word.Language) Talk {
	t := Talk{Kind: Test, RefID: id, DebtorID: debtorID, Language: spoken(d.spec, language), Status: Open}
	t.ID, t.CreatedAt = id, d.service.clock.Now()
	return t
}

// Take answers an input. The talk as it stands then is part of what it gives.
func (d Dry) Take(ctx context.Context, t Talk, in Input) (Taken, error) {
	if t.Over() {
		return Taken{}, ErrOver
	}
	w, err := d.service.turn(ctx, t, d.spec, in)
	if err != nil {
		return Taken{}, err
	}
	return w.taken(), nil
}
