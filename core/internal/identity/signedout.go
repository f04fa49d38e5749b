package identity

import (
	"context"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// signedOutHeader is how the bundled provider tells us, beside its answer to the person, that an account's proofs have changed:
// the account, and the provider's session that stays, if one does. It never reaches the browser.
const signedOutHeader = "X-Recobro-Signed-Out"

// Heed is next with the provider's word heeded before its answer goes on: whoever is told that the password has changed can
// rely on it that nobody is signed in by the old one.
func (s *Service) Heed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.config.Provider.Embedded || !strings.HasPrefix(r.URL.Path, BundledPath+"/") {
			next.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(&heeding{ResponseWriter: w, ctx: r.Context(), service: s}, r)
	})
}

type heeding struct {
	http.ResponseWriter
	ctx     context.Context
	service *Service
	heeded  bool
}

// Write implements http.ResponseWriter.
func (h *heeding) Write(p []byte) (int, error) {
	if !h.heeded {
		h.WriteHeader(http.StatusOK)
	}
	return h.ResponseWriter.Write(p)
}

// Unwrap lets http.ResponseController reach the connection.
func (h *heeding) Unwrap() http.ResponseWriter { return h.ResponseWriter }

// WriteHeader implements http.ResponseWriter.
func (h *heeding) WriteHeader(status int) {
	h.heeded = true
	told := h.Header().Get(signedOutHeader)
	h.Header().Del(signedOutHeader)
	if told != "" && status < http.StatusBadRequest {
		account, kept, _ := strings.Cut(told, " ")
		if err := h.service.signedOut(context.WithoutCancel(h.ctx), account, kept); err != nil {
			h.service.config.Log.ErrorContext(h.ctx, "sessions of a changed account not ended", "error", err)
			status = http.StatusInternalServerError
		}
	}
	h.ResponseWriter.WriteHeader(status)
}

// signedOut ends the sessions of everybody, of any tenant, that an account of the bundled provider is.
func (s *Service) signedOut(ctx context.Context, account, kept string) error {
	known, err := s.users.Known(ctx, s.party.Settings().Issuer, account)
	if err != nil {
		return err
	}
	for _, u := range known {
		if err := s.sessions.EndProved(principal.With(ctx, principal.System(u.TenantID, "core")), u.ID, kept); err != nil {
			return err
		}
	}
	return nil
}
