package attachment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/files"
)

// Came gives a conversation a file that came with a message of theirs, in the message's transaction.
func (s *Service) Came(ctx context.Context, conversationID string, got *files.Received) ([]channel.Reference, error) {
	f, err := s.files.Add(ctx, got, record(conversationID), time.Time{})
	return []channel.Reference{{FileID: f.ID, Name: f.Name, Type: f.MediaType, Size: f.Size, State: channel.Here}}, err
}

// Sent is a file of a message that somebody may read; small, where they ask for that. It fails with files.ErrErased and as picture.Maker does.
func (s *Service) Sent(ctx context.Context, of channel.Reference, small bool) (files.File, error) {
	f, err := s.files.Get(ctx, of.FileID)
	if err != nil || !small {
		return f, err
	}
	return s.pictures.Small(ctx, f)
}
