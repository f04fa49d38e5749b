package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// longestShown is the longest text, in bytes, that is told with its event; screens read a longer one.
const longestShown = 8 << 10

// shown says that a message came into a conversation, and what it is: whoever looks at it sees it at once, and reads it again when there
// is time. Of the text nothing is kept.
func (s *Service) shown(ctx context.Context, c Conversation, name string, m message.Message) error {
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return err
	}
	if sight, err := httpx.JSON(sightOf(c, m)); err == nil && len(m.Text) <= longestShown {
		s.db.AfterCommit(ctx, func() {
			_ = s.bus.Live(ctx, events.Event{ // a live event may always be missed
				Type: "recobro.chats.message.shown", Subject: c.ID, Permission: "chats.conversations:read", Owners: owners, Payload: sight,
			})
		})
	}
	return s.told(ctx, c, name, map[string]any{"message_id": m.ID})
}

// sight is what a message changes on a screen.
type sight struct {
	Message   message.Message `json:"message"`
	Preview   string          `json:"preview"`
	PreviewIn bool            `json:"preview_in"`
	Unread    int             `json:"unread"`
	Status    Status          `json:"status"`
	LastAt    time.Time       `json:"last_at"`
}

func sightOf(c Conversation, m message.Message) sight {
	return sight{message.Covered(m), c.Preview, c.PreviewIn, c.Unread, c.Status, c.LastAt}
}
