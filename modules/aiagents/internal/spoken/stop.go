package spoken

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// watched is told when the agent is stopped; done ends the watching. One that is stopped already has it told at once.
func (c *call) watched(ctx context.Context) (stopped <-chan struct{}, done func()) {
	told := make(chan struct{})
	guarded, done, err := c.talks.Guard(ctx, c.talk.AgentID)
	if err != nil {
		close(told)
		return told, func() {}
	}
	context.AfterFunc(guarded, func() {
		if isStop(context.Cause(guarded)) { // else the call is over by itself
			close(told)
		}
	})
	return told, done
}

// stop falls silent amid a word, since the agent was stopped; a colleague goes on where one is free.
func (c *call) stop() {
	c.stopped = true
	if c.stage >= passing {
		return
	}
	c.interrupt()
	c.over, c.talk.Outcome, c.talk.State.Reason = true, word.Handed, word.Policy
	c.leave()
}

// isStop tells whether a turn failed because the agent was stopped.
func isStop(err error) bool { return errors.Is(err, halt.ErrStopped) }
