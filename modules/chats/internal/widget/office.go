package widget

import (
	"context"
	"html"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Snippet is what is put into a page for the window of an inbox. It fails with inbox.ErrNotFound and ErrNotFound.
func (s *Service) Snippet(ctx context.Context, inboxID string) (found Snippet, err error) {
	if _, err := s.Inboxes.One(ctx, inboxID); err != nil {
		return found, err
	}
	w, err := s.Store.Get(ctx, inboxID)
	if err != nil {
		return found, err
	}
	k := key{principal.Must(ctx).TenantID, w.PublicKey}
	at := s.Environment.PublicURL + base + "/" + k.String() + "/widget.js"
	return Snippet{Key: k.String(), ScriptURL: at, Snippet: `<script src="` + html.EscapeString(at) + `" async></script>`, RotatedAt: w.RotatedAt}, nil
}

// Rotate makes another secret by which a page vouches for its users. It fails with inbox.ErrNotFound and ErrNotFound.
func (s *Service) Rotate(ctx context.Context, inboxID string) (made Secret, err error) {
	if _, err := s.Inboxes.One(ctx, inboxID); err != nil {
		return made, err
	}
	if made.Secret, err = s.Store.rotate(ctx, inboxID, s.Clock.Now()); err != nil {
		return made, err
	}
	told := map[string]any{"changes": map[string]any{"identity_secret": map[string]any{}}}
	return made, s.Record.Write(ctx, record.Act{Name: "inbox.updated", ID: inboxID, Payload: told})
}
