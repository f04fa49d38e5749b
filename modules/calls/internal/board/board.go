// Package board shows what goes on: who speaks with whom, who is free, who waits, and how many found nobody.
package board

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/presence"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// State is what somebody is doing.
type State string

// The states.
const (
	Free     State = "free"
	Dialing  State = "dialing" // their call is under way, and nobody has answered it yet
	Talking  State = "talking"
	Wrapping State = "wrapping" // what came of their last call is still to be said
)

// Enum are all of them.
func (State) Enum() []State { return []State{Free, Dialing, Talking, Wrapping} }

// Person is somebody at their line.
type Person struct {
	UserID      string    `json:"user_id"`
	State       State     `json:"state"`
	Since       time.Time `json:"since" doc:"When that began"`
	CallID      string    `json:"call_id" doc:"Empty for somebody who is free"`
	DebtorID    string    `json:"debtor_id"`
	SessionID   string    `json:"session_id"`
	Supervisors []string  `json:"supervisors" doc:"Who hears their call besides"`
}

// Board is what goes on.
type Board struct {
	People  []Person    `json:"people"`
	Waiting []call.Call `json:"waiting" doc:"Who waits to be spoken with, the longest first"`
	Agents  []call.Call `json:"agents" doc:"Calls that agents of software hold, the longest first"`
	Dialing int         `json:"dialing" doc:"Calls of sessions that nobody has answered yet"`
}

// Service shows it.
type Service struct {
	calls *call.Service
	lines *presence.Lines
	clock clock.Clock
}

// NewService shows calls and people.
func NewService(calls *call.Service, lines *presence.Lines, c clock.Clock) *Service {
	return &Service{calls, lines, c}
}

// Now is what goes on now.
func (s *Service) Now(ctx context.Context) (b Board, err error) {
	lines, err := s.lines.All(ctx)
	if err != nil {
		return b, err
	}
	going, err := s.calls.Going(ctx)
	if err != nil {
		return b, err
	}
	return show(lines, going), nil
}

// show puts people and calls together: each person with the call that they are on.
func show(lines []presence.Line, going []call.Call) Board {
	b := Board{People: []Person{}, Waiting: []call.Call{}, Agents: []call.Call{}}
	on := map[string]call.Call{}
	for _, c := range going {
		switch {
		case c.UserID != "":
			on[c.UserID] = c
		case c.AgentID != "" && c.JoinedAt != nil:
			b.Agents = append(b.Agents, c)
		case c.Direction == call.Inbound || c.Status == call.InProgress:
			b.Waiting = append(b.Waiting, c)
		default:
			b.Dialing++
		}
	}
	for _, l := range lines {
		c, busy := on[l.UserID]
		delete(on, l.UserID)
		b.People = append(b.People, personOf(l.UserID, l.Since, c, busy))
	}
	for user, c := range on { // their line is away for a moment, or they have closed it and still owe an outcome
		b.People = append(b.People, personOf(user, c.CreatedAt, c, true))
	}
	slices.SortFunc(b.People, func(x, y Person) int { return x.Since.Compare(y.Since) })
	return b
}

func personOf(user string, since time.Time, c call.Call, busy bool) Person {
	p := Person{UserID: user, State: Free, Since: since, Supervisors: []string{}}
	if !busy {
		return p
	}
	p.CallID, p.DebtorID, p.SessionID, p.Since = c.ID, c.DebtorID, c.SessionID, c.CreatedAt
	p.Supervisors = append(p.Supervisors, c.Supervisors...)
	switch {
	case c.Status == call.WrapUp:
		p.State, p.Since = Wrapping, *c.EndedAt
	case c.JoinedAt != nil:
		p.State, p.Since = Talking, *c.JoinedAt
	default:
		p.State = Dialing
	}
	return p
}

// Abandonment is how many of those who answered found nobody.
type Abandonment struct {
	Slots     []call.Slot `json:"slots" doc:"Half hours of the last day"`
	Answered  int         `json:"answered" doc:"In thirty days"`
	Abandoned int         `json:"abandoned" doc:"In thirty days"`
}

// Abandoned is that of a session, or of all where none is named.
func (s *Service) Abandoned(ctx context.Context, sessionID string) (a Abandonment, err error) {
	now := s.clock.Now()
	if a.Slots, err = s.calls.Slots(ctx, sessionID, now.Add(-24*time.Hour)); err != nil {
		return a, err
	}
	a.Answered, a.Abandoned, err = s.calls.Tally(ctx, sessionID, now.AddDate(0, 0, -30))
	return a, err
}
