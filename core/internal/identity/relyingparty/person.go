package relyingparty

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// Person is who signed in, as the provider states it.
type Person struct {
	Issuer        string
	Subject       string // the provider's unchanging name for the person
	Email         string // lower case; empty if the provider does not tell
	EmailVerified bool
	Name          string
	Language      string // BCP 47; empty if the provider does not tell
	SessionID     string // the provider's name for its session; empty if it has none
	AuthTime      time.Time
	Methods       []string // how the person proved themselves (amr)
}

// identify checks the ID token and reads the person from it, asking the userinfo endpoint for what it leaves out. The
// access token is never read: to us it is opaque.
func (p *Party) identify(ctx context.Context, found *provider, token *oauth2.Token, nonce string) (Person, string, error) {
	raw, _ := token.Extra("id_token").(string)
	verified, err := p.verifier(found).Verify(p.with(ctx), raw)
	if err != nil {
		return Person{}, "", ErrAnswer.Wrap(err)
	}
	claims := map[string]any{}
	if err := verified.Claims(&claims); err != nil {
		return Person{}, "", ErrAnswer.Wrap(err)
	}
	if err := p.timely(raw, verified); err != nil {
		return Person{}, "", ErrAnswer.Wrap(err)
	}
	if err := p.meant(verified, claims, token.AccessToken, nonce); err != nil {
		return Person{}, "", ErrAnswer.Wrap(err)
	}
	if err := p.complete(ctx, found, token, claims); err != nil {
		return Person{}, "", err
	}
	return p.person(verified, claims), raw, nil
}

// How far the provider's clock may differ, and how old an ID token may be that it hands out in answer to a code.
const (
	clockSkew  = time.Minute
	oldestSkew = 15 * time.Minute
)

// timely checks that the token was made now and is an ID token: other tokens of a provider are signed with the same key.
func (p *Party) timely(raw string, verified *oidc.IDToken) error {
	header, err := base64.RawURLEncoding.DecodeString(raw[:strings.IndexByte(raw, '.')])
	if err != nil {
		return err
	}
	var told struct {
		Type string `json:"typ"`
	}
	if err := json.Unmarshal(header, &told); err != nil {
		return err
	}
	if told.Type != "" && !strings.EqualFold(told.Type, "JWT") {
		return fmt.Errorf("token of type %q", told.Type)
	}
	age := p.clock.Now().Sub(verified.IssuedAt)
	if verified.IssuedAt.Unix() <= 0 || age > oldestSkew || age < -clockSkew {
		return fmt.Errorf("token issued at %s", verified.IssuedAt)
	}
	return nil
}

// meant checks what the library leaves to its users: that the token answers this very attempt of this very client.
func (p *Party) meant(verified *oidc.IDToken, claims map[string]any, access, nonce string) error {
	if !same(verified.Nonce, nonce) {
		return errors.New("nonce differs")
	}
	azp, present := claims["azp"]
	if (present && azp != p.settings.ClientID) || (!present && len(verified.Audience) > 1) {
		return fmt.Errorf("token was issued to %v", azp)
	}
	if verified.AccessTokenHash == "" {
		return nil
	}
	return verified.VerifyAccessToken(access)
}

// complete adds what the ID token left out from the userinfo endpoint, if there is one.
func (p *Party) complete(ctx context.Context, found *provider, token *oauth2.Token, claims map[string]any) error {
	if _, has := claims[p.settings.Claims.Email]; has || found.oidc.UserInfoEndpoint() == "" {
		return nil
	}
	told, err := found.oidc.UserInfo(p.with(ctx), oauth2.StaticTokenSource(token))
	if err != nil {
		return ErrUnavailable.Wrap(err)
	}
	more := map[string]any{}
	if err := told.Claims(&more); err != nil {
		return ErrAnswer.Wrap(err)
	}
	if more["sub"] != claims["sub"] {
		return ErrAnswer.Wrap(errors.New("userinfo tells of another subject"))
	}
	for name, value := range more {
		if _, has := claims[name]; !has {
			claims[name] = value
		}
	}
	return nil
}

func (p *Party) person(verified *oidc.IDToken, claims map[string]any) Person {
	names := p.settings.Claims
	return Person{
		Issuer:        p.settings.Issuer,
		Subject:       verified.Subject,
		Email:         strings.ToLower(strings.TrimSpace(text(claims[names.Email]))),
		EmailVerified: p.settings.TrustEmail || truth(claims[names.EmailVerified]),
		Name:          text(claims[names.Name]),
		Language:      text(claims[names.Language]),
		SessionID:     text(claims["sid"]),
		AuthTime:      moment(claims["auth_time"]),
		Methods:       texts(claims["amr"]),
	}
}

func text(claim any) string {
	s, _ := claim.(string)
	return s
}

func texts(claim any) []string {
	list, _ := claim.([]any)
	values := make([]string, 0, len(list))
	for _, item := range list {
		values = append(values, text(item))
	}
	return slices.DeleteFunc(values, func(s string) bool { return s == "" })
}

// truth reads a boolean claim; some providers state it as text.
func truth(claim any) bool { return claim == true || claim == "true" }

func moment(claim any) time.Time {
	seconds, ok := claim.(float64)
	if !ok {
		return time.Time{}
	}
	return time.UnixMilli(int64(seconds * 1000)).UTC()
}
