package protocol

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"net/url"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/signingkey"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service gives and redeems codes and tokens. Safe for concurrent use.
type Service struct {
	Issuer   string
	Clients  Clients
	DB       *storage.DB
	Vault    *vault.Vault
	Keys     *signingkey.Service
	Accounts *account.Service
	Browsers *browser.Service
	Record   *record.Record
	Clock    clock.Clock
}

// Grant gives a client a one-time code for the person signed in with a browser, and the address that leads there with it.
func (s *Service) Grant(ctx context.Context, r Request, signedIn *browser.Session) (string, error) {
	now, code := s.Clock.Now(), vault.Random()
	given := &grant{
		Row: storage.Row{ID: storage.NewID()}, AccountID: signedIn.AccountID, ClientID: r.ClientID, SessionID: signedIn.ID,
		Scope: r.Scope, Nonce: r.Nonce, Methods: signedIn.Methods, ProvedAt: signedIn.ProvedAt, ExpiresAt: signedIn.ExpiresAt,
	}
	err := s.DB.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.DB, given); err != nil {
			return err
		}
		made := &token{
			Kind: kindCode, Digest: s.Vault.Digest(code), GrantID: given.ID, RedirectURI: r.RedirectURI,
			Challenge: r.Challenge, ExpiresAt: now.Add(CodeLifetime),
		}
		if err := storage.Insert(ctx, s.DB, made); err != nil {
			return err
		}
		return s.Record.Write(realm.As(ctx, given.AccountID, ""), record.Act{
			Name: "signed_in", Kind: "account", ID: given.AccountID, Silent: true,
			Payload: map[string]any{"client": r.ClientID, "methods": signedIn.MethodList()},
		})
	})
	return r.Answer(s.Issuer, url.Values{"code": {code}}), err
}

// Tokens is a successful answer of the token endpoint.
type Tokens struct {
	Access    string `json:"access_token"`
	Type      string `json:"token_type"`
	ExpiresIn int    `json:"expires_in"`
	Refresh   string `json:"refresh_token"`
	ID        string `json:"id_token"`
	Scope     string `json:"scope"`
}

// Redeem exchanges a code. A code that comes a second time was stolen from somebody: its whole grant is revoked.
func (s *Service) Redeem(ctx context.Context, c Client, code, redirectURI, verifier string) (Tokens, error) {
	return s.once(ctx, c, kindCode, code, func(t *token) *Refusal {
		switch {
		case t.RedirectURI != redirectURI:
			return refuse("invalid_grant", "the redirect_uri differs from that of the request")
		case !proves(verifier, t.Challenge):
			return refuse("invalid_grant", "the code_verifier does not fit")
		}
		return nil
	})
}

// Refresh exchanges a refresh token for new tokens. One that comes a second time was stolen from somebody: its whole
// grant is revoked.
func (s *Service) Refresh(ctx context.Context, c Client, refresh string) (Tokens, error) {
	return s.once(ctx, c, kindRefresh, refresh, func(*token) *Refusal { return nil })
}

// once exchanges a one-time token of a kind. The refusal is decided inside the transaction and returned after it, because
// revoking the grant has to be committed.
func (s *Service) once(ctx context.Context, c Client, kind, secret string, check func(*token) *Refusal) (Tokens, error) {
	var given grant
	var refusal *Refusal
	tokens := Tokens{Type: "Bearer", ExpiresIn: int(AccessLifetime.Seconds())}
	err := s.DB.Within(ctx, func(ctx context.Context) (err error) {
		given, refusal, err = s.redeem(ctx, c, kind, secret, check)
		if err != nil || refusal != nil {
			return err
		}
		tokens.Scope = given.Scope
		tokens.Access, tokens.Refresh, err = s.issue(ctx, given)
		return err
	})
	if err != nil {
		return Tokens{}, err
	}
	if refusal != nil {
		return Tokens{}, refusal
	}
	tokens.ID, err = s.idToken(ctx, &given, tokens.Access)
	return tokens, err
}

func (s *Service) redeem(ctx context.Context, c Client, kind, secret string, check func(*token) *Refusal) (given grant, _ *Refusal, _ error) {
	now := s.Clock.Now()
	found, given, err := s.tokenOf(ctx, kind, secret)
	switch {
	case errors.Is(err, storage.ErrNotFound), err == nil && given.ClientID != c.ID:
		return given, refuse("invalid_grant", "not known"), nil
	case err != nil:
		return given, nil, err
	case found.UsedAt != nil:
		return given, refuse("invalid_grant", "used before"), s.stolen(ctx, given, kind)
	case !now.Before(found.ExpiresAt) || !given.alive(now):
		return given, refuse("invalid_grant", "expired or revoked"), nil
	}
	// A failed try uses the code up as well: it must not become a place to guess verifiers at.
	used, err := storage.Set[token](ctx, s.DB, map[string]any{"used_at": now}, storage.Where("id = ? AND used_at IS NULL", found.ID))
	if err == nil && used == 0 {
		return given, refuse("invalid_grant", "used before"), s.stolen(ctx, given, kind)
	}
	if err != nil {
		return given, nil, err
	}
	if refusal := check(&found); refusal != nil {
		return given, refusal, s.revoke(ctx, storage.ByID(given.ID))
	}
	return given, s.standing(ctx, given), nil
}

// standing refuses a grant whose account was disabled or whose browser signed out.
func (s *Service) standing(ctx context.Context, g grant) *Refusal {
	living, err := s.Browsers.Living(ctx, g.SessionID)
	if err != nil || !living {
		return refuse("invalid_grant", "signed out")
	}
	holder, err := s.Accounts.Get(ctx, g.AccountID)
	if err != nil || holder.DisabledAt != nil {
		return refuse("invalid_grant", "the account is disabled")
	}
	return nil
}

func (s *Service) stolen(ctx context.Context, g grant, kind string) error {
	if err := s.revoke(ctx, storage.ByID(g.ID)); err != nil {
		return err
	}
	return s.Record.Write(ctx, record.Act{
		Name: "token.replayed", Kind: "account", ID: g.AccountID, Silent: true, Payload: map[string]any{"kind": kind, "client": g.ClientID},
	})
}

func (s *Service) issue(ctx context.Context, g grant) (access, refresh string, err error) {
	now := s.Clock.Now()
	access, refresh = vault.Random(), vault.Random()
	return access, refresh, storage.Insert(ctx, s.DB, []token{
		{Kind: kindAccess, Digest: s.Vault.Digest(access), GrantID: g.ID, ExpiresAt: earlier(now.Add(AccessLifetime), g.ExpiresAt)},
		{Kind: kindRefresh, Digest: s.Vault.Digest(refresh), GrantID: g.ID, ExpiresAt: g.ExpiresAt},
	})
}

// RevokeSession ends everything that was given on the strength of a browser session.
func (s *Service) RevokeSession(ctx context.Context, sessionID string) error {
	return s.revoke(ctx, storage.Where("session_id = ?", sessionID))
}

// RevokeAccount ends everything that was given to anybody for an account, but for one browser session.
func (s *Service) RevokeAccount(ctx context.Context, accountID, butSession string) error {
	return s.revoke(ctx, storage.Where("account_id = ? AND session_id <> ?", accountID, butSession))
}

// proves says whether verifier is what challenge was made of (RFC 7636, S256).
func proves(verifier, challenge string) bool {
	sum := sha256.Sum256([]byte(verifier))
	made := base64.RawURLEncoding.EncodeToString(sum[:])
	return len(verifier) >= 43 && len(verifier) <= 128 && subtle.ConstantTimeCompare([]byte(made), []byte(challenge)) == 1
}

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}
