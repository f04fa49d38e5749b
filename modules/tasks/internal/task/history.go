package task

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Happening is one line of a task's history.
type Happening struct {
	ID    string         `json:"id"`
	At    time.Time      `json:"at"`
	Name  string         `json:"name" doc:"Module, record, what happened" example:"tasks.task.updated"`
	Actor Actor          `json:"actor" doc:"Who did it"`
	Data  map[string]any `json:"data" doc:"Particulars; changes holds, by field, what it was and what it became"`
}

// Actor is who did something.
type Actor struct {
	Kind string `json:"kind" enum:"user,apikey,module,system"`
	ID   string `json:"id"`
	Name string `json:"name" example:"ana"`
}

// History is what happened to a task, the latest first, and the cursor of older lines. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, before string, size int) ([]Happening, string, error) {
	if _, err := s.store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	lines, err := s.trail.Of(ctx, id, before, size)
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
