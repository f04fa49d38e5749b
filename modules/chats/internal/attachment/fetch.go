// Package attachment keeps what is attached to messages: fetched from the provider, or given by whoever writes.
package attachment

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Fetch is the job that fetches what a message of theirs brings.
type Fetch struct {
	MessageID string `json:"message_id"`
}

// Kind names the job.
func (Fetch) Kind() string { return "chats.fetch" }

// Tries is how often a file is fetched that cannot be had: over about half a day.
const Tries = 12

// fetching is how long fetching the files of one message may take.
const fetching = 3 * time.Minute

// Service keeps attachments.
type Service struct {
	db            *storage.DB
	files         *files.Store
	inboxes       *inbox.Service
	conversations *conversation.Service
	messages      *message.Store
	ways          map[channel.Kind]channel.Way
	pictures      *picture.Maker
}

// NewService keeps them among the module's files.
func NewService(db *storage.DB, f *files.Store, inboxes *inbox.Service, conversations *conversation.Service, messages *message.Store, ways map[channel.Kind]channel.Way, pictures *picture.Maker) *Service {
	return &Service{db, f, inboxes, conversations, messages, ways, pictures}
}

// Jobs fetch files.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, fetching, func(ctx context.Context, j jobs.Job[Fetch]) error {
		return s.fetch(ctx, j.Args.MessageID, j.Attempt >= Tries)
	})
}

// fetch fetches what is still with the provider, each file by itself: what is here stays here if the next one fails.
func (s *Service) fetch(ctx context.Context, id string, last bool) error {
	m, err := s.messages.Get(ctx, id)
	if errors.Is(err, message.ErrNotFound) { // it was removed
		return nil
	}
	if err != nil {
		return err
	}
	i, err := s.inboxes.Any(ctx, m.InboxID)
	if err != nil {
		return err
	}
	account, err := s.inboxes.Account(ctx, i)
	if err != nil {
		return err
	}
	fetcher, can := s.ways[i.Channel].(channel.Fetcher)
	var failed error
	for n, f := range m.Files {
		if can && f.State == channel.Waiting {
			err := s.one(ctx, m, n, func() (channel.Fetched, error) { return fetcher.Fetch(ctx, account, f) })
			if err != nil && last {
				err = s.settle(ctx, m.ID, n, channel.Reference{State: channel.Gone}, nil)
			}
			failed = errors.Join(failed, err)
		}
	}
	return failed
}

// one fetches a file of a message.
func (s *Service) one(ctx context.Context, m message.Message, n int, fetch func() (channel.Fetched, error)) error {
	got, err := fetch()
	if errors.Is(err, channel.ErrGone) {
		return s.settle(ctx, m.ID, n, channel.Reference{State: channel.Gone}, nil)
	}
	if err != nil {
		return err
	}
	defer func() { _ = got.Content.Close() }() // it was read, or is not wanted
	received, err := s.files.Receive(ctx, named(got.Name, m.Files[n].Name), got.Content, channel.Accepted())
	switch {
	case errors.Is(err, files.ErrType), errors.Is(err, files.ErrTooLarge), errors.Is(err, files.ErrQuota):
		return s.settle(ctx, m.ID, n, channel.Reference{State: channel.Refused}, nil)
	case err != nil:
		return err
	}
	defer s.files.Discard(ctx, received) // unless the message has it by then
	return s.settle(ctx, m.ID, n, channel.Reference{State: channel.Here}, received)
}

func named(names ...string) string {
	for _, name := range names {
		if name != "" {
			return name
		}
	}
	return "file"
}

// settle writes down what became of a file, and says so to those who see the conversation.
func (s *Service) settle(ctx context.Context, id string, n int, to channel.Reference, received *files.Received) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		m, err := storage.Lock[message.Message](ctx, s.db, storage.ByID(id))
		if err != nil || n >= len(m.Files) || m.Files[n].State != channel.Waiting {
			return err
		}
		of := &m.Files[n]
		of.State = to.State
		if received != nil {
			f, err := s.files.Add(ctx, received, record(m.ConversationID), time.Time{})
			if err != nil {
				return err
			}
			of.FileID, of.Name, of.Type, of.Size = f.ID, f.Name, f.MediaType, f.Size
		}
		return s.conversations.Came(ctx, m)
	})
}

// recordType is what files belong to.
const recordType = "conversation"

// record is what files of a conversation belong to.
func record(conversationID string) files.Record {
	return files.Record{Type: recordType, ID: conversationID}
}
