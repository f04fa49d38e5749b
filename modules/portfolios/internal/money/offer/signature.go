package offer

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Signed is everything that an offer says, as it is signed: the encoding is one, so that the same offer has one text.
type Signed struct {
	Form        int      `json:"form"` // of this encoding
	TenantID    string   `json:"tenant"`
	ID          string   `json:"id"`
	DebtorID    string   `json:"debtor"`
	Currency    string   `json:"currency"`
	Debts       []Debt   `json:"debts"`
	Terms       Terms    `json:"terms"`
	Cuts        []Cut    `json:"cuts"`
	Discount    int64    `json:"discount"`
	Total       int64    `json:"total"`
	Schedule    []Due    `json:"schedule"`
	RuleID      string   `json:"rule"`
	RuleVersion int64    `json:"rule_version"`
	Missed      Missed   `json:"missed"`
	MadeFor     string   `json:"made_for"` // user who asked for it
	Role        string   `json:"role"`     // by whose line it was held
	Approval    bool     `json:"approval"`
	IssuedAt    unixTime `json:"issued"`
	ExpiresAt   unixTime `json:"expires"`
}

// unixTime is a moment in whole seconds.
type unixTime int64

// At is the moment as a time.
func (u unixTime) At() time.Time { return time.Unix(int64(u), 0).UTC() }

// form is the encoding that is written; domain keeps a signature from being good for anything else.
const (
	form   = 1
	domain = "recobro.offer.1\n"
)

// Sign is the offer as a token of the tenant of ctx.
func (s Signed) Sign(ctx context.Context, keys *signing.Keyring) (string, error) {
	s.Form, s.TenantID = form, principal.Must(ctx).TenantID
	return keys.Sign(ctx, domain, s)
}

// ReadSigned is what a token of the tenant of ctx says, whether or not it still holds. It fails with ErrForged for any other text.
func ReadSigned(ctx context.Context, keys *signing.Keyring, token string) (s Signed, err error) {
	err = keys.Read(ctx, domain, token, &s)
	if errors.Is(err, signing.ErrForged) || err == nil && (s.Form != form || s.TenantID != principal.Must(ctx).TenantID) {
		err = ErrForged
	}
	return s, err
}
