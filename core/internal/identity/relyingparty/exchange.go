package relyingparty

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of an answer from the provider.
var (
	// ErrDenied says that the provider itself refused, or the person turned back.
	ErrDenied = errs.New(errs.Unauthenticated, "identity.access_denied")
	// ErrAnswer says that the answer cannot be believed: forged, replayed, from another provider, or for another client.
	ErrAnswer = errs.New(errs.Unauthenticated, "identity.sign_in_failed")
	// ErrSessionEnded says that the provider no longer vouches for the session.
	ErrSessionEnded = errs.New(errs.Unauthenticated, "identity.session_ended")
)

// Tokens are what the provider gave us. They never leave the core.
type Tokens struct {
	Access  string    `json:"access"`
	Refresh string    `json:"refresh"`
	ID      string    `json:"id"`
	Expires time.Time `json:"expires"` // of the access token; zero if the provider does not say
}

// Exchange redeems the provider's answer to attempt a and tells who signed in. It fails with ErrDenied, ErrAnswer or
// ErrUnavailable. Comparing the state with the browser's is the caller's part.
func (p *Party) Exchange(ctx context.Context, a Attempt, answer url.Values) (Person, Tokens, error) {
	found, err := p.discover(ctx)
	if err != nil {
		return Person{}, Tokens{}, err
	}
	if err := p.believe(found, a, answer); err != nil {
		return Person{}, Tokens{}, err
	}
	token, err := found.oauth.Exchange(p.with(ctx), answer.Get("code"), oauth2.VerifierOption(a.Verifier))
	if err != nil {
		return Person{}, Tokens{}, refusal(err, ErrAnswer)
	}
	person, raw, err := p.identify(ctx, found, token, a.Nonce)
	if err != nil {
		return Person{}, Tokens{}, err
	}
	return person, tokens(token, raw), nil
}

// believe checks the answer before any secret is sent anywhere: an answer that another provider stands behind must
// never make us redeem its code here (RFC 9207).
func (p *Party) believe(found *provider, a Attempt, answer url.Values) error {
	if !same(answer.Get("state"), a.State) {
		return ErrAnswer.Wrap(errors.New("state differs"))
	}
	issuer, states := answer["iss"]
	if (states && issuer[0] != p.settings.Issuer) || (!states && found.metadata.StatesIss) {
		return ErrAnswer.Wrap(fmt.Errorf("answer of issuer %q", issuer))
	}
	if code := answer.Get("error"); code != "" {
		return ErrDenied.Wrap(fmt.Errorf("provider answered %q: %q", code, answer.Get("error_description")))
	}
	if answer.Get("code") == "" {
		return ErrAnswer.Wrap(errors.New("no code"))
	}
	return nil
}

// Refresh asks the provider for new tokens. ErrSessionEnded means it refused; ErrUnavailable that it did not answer.
func (p *Party) Refresh(ctx context.Context, subject string, old Tokens) (Tokens, error) {
	found, err := p.discover(ctx)
	if err != nil {
		return Tokens{}, err
	}
	source := found.oauth.TokenSource(p.with(ctx), &oauth2.Token{RefreshToken: old.Refresh})
	token, err := source.Token()
	if err != nil {
		return Tokens{}, refusal(err, ErrSessionEnded)
	}
	raw, _ := token.Extra("id_token").(string)
	if raw == "" {
		return tokens(token, old.ID), nil
	}
	verified, err := p.verifier(found).Verify(p.with(ctx), raw)
	if err != nil || verified.Subject != subject {
		return Tokens{}, ErrSessionEnded.Wrap(errors.Join(err, errors.New("refreshed for another subject")))
	}
	return tokens(token, raw), nil
}

func (p *Party) verifier(found *provider) *oidc.IDTokenVerifier {
	return found.oidc.Verifier(&oidc.Config{ClientID: p.settings.ClientID, Now: p.clock.Now})
}

// refusal tells a provider that says no from one that says nothing.
func refusal(err error, said *errs.Error) error {
	var answered *oauth2.RetrieveError
	if errors.As(err, &answered) && answered.Response != nil && answered.Response.StatusCode < 500 {
		return said.Wrap(err)
	}
	return ErrUnavailable.Wrap(err)
}

func tokens(t *oauth2.Token, idToken string) Tokens {
	return Tokens{Access: t.AccessToken, Refresh: t.RefreshToken, ID: idToken, Expires: t.Expiry}
}
