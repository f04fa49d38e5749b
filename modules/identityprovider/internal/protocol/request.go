// Package protocol is OpenID Connect as far as the provider speaks it: the authorization code flow with PKCE, for
// clients known beforehand. Everything else is refused.
package protocol

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals that cannot be sent to the client, because who it is, or where it wants its answer, is not believed.
var (
	ErrClient   = errs.New(errs.Invalid, "identityprovider.client_unknown")
	ErrRedirect = errs.New(errs.Invalid, "identityprovider.redirect_unknown")
)

// Refusal is an error of OAuth 2.0 that is sent to the client.
type Refusal struct {
	Code        string // "invalid_request", …
	Description string
}

// Error is the refusal for logs.
func (r *Refusal) Error() string { return r.Code + ": " + r.Description }

// refuse makes a refusal.
func refuse(code, description string) *Refusal { return &Refusal{Code: code, Description: description} }

// The authentication contexts that a client may ask for.
const (
	ACRPassword = "urn:recobro:pwd"
	ACRCode     = "urn:recobro:otp"
)

// Prompts of an authorization request.
const (
	PromptNone   = "none"
	PromptLogin  = "login"
	PromptCreate = "create"
)

// Request is a checked authorization request.
type Request struct {
	ClientID    string         `json:"client_id"`
	RedirectURI string         `json:"redirect_uri"`
	State       string         `json:"state"`
	Scope       string         `json:"scope"`
	Nonce       string         `json:"nonce"`
	Challenge   string         `json:"challenge"`
	Prompts     []string       `json:"prompts,omitempty"`
	MaxAge      *time.Duration `json:"max_age,omitempty"`
	WantsCode   bool           `json:"wants_code,omitempty"` // a second factor is asked for
	LoginHint   string         `json:"login_hint,omitempty"`
}

// Prompt says whether the request has a prompt.
func (r Request) Prompt(name string) bool { return slices.Contains(r.Prompts, name) }

// ParseRequest reads an authorization request. ErrClient and ErrRedirect must be shown to the person; a *Refusal goes
// back to the client, with the request as far as it is needed for that.
func (c Clients) ParseRequest(query url.Values) (Request, error) {
	client, err := c.find(query.Get("client_id"))
	if err != nil {
		return Request{}, err
	}
	request := Request{ClientID: client.ID, RedirectURI: query.Get("redirect_uri"), State: query.Get("state")}
	if !slices.Contains(client.RedirectURIs, request.RedirectURI) || len(query["redirect_uri"]) != 1 || len(query["client_id"]) != 1 {
		return Request{}, ErrRedirect
	}
	if refusal := checkFlow(query); refusal != nil {
		return request, refusal
	}
	if refusal := checkPKCE(query); refusal != nil {
		return request, refusal
	}
	request.Scope, request.Nonce, request.Challenge = query.Get("scope"), query.Get("nonce"), query.Get("code_challenge")
	request.LoginHint = query.Get("login_hint")
	return request.withWishes(query)
}

func checkFlow(query url.Values) *Refusal {
	for name, values := range query {
		if len(values) > 1 {
			return refuse("invalid_request", "the parameter "+name+" is there twice")
		}
		if len(values[0]) > 2048 {
			return refuse("invalid_request", "the parameter "+name+" is too long")
		}
	}
	switch {
	case query.Has("request"):
		return refuse("request_not_supported", "request objects are not supported")
	case query.Has("request_uri"):
		return refuse("request_uri_not_supported", "request objects are not supported")
	case query.Get("response_type") != "code":
		return refuse("unsupported_response_type", "the response type is code")
	case query.Has("response_mode") && query.Get("response_mode") != "query":
		return refuse("invalid_request", "the response mode is query")
	case !slices.Contains(strings.Fields(query.Get("scope")), "openid"):
		return refuse("invalid_scope", "the scope openid is needed")
	}
	return nil
}

func checkPKCE(query url.Values) *Refusal {
	// A SHA-256 in base64url has exactly 43 characters.
	shape := regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`)
	switch {
	case query.Get("code_challenge_method") != "S256":
		return refuse("invalid_request", "PKCE with S256 is needed")
	case !shape.MatchString(query.Get("code_challenge")):
		return refuse("invalid_request", "the code challenge is no SHA-256")
	}
	return nil
}

func (r Request) withWishes(query url.Values) (Request, error) {
	r.Prompts = strings.Fields(query.Get("prompt"))
	if r.Prompt(PromptNone) && len(r.Prompts) > 1 {
		return r, refuse("invalid_request", "the prompt none stands alone")
	}
	r.WantsCode = slices.Contains(strings.Fields(query.Get("acr_values")), ACRCode)
	if !query.Has("max_age") {
		return r, nil
	}
	seconds, err := strconv.ParseInt(query.Get("max_age"), 10, 32)
	if err != nil || seconds < 0 {
		return r, refuse("invalid_request", "max_age is a number of seconds")
	}
	age := time.Duration(seconds) * time.Second
	r.MaxAge = &age
	return r, nil
}

// Answer is the address that leads to the client with an answer. The issuer stands in it, so that the client cannot be
// made to take it for another provider's (RFC 9207).
func (r Request) Answer(issuer string, answer url.Values) string {
	u, err := url.Parse(r.RedirectURI)
	if err != nil {
		return r.RedirectURI
	}
	query := u.Query()
	for name, values := range answer {
		query[name] = values
	}
	if r.State != "" {
		query.Set("state", r.State)
	}
	query.Set("iss", issuer)
	u.RawQuery = query.Encode()
	return u.String()
}

// Refused is the address that leads to the client with a refusal.
func (r Request) Refused(issuer string, refusal *Refusal) string {
	return r.Answer(issuer, url.Values{"error": {refusal.Code}, "error_description": {refusal.Description}})
}
