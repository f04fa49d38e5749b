package session

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Move puts the session in another state. It fails with ErrTransition when there is no way from here.
func (s *Session) Move(to Status, now time.Time) error {
	ways := map[Status][]Status{Draft: {Running, Done}, Running: {Paused, Done}, Paused: {Running, Done}}
	if !slices.Contains(ways[s.Status], to) {
		return ErrTransition.WithParam("from", s.Status).WithParam("to", to)
	}
	s.Status = to
	if to == Running && s.StartedAt == nil {
		s.StartedAt = &now
	}
	if to == Done {
		s.EndedAt = &now
	}
	return nil
}

// Open tells whether the session calls at a moment, in the company's zone.
func (s Session) Open(at time.Time) bool {
	clock := at.Format("15:04")
	return s.Within(at) && (len(s.Hours) == 0 || slices.ContainsFunc(s.Hours, func(h Hours) bool {
		return int(at.Weekday()) == h.Day && clock >= h.From && clock < h.To
	}))
}

// Within tells whether a moment is of the session's time: neither before its start nor from its end on.
func (s Session) Within(at time.Time) bool {
	return (s.StartsAt == nil || !at.Before(*s.StartsAt)) && !s.Past(at)
}

// Past tells whether the session's end has come.
func (s Session) Past(at time.Time) bool { return s.EndsAt != nil && !at.Before(*s.EndsAt) }

// again is a draft like the session, under another name: it starts and stops by itself when that still lies ahead.
func (s Session) again(name string, now time.Time) Session {
	s.Row, s.Name, s.Status = storage.Row{}, name, Draft
	s.StartedAt, s.EndedAt, s.FilledAt, s.Planned = nil, nil, nil, 0
	if s.StartsAt != nil && !s.StartsAt.After(now) {
		s.StartsAt = nil
	}
	if s.Past(now) {
		s.EndsAt = nil
	}
	return s
}
