// Package proof decides whether who asks has proved lately enough who they are, for what asks for it: exports, keys, roles, factors,
// companies.
package proof

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The refusals: of a person, who can prove themselves now, and of an API key, which cannot.
var (
	ErrStepUp       = errs.New(errs.Forbidden, "identity.step_up_required")
	ErrNeedsSession = errs.New(errs.Forbidden, "identity.needs_session")
)

// Check fails with ErrStepUp or ErrNeedsSession where there is no recent proof.
func Check(who principal.Principal, now time.Time) error {
	switch {
	case who.Fresh(now):
		return nil
	case who.Kind == principal.KindAPIKey:
		return ErrNeedsSession
	default:
		return ErrStepUp
	}
}
