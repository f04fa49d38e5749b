package tracing

import (
	"encoding/json"
	"time"
)

// Actor is who did something.
type Actor struct {
	Kind string `json:"kind" enum:"user,apikey,module,system"`
	ID   string `json:"id"`
	Name string `json:"name" example:"ana"`
}

// Happening is one line of the history of a record.
type Happening struct {
	ID    string          `json:"id"`
	At    time.Time       `json:"at"`
	Name  string          `json:"name" doc:"Module, record, what happened" example:"module.record.assigned"`
	Actor Actor           `json:"actor" doc:"Who did it"`
	Facts []Fact          `json:"facts" doc:"What it did, as far as it can be told"`
	Data  json.RawMessage `json:"data" doc:"Particulars as they were recorded: ids, names of fields, amounts"`
}

// History is lines of the record of one thing, told.
func (t *Teller) History(events []Event) []Happening {
	rows := make([]Happening, len(events))
	for i, e := range events {
		rows[i] = Happening{
			ID: e.ID, At: e.At, Name: e.Name, Actor: Actor{Kind: e.ActorKind, ID: e.ActorID, Name: e.ActorName},
			Facts: t.Facts(e.Payload), Data: json.RawMessage(e.Payload),
		}
	}
	return rows
}
