package inbox

import (
	"cmp"
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with inboxes.
type Service struct {
	*Store
	keys   *sealed.Keys
	hooks  *hooks.Store
	host   *ask.Host
	record *record.Record
	ways   map[channel.Kind]channel.Way
	clock  clock.Clock
}

// NewService proves and keeps inboxes.
func NewService(store *Store, keys *sealed.Keys, h *hooks.Store, host *ask.Host, r *record.Record, ways map[channel.Kind]channel.Way, c clock.Clock) *Service {
	return &Service{store, keys, h, host, r, ways, c}
}

// Secrets are what an inbox is given to be kept sealed; an empty one leaves the one that is kept.
type Secrets struct {
	Secret string // token, or password
	Sign   string // by which deliveries are signed; empty: one is made
}

// Opened is an inbox that was connected, and what its provider has to be told, which cannot be had again.
type Opened struct {
	Inbox Inbox         `json:"inbox"`
	Hook  *hooks.Opened `json:"hook,omitempty"`
}

// Connect adds an inbox once its provider has shown that it is ours. It fails with the refusals of Check, channel.ErrCredentials,
// channel.ErrUnreachable, ErrDuplicate and ErrTooMany.
func (s *Service) Connect(ctx context.Context, i Inbox, given Secrets) (made Opened, err error) {
	i.ID, i.HasSecret = storage.NewID(), given.Secret != ""
	i.usual()
	if err := s.prove(ctx, &i, given.Secret); err != nil {
		return made, err
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		made, err = s.open(ctx, i, given)
		return err
	})
	if err != nil {
		return made, err
	}
	return made, s.announce(ctx, made)
}

// prove has the provider show that the account is ours; what it calls it is the address.
func (s *Service) prove(ctx context.Context, i *Inbox, secret string) (err error) {
	if err = i.Check(); err != nil {
		return err
	}
	i.Address, err = s.ways[i.Channel].Prove(ctx, channel.Account{InboxID: i.ID, Settings: i.Settings, Secret: secret})
	return err
}

func (s *Service) open(ctx context.Context, i Inbox, given Secrets) (made Opened, err error) {
	if all, err := s.All(ctx); err != nil || len(all) >= Most {
		return made, cmp.Or[error](err, ErrTooMany)
	}
	if hook := i.calledAt(); hook != "" {
		opened, err := s.hooks.Create(ctx, hook, i.Name, given.Sign)
		if err != nil {
			return made, err
		}
		i.HookID, made.Hook = opened.Endpoint.ID, &opened
	}
	if i.Secret, err = s.seal(ctx, i.ID, secrets{Key: given.Secret, Back: made.back()}); err != nil {
		return made, err
	}
	if err := storage.Insert(ctx, s.db, &i); err != nil {
		return made, err
	}
	if err := s.enroll(ctx, i.ID, i.Members); err != nil {
		return made, err
	}
	if own, ok := s.ways[i.Channel].(channel.Opener); ok {
		if err := own.Open(ctx, i.ID); err != nil {
			return made, err
		}
	}
	made.Inbox = i
	told := map[string]any{"name": i.Name, "channel": i.Channel, "address": i.Address, "members": i.Members}
	return made, s.record.Write(ctx, record.Act{Name: "inbox.created", ID: i.ID, Payload: told})
}

func place(id string) sealed.Place {
	return sealed.Place{Table: "inboxes", Column: "secret", Row: id}
}

// secrets are what lies sealed of an inbox.
type secrets struct {
	Key  string `json:"key"`
	Back string `json:"back"` // address that the provider calls
}

func (s *Service) seal(ctx context.Context, id string, all secrets) (sealed.Text, error) {
	if all == (secrets{}) {
		return sealed.Text{}, nil
	}
	text, err := json.Marshal(all)
	if err != nil {
		return sealed.Text{}, err
	}
	return s.keys.Seal(ctx, place(id), string(text))
}

// Account is what an inbox has agreed with its provider, the secret opened.
func (s *Service) Account(ctx context.Context, i Inbox) (a channel.Account, err error) {
	a = channel.Account{InboxID: i.ID, Address: i.Address, Settings: i.Settings}
	if i.Secret.Empty() {
		return a, nil
	}
	text, err := s.keys.Open(ctx, place(i.ID), i.Secret)
	if err != nil {
		return a, err
	}
	var all secrets
	err = json.Unmarshal([]byte(text), &all)
	a.Secret, a.Back = all.Key, all.Back
	return a, err
}

// Change changes an inbox that still has the version, once its provider has been asked anew where what it needs has changed.
func (s *Service) Change(ctx context.Context, id string, version int64, secret string, change func(*Inbox)) (after Inbox, err error) {
	before, err := s.One(ctx, id)
	if err != nil {
		return before, err
	}
	after = before
	change(&after)
	after.usual()
	after.Channel = before.Channel
	account, err := s.Account(ctx, before)
	if err != nil {
		return before, err
	}
	if secret == "" {
		secret = account.Secret
	}
	if err := s.prove(ctx, &after, secret); err != nil {
		return before, err
	}
	kept := secrets{Key: secret, Back: account.Back}
	err = s.db.Within(ctx, func(ctx context.Context) error { return s.replace(ctx, before, &after, version, kept) })
	return after, err
}

func (s *Service) replace(ctx context.Context, before Inbox, after *Inbox, version int64, kept secrets) (err error) {
	if after.Secret, err = s.seal(ctx, after.ID, kept); err != nil {
		return err
	}
	if err := storage.Update(ctx, s.db, after, version); err != nil {
		return err
	}
	if err := s.enroll(ctx, after.ID, after.Members); err != nil {
		return err
	}
	told := record.Changes(before, *after, "name", "address", "settings", "members", "assigns", "capacity", "first_minutes", "solve_minutes", "asks_rating", "agent_id", "agent_when", "agent_seconds", "is_on")
	return s.record.Write(ctx, record.Act{Name: "inbox.updated", ID: after.ID, Payload: map[string]any{"changes": told}})
}

// History is what happened to an inbox, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.One(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "inbox", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Inbox](ctx, s.db, len(ids), storage.Where("id IN ?", ids), Reached(ctx, "inboxes.id"))
	return httpx.Named(found, func(i Inbox) httpx.Name {
		return httpx.Name{ID: i.ID, Name: i.Name, Page: "/settings/inboxes/" + i.ID}
	}), err
}
