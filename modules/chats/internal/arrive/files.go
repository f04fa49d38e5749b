package arrive

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/attachment"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// facts are what else is known of a message; what is not so is not told.
func facts(in channel.Incoming) map[string]any {
	all := map[string]any{"payload": in.Payload}
	for name, is := range map[string]bool{"automatic": in.Automatic, "forged": in.Forged, "cut": in.Cut, "unparsed": in.Unparsed} {
		if is {
			all[name] = true
		}
	}
	return all
}

// waiting are files as long as they are with the provider.
func waiting(all []channel.Reference) []channel.Reference {
	for n := range all {
		if all[n].State == "" {
			all[n].State = channel.Waiting
		}
	}
	return all
}

// attach gives a message the files that came with it, and has those fetched that are still with the provider.
func (s *Service) attach(ctx context.Context, in channel.Incoming, m *message.Message) (err error) {
	if in.Attach != nil {
		if m.Files, err = in.Attach(ctx, m.ConversationID); err != nil {
			return err
		}
		return storage.Update(ctx, s.DB, m, m.Version)
	}
	if len(m.Files) == 0 {
		return nil
	}
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.Jobs.InsertTx(ctx, tx, attachment.Fetch{MessageID: m.ID}, &jobs.Opts{MaxAttempts: attachment.Tries})
		return err
	})
}
