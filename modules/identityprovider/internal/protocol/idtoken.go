package protocol

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"slices"
	"strings"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Person is what the provider says of an account.
type Person struct {
	Subject string `json:"sub"`
	profile
}

// profile is the part of it that depends on the scope.
type profile struct {
	Email         string `json:"email,omitempty"`
	EmailVerified *bool  `json:"email_verified,omitempty"`
	Name          string `json:"name,omitempty"`
	Locale        string `json:"locale,omitempty"`
}

type idClaims struct {
	jwt.Claims
	profile
	Nonce      string   `json:"nonce,omitempty"`
	AuthTime   float64  `json:"auth_time"` // to the millisecond: a proof counts from after the moment old ones were ended
	Methods    []string `json:"amr"`
	Context    string   `json:"acr"`
	SessionID  string   `json:"sid"`
	AccessHash string   `json:"at_hash"`
}

func (s *Service) idToken(ctx context.Context, g *grant, access string) (string, error) {
	key, err := s.Keys.Signing(ctx)
	if err != nil {
		return "", err
	}
	holder, err := s.Accounts.Get(ctx, g.AccountID)
	if err != nil {
		return "", err
	}
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.RS256, Key: key}, (&jose.SignerOptions{}).WithType("JWT"))
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	methods := strings.Fields(g.Methods)
	return jwt.Signed(signer).Claims(idClaims{
		Claims: jwt.Claims{
			Issuer: s.Issuer, Audience: jwt.Audience{g.ClientID}, Subject: holder.ID,
			IssuedAt: jwt.NewNumericDate(now), Expiry: jwt.NewNumericDate(now.Add(IDTokenLifetime)),
		},
		profile: personOf(holder, g).profile, Nonce: g.Nonce, AuthTime: float64(g.ProvedAt.UnixMilli()) / 1000, Methods: methods,
		Context: contextOf(methods), SessionID: g.SessionID, AccessHash: halfHash(access),
	}).Serialize()
}

func personOf(a *account.Account, g *grant) Person {
	told := Person{Subject: a.ID}
	if g.has("email") {
		verified := a.EmailProved
		told.Email, told.EmailVerified = a.Email, &verified
	}
	if g.has("profile") {
		told.Name, told.Locale = a.DisplayName, a.Language
	}
	return told
}

func contextOf(methods []string) string {
	if slices.Contains(methods, browser.ByCode) {
		return ACRCode
	}
	return ACRPassword
}

func halfHash(access string) string {
	sum := sha256.Sum256([]byte(access))
	return base64.RawURLEncoding.EncodeToString(sum[:len(sum)/2])
}

// errNoAccess says that an access token opens nothing.
var errNoAccess = errors.New("access token not known, expired or revoked")

// UserInfo is who the access token was given for.
func (s *Service) UserInfo(ctx context.Context, access string) (Person, error) {
	found, given, err := s.tokenOf(ctx, kindAccess, access)
	now := s.Clock.Now()
	switch {
	case errors.Is(err, storage.ErrNotFound), err == nil && (!now.Before(found.ExpiresAt) || !given.alive(now)):
		return Person{}, errNoAccess
	case err != nil:
		return Person{}, err
	}
	if refusal := s.standing(ctx, given); refusal != nil {
		return Person{}, errNoAccess
	}
	holder, err := s.Accounts.Get(ctx, given.AccountID)
	if err != nil {
		return Person{}, err
	}
	return personOf(holder, &given), nil
}

// Hinted reads an ID token of ours, which may have expired, for who wants to sign out: its client and session.
func (s *Service) Hinted(ctx context.Context, idToken string) (client Client, sessionID string, err error) {
	parsed, err := jwt.ParseSigned(idToken, []jose.SignatureAlgorithm{jose.RS256})
	if err != nil {
		return Client{}, "", ErrClient.Wrap(err)
	}
	keys, err := s.Keys.Public(ctx)
	if err != nil {
		return Client{}, "", err
	}
	var claims idClaims
	if err := parsed.Claims(keys, &claims); err != nil || claims.Issuer != s.Issuer || len(claims.Audience) != 1 {
		return Client{}, "", ErrClient.Wrap(err)
	}
	client, err = s.Clients.find(claims.Audience[0])
	return client, claims.SessionID, err
}
