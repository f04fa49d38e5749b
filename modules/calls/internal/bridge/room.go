// Package bridge brings together those who speak on a call: who hears whom, what is played to whom, and what is kept of what each says.
package bridge

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/recobro/recobro/modules/calls/internal/media"
)

// Role is as what somebody takes part.
type Role int

// The roles.
const (
	Outside  Role = iota // the person at the other end of the public line
	Staff                // our person
	Listener             // a supervisor whom nobody hears
	Whisper              // a supervisor whom only staff hears
	Barge                // a supervisor whom everybody hears
	Player               // something that is played
	Program              // an agent of software: what others of ours say must not pass for the other side's word
)

// hears tells whether one role hears another.
func (r Role) hears(other Role) bool {
	switch r {
	case Outside:
		return other == Staff || other == Program || other == Barge || other == Player || other == Outside
	case Staff:
		return other != Listener
	case Program:
		return other == Outside
	case Player:
		return false
	default:
		return other == Outside || other == Staff || other == Program || other == Barge || other == Player
	}
}

// Room is a call's sound. A packet goes from who says it to who hears it without a copy, as long as that is all they hear; who hears
// several at once hears their sum.
type Room struct {
	mutex   sync.Mutex
	members []*Member
}

// Member is somebody in a room.
type Member struct {
	room  *Room
	port  media.Port
	role  Role
	away  bool // on hold: hears what is played alone, and nobody hears them
	only  bool // of a player: who hears it hears nothing else
	to    Role // of a player: who hears it; Player for everybody
	mixer *mixer

	taps  atomic.Pointer[[]*tap]
	reach atomic.Pointer[[]media.Speaker] // who hears what this one says
}

// Join brings somebody in.
func (r *Room) Join(port media.Port, role Role) *Member {
	m := &Member{room: r, port: port, role: role, to: Player}
	r.mutex.Lock()
	r.members = append(r.members, m)
	r.route()
	r.mutex.Unlock()
	port.Listen(m.said)
	return m
}

// Leave takes somebody out; it may be called twice.
func (m *Member) Leave() {
	m.port.Listen(nil)
	m.room.mutex.Lock()
	defer m.room.mutex.Unlock()
	m.room.members = slices.DeleteFunc(m.room.members, func(other *Member) bool { return other == m })
	m.stopMixing()
	m.room.route()
}

// Take changes as what somebody takes part.
func (m *Member) Take(role Role) {
	m.room.mutex.Lock()
	defer m.room.mutex.Unlock()
	m.role = role
	m.room.route()
}

// Hold sets somebody aside, or takes them back: they hear only what is played to them, and nobody hears them.
func (m *Member) Hold(on bool) {
	m.room.mutex.Lock()
	defer m.room.mutex.Unlock()
	m.away = on
	m.room.route()
}

// Tap has f hear what this one says, besides those in the room, until the function that it returns is called.
func (m *Member) Tap(f func(media.Packet)) (stop func()) {
	m.room.mutex.Lock()
	defer m.room.mutex.Unlock()
	t := &tap{f}
	m.tap(append(slices.Clone(m.tapped()), t))
	return func() {
		m.room.mutex.Lock()
		defer m.room.mutex.Unlock()
		m.tap(slices.DeleteFunc(slices.Clone(m.tapped()), func(other *tap) bool { return other == t }))
	}
}

// tap is somebody beside the room who hears one of its members.
type tap struct{ hear func(media.Packet) }

func (m *Member) tapped() []*tap {
	if taps := m.taps.Load(); taps != nil {
		return *taps
	}
	return nil
}

func (m *Member) tap(all []*tap) { m.taps.Store(&all) }

// said takes a packet from its speaker to whoever hears it.
func (m *Member) said(p media.Packet) {
	for _, t := range m.tapped() {
		t.hear(p)
	}
	if reach := m.reach.Load(); reach != nil {
		for _, s := range *reach {
			s.Say(p)
		}
	}
}

// route works out who hears whom, under the mutex.
func (r *Room) route() {
	reach := map[*Member][]media.Speaker{}
	for _, hearer := range r.members {
		if hearer.role == Player {
			continue
		}
		sources := r.sources(hearer)
		if len(sources) < 2 {
			hearer.stopMixing()
			for _, s := range sources {
				reach[s] = append(reach[s], hearer.port)
			}
			continue
		}
		hearer.startMixing()
		hearer.mixer.keep(sources)
		for _, s := range sources {
			reach[s] = append(reach[s], hearer.mixer.input(s))
		}
	}
	for _, m := range r.members {
		to := reach[m]
		m.reach.Store(&to)
	}
}

// sources are those whom somebody hears.
func (r *Room) sources(hearer *Member) (all []*Member) {
	for _, m := range r.members {
		switch {
		case m == hearer || m.away:
		case m.role == Player && (m.to == Player || m.to == hearer.role):
			if m.only {
				return []*Member{m}
			}
			all = append(all, m)
		case m.role != Player && !hearer.away && hearer.role.hears(m.role):
			all = append(all, m)
		}
	}
	return all
}

func (m *Member) startMixing() {
	if m.mixer == nil {
		m.mixer = mix(m.port)
	}
}

func (m *Member) stopMixing() {
	if m.mixer != nil {
		m.mixer.close()
		m.mixer = nil
	}
}
