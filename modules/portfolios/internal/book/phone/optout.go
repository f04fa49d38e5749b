package phone

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// optedOut gives phones the status of their numbers where these are opted out, in whatever portfolio that was said.
func (s *Service) optedOut(ctx context.Context, phones ...*Phone) error {
	numbers := make([]string, len(phones))
	for i, p := range phones {
		numbers[i] = p.E164
	}
	out, err := s.optOuts.Of(ctx, numbers)
	for _, p := range phones {
		if out[p.E164] {
			p.Status = OptedOut
		}
	}
	return err
}

// keepOptOut has the company's opt-outs follow the status that somebody gave a number. It fails with ErrOptedOut for who sees own debtors
// alone and would lift one: it is theirs to note, and others' to take back.
func (s *Service) keepOptOut(ctx context.Context, p Phone, was Status) error {
	switch {
	case p.Status == OptedOut && was != OptedOut:
		return s.silence(ctx, p)
	case was != OptedOut || p.Status == OptedOut:
		return nil
	case principal.Must(ctx).Scope != principal.ScopeAll:
		return ErrOptedOut.WithField("body.status", ErrOptedOut.Code)
	}
	if _, err := s.optOuts.Lift(ctx, p.E164); err != nil {
		return err
	}
	return s.changed(ctx, p.E164)
}

func (s *Service) silence(ctx context.Context, p Phone) error {
	if _, err := s.optOuts.Add(ctx, optout.OptOut{Address: p.E164, DebtorID: p.DebtorID, Source: "phone"}); err != nil {
		return err
	}
	return s.changed(ctx, p.E164)
}

// changed has all who have a number looked at again.
func (s *Service) changed(ctx context.Context, e164 string) error {
	ids, err := s.Having(ctx, e164)
	if err != nil {
		return err
	}
	return s.debtors.Changed(ctx, ids...)
}
