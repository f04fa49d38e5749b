package attachment

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of attachments.
var (
	ErrFile        = errs.New(errs.NotFound, "chats.file_not_found").WithField("body.files", "chats.file_not_found")
	ErrTooMany     = errs.New(errs.Conflict, "chats.files_too_many").WithField("body.files", "chats.files_too_many")
	ErrUnsupported = errs.New(errs.Conflict, "chats.files_unsupported").WithField("body.files", "chats.files_unsupported")
)

// drafted is how long a file waits for the message that it is to go with.
const drafted = 48 * time.Hour

// Of are the files of a conversation that the caller sees.
func (s *Service) Of(ctx context.Context, id string, p page.Params) ([]files.File, page.Meta, error) {
	if _, err := s.conversations.Get(ctx, id); err != nil {
		return nil, page.Meta{}, err
	}
	return s.files.Of(ctx, record(id), p)
}

// mayAttach refuses who does not see the conversation, and a way that carries no files, before the file is received.
func (s *Service) mayAttach(ctx context.Context, id string) error {
	c, err := s.conversations.Get(ctx, id)
	if err == nil && c.Channel.Files() == 0 {
		err = ErrUnsupported
	}
	return err
}

// Attach gives a conversation a file, which goes again by itself unless a message takes it.
func (s *Service) Attach(ctx context.Context, id string, got *files.Received) (files.File, error) {
	if err := s.mayAttach(ctx, id); err != nil {
		return files.File{}, err
	}
	return s.files.Add(ctx, got, record(id), s.db.Clock().Now().Add(drafted))
}

// File is one file of a conversation that the caller sees. It fails with ErrFile.
func (s *Service) File(ctx context.Context, conversationID, id string) (files.File, error) {
	if _, err := s.conversations.Get(ctx, conversationID); err != nil {
		return files.File{}, err
	}
	return s.of(ctx, conversationID, id)
}

// Small is a small picture of a file of a conversation that the caller sees. It fails with ErrFile, picture.ErrNone and picture.ErrLarge.
func (s *Service) Small(ctx context.Context, conversationID, id string) (files.File, error) {
	f, err := s.File(ctx, conversationID, id)
	if err != nil {
		return f, err
	}
	return s.pictures.Small(ctx, f)
}

func (s *Service) of(ctx context.Context, conversationID, id string) (files.File, error) {
	f, err := s.files.Get(ctx, id)
	if errors.Is(err, storage.ErrNotFound) || err == nil && f.Record.Type != recordType {
		return f, ErrFile
	}
	if err != nil {
		return f, err
	}
	there, err := s.cameTo(ctx, f.Record.ID, conversationID)
	if err == nil && !there {
		err = ErrFile
	}
	return f, err
}

// mostMerges bounds how often a conversation was merged, one after the other.
const mostMerges = 10

// cameTo tells whether what was sent in a conversation is now in another: it is the same, or was merged into it.
func (s *Service) cameTo(ctx context.Context, from, to string) (bool, error) {
	for range mostMerges {
		if from == to || from == "" {
			return from == to, nil
		}
		c, err := s.conversations.Any(ctx, from)
		if errors.Is(err, conversation.ErrNotFound) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		from = c.MergedInto
	}
	return false, nil
}

// Find are files of a conversation, for a message of it. It fails with ErrFile and ErrUnsupported.
func (s *Service) Find(ctx context.Context, c conversation.Conversation, ids []string) (all []channel.Reference, err error) {
	switch most := c.Channel.Files(); {
	case len(ids) == 0:
		return nil, nil
	case most == 0:
		return nil, ErrUnsupported
	case len(ids) > most:
		return nil, ErrTooMany.WithParam("most", most)
	}
	for _, id := range ids {
		f, err := s.of(ctx, c.ID, id)
		if err != nil {
			return nil, err
		}
		all = append(all, channel.Reference{FileID: f.ID, Name: f.Name, Type: f.MediaType, Size: f.Size, State: channel.Here})
	}
	return all, nil
}

// Keep keeps files for as long as their message is there.
func (s *Service) Keep(ctx context.Context, all []channel.Reference) error {
	for _, r := range all {
		if err := s.files.KeepUntil(ctx, r.FileID, time.Time{}); err != nil {
			return err
		}
	}
	return nil
}

// Files are those of a message, to be sent.
func (s *Service) Files(references []channel.Reference) (all []channel.File) {
	for _, r := range references {
		all = append(all, channel.File{Name: r.Name, Type: r.Type, Size: r.Size, Open: func(ctx context.Context) (channel.Content, error) {
			f, err := s.files.Get(ctx, r.FileID)
			if err != nil {
				return nil, err
			}
			return s.files.Open(ctx, f)
		}})
	}
	return all
}
