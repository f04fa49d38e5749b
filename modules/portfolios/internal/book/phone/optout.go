package phone

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
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

// keepOptOut has the company's opt-outs follow the status that somebody gave a number. What is blocked as well stays opted out.
func (s *Service) keepOptOut(ctx context.Context, p Phone, was, wanted Status) error {
	switch {
	case wanted == OptedOut && was != OptedOut:
		return s.silence(ctx, p)
	case was == OptedOut && wanted == Unverified:
		_, err := s.LiftOptOut(ctx, p.E164)
		return err
	}
	return nil
}

// LiftOptOut takes the opt-outs of a number or mailbox back, for whoever has it, and gives them.
func (s *Service) LiftOptOut(ctx context.Context, address string) ([]optout.OptOut, error) {
	lifted, err := s.optOuts.Lift(ctx, address)
	if err != nil {
		return nil, err
	}
	if !optout.IsNumber(address) {
		return lifted, nil
	}
	if err := s.reset(ctx, address); err != nil {
		return nil, err
	}
	return lifted, s.changed(ctx, address)
}

func (s *Service) silence(ctx context.Context, p Phone) error {
	if err := s.optOuts.Add(ctx, optout.OptOut{Address: p.E164, DebtorID: p.DebtorID, Source: "phone"}); err != nil {
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
