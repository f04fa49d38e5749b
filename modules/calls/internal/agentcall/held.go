package agentcall

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
)

// held is a call that an agent holds.
type held struct {
	service *Service
	live    *floor.Live
	line    *agentline.Line
	call    call.Call
	moved   string // who has taken it; empty for nobody
}

// transferred is the end of an agent's part of a call that goes on.
const transferred = "transferred"

// follow does what the agent asks for, until the call is over, somebody has taken it, or the agent is gone.
func (h *held) follow(ctx context.Context) {
	for h.moved == "" {
		select {
		case <-h.live.Over():
			return
		case <-h.line.Lost():
			h.lost(ctx)
			return
		case asked := <-h.line.Asked():
			h.act(ctx, asked)
		}
	}
}

// act does one thing that the agent asks for. What cannot be done is noted: the call goes on.
func (h *held) act(ctx context.Context, a agentline.Asked) {
	var err error
	switch {
	case a.Press != nil:
		err = h.live.Press(ctx, a.Press.Keys)
	case a.Judge != nil:
		err = h.live.Judge(ctx, a.Judge.AnsweredBy, 100, 0)
	case a.Transfer != nil:
		h.transfer(ctx, *a.Transfer)
	case a.HangUp != nil:
		h.live.Conclude(ctx, a.HangUp.Outcome)
	}
	if err != nil {
		h.service.log.WarnContext(ctx, "what an agent asks for on a call is not done", "call", h.live.ID(), "error", err)
	}
}

// end tells the agent that its part is over, and why.
func (h *held) end(ctx context.Context) {
	why := transferred
	select {
	case <-h.live.Over():
		if c, err := h.service.calls.Any(ctx, h.live.ID()); err == nil {
			why = string(c.EndReason)
		}
	default:
	}
	h.line.End(why)
}

// transfer has a colleague take the call: they hear the agent sum up while the other side waits, then both are left alone. Where nobody is
// free, the agent goes on.
func (h *held) transfer(ctx context.Context, t agentline.Transfer) {
	h.do(h.live.Await(ctx, true, t.Summary, t.Reason))
	user := h.find(ctx)
	if user == "" {
		h.do(h.live.Await(ctx, false, t.Summary, t.Reason))
		h.line.Tell(agentline.Heard{Transferred: &agentline.Transferred{}})
		return
	}
	h.line.Tell(agentline.Heard{Whisper: &agentline.Whisper{UserID: user}})
	h.whisper(ctx)
	h.give(ctx, user)
	h.line.Tell(agentline.Heard{Transferred: &agentline.Transferred{UserID: user}})
}

// longestWhisper bounds how long the other side waits while an agent sums up.
const longestWhisper = 30 * time.Second

func (h *held) whisper(ctx context.Context) {
	end := time.NewTimer(longestWhisper)
	defer end.Stop()
	for {
		select {
		case a := <-h.line.Asked():
			if a.Whispered != nil {
				return
			}
			h.act(ctx, agentline.Asked{HangUp: a.HangUp, Press: a.Press}) // it may still end the call
		case <-h.line.Lost():
			return
		case <-h.live.Over():
			return
		case <-end.C:
			return
		}
	}
}

// give leaves the call to a colleague, who answers for its contact from now on.
func (h *held) give(ctx context.Context, user string) {
	h.do(h.live.Relieve(ctx))
	h.moved = user
	if h.call.ContactID != "" {
		h.do(h.service.book.Make(ctx, h.call.ContactID, user))
	}
}

// lost does for whoever is on the line what can be done without the agent: they are told, and somebody takes the call, or it ends.
func (h *held) lost(ctx context.Context) {
	h.do(h.live.Relieve(ctx))
	if h.call.Mode == call.Test { // whoever tries an agent needs nobody in its place
		h.live.Hangup()
		return
	}
	h.do(h.live.Say(ctx, sounds.To(h.live.Number(), sounds.AgentLost)))
	h.do(h.live.Await(ctx, true, "", lostReason))
	if user := h.find(ctx); user != "" {
		h.give(ctx, user)
		return
	}
	h.live.Hangup()
}

// lostReason is why whoever takes the call does.
const lostReason = "agent_lost"

// do notes what could not be done; on a call that is over nothing can.
func (h *held) do(err error) {
	select {
	case <-h.live.Over():
	default:
		if err != nil {
			h.service.log.Warn("a call that an agent holds", "call", h.live.ID(), "error", err)
		}
	}
}
