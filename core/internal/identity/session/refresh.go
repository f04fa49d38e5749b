package session

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	// refreshEarly is how long before its end the provider's access token is renewed.
	refreshEarly = 30 * time.Second
	// refreshLease is how long one process has for the renewal before another may try.
	refreshLease = 30 * time.Second
	// refreshLater is when a provider that did not answer is asked again.
	refreshLater = time.Minute
)

// refreshAt is when the provider has to vouch again; nil where it gave no way to ask.
func refreshAt(t relyingparty.Tokens, now time.Time) *time.Time {
	if t.Refresh == "" || t.Expires.IsZero() {
		return nil
	}
	at := t.Expires.Add(-refreshEarly).UTC()
	if at.Before(now) {
		at = now.Add(refreshEarly)
	}
	return &at
}

// Vouch makes sure that the provider still stands behind a session when its tokens have run out. One request per
// session is under way at a time, whatever the number of tabs and replicas: a second one would look like a stolen
// refresh token. ErrEnded if the provider refuses; a provider that does not answer ends nothing.
func (s *Service) Vouch(ctx context.Context, found *Session) error {
	if found.RefreshAt == nil || s.clock.Now().Before(*found.RefreshAt) {
		return nil
	}
	_, err, _ := s.refreshing.Do(found.TenantID+found.ID, func() (any, error) {
		// The first tab may go away; the others wait for the same answer.
		return nil, s.refresh(context.WithoutCancel(ctx), found)
	})
	return err
}

func (s *Service) refresh(ctx context.Context, found *Session) error {
	now := s.clock.Now()
	mine, err := s.lease(ctx, found.ID, now)
	if err != nil || !mine {
		return err
	}
	old, err := s.unseal(found)
	if err != nil {
		return s.refused(ctx, found.ID, err)
	}
	fresh, err := s.provider.Refresh(ctx, found.Subject, old)
	switch {
	case errors.Is(err, relyingparty.ErrSessionEnded):
		return s.refused(ctx, found.ID, err)
	case err != nil:
		later := now.Add(refreshLater)
		return s.keep(ctx, found.ID, found.ProviderTokens, &later)
	}
	sealed, err := s.seal(found, fresh)
	if err != nil {
		return err
	}
	return s.keep(ctx, found.ID, sealed, refreshAt(fresh, now))
}

// lease takes the right to ask the provider for new tokens for a while; false if somebody else has it.
func (s *Service) lease(ctx context.Context, id string, now time.Time) (mine bool, err error) {
	leased, err := storage.Set[Session](ctx, s.db, map[string]any{"refresh_at": now.Add(refreshLease)},
		storage.Where("id = ? AND ended_at IS NULL AND refresh_at <= ?", id, now))
	return leased == 1, err
}

func (s *Service) keep(ctx context.Context, id, sealed string, at *time.Time) error {
	_, err := storage.Set[Session](ctx, s.db, map[string]any{"provider_tokens": sealed, "refresh_at": at}, storage.Where("id = ? AND ended_at IS NULL", id))
	return err
}

func (s *Service) refused(ctx context.Context, id string, cause error) error {
	return errors.Join(ErrEnded.Wrap(cause), s.End(ctx, id))
}
