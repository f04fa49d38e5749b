package relyingparty

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
	"golang.org/x/sync/singleflight"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrUnavailable says that the provider does not answer, or not like a provider. Trying again later may help.
var ErrUnavailable = errs.New(errs.Unavailable, "identity.provider_unavailable")

// requestTimeout bounds one request to the provider.
const requestTimeout = 10 * time.Second

// Party is our side of the conversation with one provider. Safe for concurrent use.
type Party struct {
	settings Settings
	client   *http.Client
	clock    clock.Clock

	discovering singleflight.Group
	mu          sync.Mutex
	found       *provider
}

// provider is what discovery told, in the form we use it.
type provider struct {
	oidc     *oidc.Provider
	oauth    oauth2.Config
	metadata metadata
}

type metadata struct {
	EndSession  string   `json:"end_session_endpoint"`
	StatesIss   bool     `json:"authorization_response_iss_parameter_supported"`
	AuthMethods []string `json:"token_endpoint_auth_methods_supported"`
}

// New is a party with these settings. It does not contact the provider yet: the installation starts without it.
func New(s Settings, c clock.Clock) (*Party, error) {
	s, err := s.complete()
	if err != nil {
		return nil, err
	}
	client := &http.Client{
		Transport: s.Transport,
		Timeout:   requestTimeout,
		// A provider's endpoints are exact; following a redirect would carry our secret elsewhere.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return &Party{settings: s, client: client, clock: c}, nil
}

// Settings are the party's settings with the defaults filled in.
func (p *Party) Settings() Settings { return p.settings }

// discover asks the provider once who it is; a failure is not remembered. Callers at the same time share one request.
func (p *Party) discover(ctx context.Context) (*provider, error) {
	p.mu.Lock()
	found := p.found
	p.mu.Unlock()
	if found != nil {
		return found, nil
	}
	asked := p.discovering.DoChan("", func() (any, error) { return p.fetch(context.WithoutCancel(ctx)) })
	select {
	case answer := <-asked:
		if answer.Err != nil {
			return nil, ErrUnavailable.Wrap(answer.Err)
		}
		return answer.Val.(*provider), nil
	case <-ctx.Done():
		return nil, ErrUnavailable.Wrap(ctx.Err())
	}
}

func (p *Party) fetch(ctx context.Context) (*provider, error) {
	discovered, err := oidc.NewProvider(p.with(ctx), p.settings.Issuer)
	if err != nil {
		return nil, err
	}
	found := &provider{oidc: discovered}
	if err := discovered.Claims(&found.metadata); err != nil {
		return nil, fmt.Errorf("read discovery document: %w", err)
	}
	found.oauth = p.oauth(discovered.Endpoint(), found.metadata)
	p.mu.Lock()
	p.found = found
	p.mu.Unlock()
	return found, nil
}

func (p *Party) oauth(endpoint oauth2.Endpoint, m metadata) oauth2.Config {
	// The library would find the style by trial, and a failed trial may burn the one-time code.
	endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if p.settings.ClientSecret == "" || (len(m.AuthMethods) > 0 && !slices.Contains(m.AuthMethods, "client_secret_basic")) {
		endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	return oauth2.Config{
		ClientID:     p.settings.ClientID,
		ClientSecret: p.settings.ClientSecret,
		Endpoint:     endpoint,
		RedirectURL:  p.settings.CallbackURL,
		Scopes:       p.settings.Scopes,
	}
}

// with makes the libraries use our client.
func (p *Party) with(ctx context.Context) context.Context { return oidc.ClientContext(ctx, p.client) }
