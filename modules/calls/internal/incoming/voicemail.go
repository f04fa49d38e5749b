package incoming

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/sounds"
)

// longestMessage is how long somebody may speak who leaves a message.
const longestMessage = 3 * time.Minute

// speak tells the caller that nobody comes, and takes a message where the number does.
func (s *Service) speak(ctx context.Context, t *taking, takes bool) {
	if err := t.live.Pick(ctx); err != nil {
		return // they have given up
	}
	sentence := sounds.WeCallBack
	if takes {
		sentence = sounds.LeaveMessage
	}
	if err := t.live.Say(ctx, sounds.To(t.call.FromNumber, sentence)); err != nil {
		return
	}
	if !takes {
		t.live.Hangup()
		return
	}
	if err := t.live.TakeMessage(ctx, longestMessage); err != nil {
		s.log.ErrorContext(ctx, "a message is not taken", "call", t.call.ID, "error", err)
	}
}
