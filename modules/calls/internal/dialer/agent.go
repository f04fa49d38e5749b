package dialer

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/session"
)

// agents is with how many more the session's agent may speak, whichever program calls for it. What others began within the last second may
// not be known yet.
func (r *run) agents(ctx context.Context, s session.Session) (int, error) {
	if s.AgentID == "" {
		return 0, nil
	}
	all, err := r.dialer.Calls.Unattended(ctx, s.ID)
	if err != nil {
		return 0, err
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	own, hired := 0, 0
	for _, l := range r.lines {
		if l.giveup != nil && !l.attended {
			own++
		}
		if l.hired {
			hired++
		}
	}
	return max(0, s.AgentLines-max(0, int(all)-own)-hired), nil
}

// speaks notes who is on the line: somebody of ours, or the agent.
func (l *line) speaks(person, agent bool) {
	l.run.mutex.Lock()
	defer l.run.mutex.Unlock()
	l.attended, l.hired = person, agent
}

// hire has the session's agent speak with whom nobody of the team is free for; it is false where there is none, or none is to be had.
func (l *line) hire(ctx context.Context, loud func()) bool {
	d := l.run.dialer
	if l.session.AgentID == "" {
		return false
	}
	loud()
	l.at(talking)
	l.speaks(false, true)
	begun := d.Clock.Now()
	if err := d.Agents.Hold(ctx, l.live, agentcall.Who{AgentID: l.session.AgentID}); err != nil {
		d.Log.WarnContext(ctx, "an agent that is to speak for a session is not to be had", "call", l.live.ID(), "error", err)
		l.at(waiting)
		l.speaks(false, false)
		return false
	}
	<-l.live.Over()
	l.run.learn(&l.run.pacer.Talk, d.Clock.Now().Sub(begun), true)
	return true
}
