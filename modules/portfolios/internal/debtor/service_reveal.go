package debtor

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Numbers tells the whole number of a phone of a debtor.
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

// Happening is one tracing event of a debtor.
type Happening struct {
	ID    string         `json:"id"`
	At    time.Time      `json:"at"`
	Name  string         `json:"name" doc:"What happened" example:"portfolios.debtor.assigned"`
	Actor Actor          `json:"actor"`
	Data  map[string]any `json:"data" doc:"Ids, names of fields and amounts"`
}

// Actor is who did something.
type Actor struct {
	Kind string `json:"kind" enum:"user,apikey,module,system"`
	ID   string `json:"id"`
	Name string `json:"name" example:"ana"`
}

// Timeline is what happened to a debtor that the caller may see, the latest first, and the cursor of older events.
func (s *Service) Timeline(ctx context.Context, id, before string, size int) ([]Happening, string, error) {
	if _, err := s.store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	lines, err := s.store.Lines(ctx, id, before, size)
	if err != nil {
		return nil, "", err
	}
	rows := make([]Happening, len(lines))
	for i, line := range lines {
		if rows[i], err = happening(line); err != nil {
			return nil, "", err
		}
	}
	if len(rows) < size {
		return rows, "", nil
	}
	return rows, rows[len(rows)-1].ID, nil
}

func happening(e tracing.Event) (Happening, error) {
	h := Happening{ID: e.ID, At: e.At, Name: e.Name, Actor: Actor{Kind: e.ActorKind, ID: e.ActorID, Name: e.ActorName}}
	return h, json.Unmarshal([]byte(e.Payload), &h.Data)
}
