package signin

import (
	"context"
	"errors"

	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// refused records that somebody the provider knows was not let in, in every tenant that the person belongs to.
func (s *Service) refused(ctx context.Context, p relyingparty.Person, why error) error {
	var refusal *errs.Error
	if !errors.As(why, &refusal) || refusal.Kind == errs.Internal {
		return why
	}
	known, err := s.Users.Known(ctx, p.Issuer, p.Subject)
	if err != nil {
		return errors.Join(why, err)
	}
	for _, u := range known {
		entry := tracing.Entry{Name: "core.signin.refused", SubjectType: "user", SubjectID: u.ID}
		within := principal.With(ctx, principal.System(u.TenantID, "core"))
		s.Tally.Note(within, "signin "+u.ID+" "+refusal.Code, entry, map[string]any{"code": refusal.Code})
	}
	return why
}
