package debtor

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Numbers reveals the whole number of a phone of a debtor.
type Numbers interface {
	Number(ctx context.Context, debtorID, phoneID string) (string, error)
}

// Reveal uncovers a national id or a phone of a debtor that the caller may see, and leaves a tracing event. It fails
// with ErrNotFound, ErrNothing when there is nothing under the cover, and ErrReveals when the caller has uncovered as
// much in the last hour as the settings allow.
func (s *Service) Reveal(ctx context.Context, numbers Numbers, id, field, phoneID string) (string, error) {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return "", err
	}
	value := nationalid.Format(d.NationalIDType, d.NationalID)
	switch {
	case field == "phone" && phoneID == "":
		value = d.Phone
	case field == "phone":
		if value, err = numbers.Number(ctx, id, phoneID); err != nil {
			return "", err
		}
	}
	if value == "" {
		return "", ErrNothing
	}
	if err := s.mayReveal(ctx); err != nil {
		return "", err
	}
	payload := map[string]any{"field": field}
	if phoneID != "" {
		payload["phone_id"] = phoneID
	}
	return value, s.Mark(ctx, "revealed", d, payload)
}

// mayReveal counts what the caller has uncovered in the last hour. Whoever sees everything uncovered anyway is not
// counted.
func (s *Service) mayReveal(ctx context.Context) error {
	if !Covered(ctx) {
		return nil
	}
	most := s.chosen.Of(ctx).RevealsPerHour
	done, err := s.store.Revealed(ctx, principal.Must(ctx).UserID, s.clock.Now().Add(-time.Hour), most)
	if err == nil && done >= most {
		err = ErrReveals.WithParam("most", most)
	}
	return err
}
