package inbox

import (
	"cmp"
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// calledAt is the hook that the provider of an inbox calls; empty for ways that nobody calls.
func (i Inbox) calledAt() string {
	switch {
	case i.Channel == channel.SMS && i.Settings["preset"] != "twilio":
		return "sms-json"
	case i.Channel == channel.WhatsApp, i.Channel == channel.Telegram, i.Channel == channel.SMS:
		return string(i.Channel)
	}
	return ""
}

func (o Opened) back() string {
	if o.Hook == nil {
		return ""
	}
	return o.Hook.URL
}

// announce tells a provider where it calls us, where it has to be told. An inbox whose provider cannot be told is not kept: nothing would
// ever come there.
func (s *Service) announce(ctx context.Context, made Opened) error {
	way, asks := s.ways[made.Inbox.Channel].(channel.Announcer)
	if !asks {
		return nil
	}
	account, err := s.Account(ctx, made.Inbox)
	if err == nil {
		err = way.Announce(ctx, account, made.Hook.Secret)
	}
	if err == nil {
		return nil
	}
	return errors.Join(err, s.db.Within(ctx, func(ctx context.Context) error { return s.drop(ctx, made.Inbox) }))
}

// Disconnect removes an inbox that still has the version and in which nobody has written. It fails with ErrUsed.
func (s *Service) Disconnect(ctx context.Context, id string, version int64) error {
	i, err := s.One(ctx, id)
	if err != nil {
		return err
	}
	i.Version = version
	return s.drop(ctx, i)
}

func (s *Service) drop(ctx context.Context, i Inbox) error {
	if used, err := s.isUsed(ctx, i.ID); err != nil || used {
		return cmp.Or[error](err, ErrUsed)
	}
	if i.HookID != "" {
		if err := s.hooks.Revoke(ctx, i.HookID); err != nil && errs.KindOf(err) != errs.NotFound {
			return err
		}
	}
	if err := s.enroll(ctx, i.ID, nil); err != nil {
		return err
	}
	if own, ok := s.ways[i.Channel].(channel.Opener); ok {
		if err := own.Close(ctx, i.ID); err != nil {
			return err
		}
	}
	if err := storage.Delete(ctx, s.db, &i, i.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "inbox.deleted", ID: i.ID, Payload: map[string]any{"name": i.Name, "channel": i.Channel}})
}

// Rated writes what a provider makes of what an inbox sends.
func (s *Service) Rated(ctx context.Context, id, quality string) error {
	return s.told(ctx, id, func(i *Inbox) { i.Quality = quality })
}

// Troubled writes why nothing goes; an empty reason, that it goes again.
func (s *Service) Troubled(ctx context.Context, id, problem string) error {
	return s.told(ctx, id, func(i *Inbox) {
		if i.Problem = problem; problem == "" {
			i.ProblemAt = nil
		} else if i.ProblemAt == nil {
			now := s.clock.Now()
			i.ProblemAt = &now
		}
	})
}

// told writes what an inbox's provider has shown of it, where that is new.
func (s *Service) told(ctx context.Context, id string, change func(*Inbox)) error {
	i, err := s.Any(ctx, id) // mostly nothing is new, and nobody need wait for anybody
	if err != nil || !changes(i, change) {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		before, err := storage.Lock[Inbox](ctx, s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		after := before
		change(&after)
		if err := storage.Update(ctx, s.db, &after, after.Version); err != nil {
			return err
		}
		told := record.Changes(before, after, "quality", "problem")
		return s.record.Write(ctx, record.Act{Name: "inbox.updated", ID: id, Payload: map[string]any{"changes": told}})
	})
}

func changes(i Inbox, change func(*Inbox)) bool {
	after := i
	change(&after)
	return after.Quality != i.Quality || after.Problem != i.Problem
}
