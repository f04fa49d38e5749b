package recording

import (
	"context"
	"errors"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// look tells of a recording whether its sound is still there, and whether it is held.
func (s *Service) look(ctx context.Context, r *Recording) error {
	if principal.Must(ctx).Scope != principal.ScopeAll { // a legal matter is no business of the collector's
		r.HoldReason = ""
	}
	if r.FileID == "" {
		return nil
	}
	f, err := s.files.Get(ctx, r.FileID)
	if errors.Is(err, storage.ErrNotFound) || err == nil && f.ErasedAt != nil {
		r.FileID = ""
		return nil
	}
	r.HeldAt, r.HeldBy = f.HeldAt, f.HeldBy
	return err
}

// Hold keeps a recording for a legal matter, for longer than recordings are kept and whoever asks for its removal; or no longer. It fails
// with ErrReason where it is not said why, and as heard does.
func (s *Service) Hold(ctx context.Context, callID, id string, on bool, reason string) error {
	if reason = strings.TrimSpace(reason); on && reason == "" {
		return ErrReason
	}
	found, err := s.heard(ctx, callID, id)
	if err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		if !on {
			return errors.Join(s.files.Release(ctx, found.FileID), s.held(ctx, id, "recording.released", ""))
		}
		return errors.Join(s.files.Hold(ctx, found.FileID), s.held(ctx, id, "recording.held", reason))
	})
}

// held writes why a recording is held, and that it is.
func (s *Service) held(ctx context.Context, id, name, reason string) error {
	r, err := storage.Lock[Recording](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	r.HoldReason = reason
	if err := storage.Update(ctx, s.db, &r, r.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: name, ID: id, Payload: map[string]any{}, Owners: []string{r.UserID}})
}
