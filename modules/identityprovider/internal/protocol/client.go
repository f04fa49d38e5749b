package protocol

import (
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
)

// coreClient is the core's name with us.
const coreClient = "recobro"

// Client is an application that may ask who somebody is. There is no way to register one at run time.
type Client struct {
	ID                     string   `json:"id"`
	Secret                 string   `json:"secret"`
	RedirectURIs           []string `json:"redirect_uris"`
	PostLogoutRedirectURIs []string `json:"post_logout_redirect_uris"`
}

// Clients are the known clients by id.
type Clients map[string]Client

// NewClients are the core and the clients that the operator's settings name, as the manifest describes them.
func NewClients(settings json.RawMessage, publicURL string, v *vault.Vault) (Clients, error) {
	secret, err := v.ClientSecret(coreClient)
	if err != nil {
		return nil, err
	}
	clients := Clients{coreClient: {
		ID: coreClient, Secret: secret,
		RedirectURIs:           []string{publicURL + "/api/v1/auth/callback"},
		PostLogoutRedirectURIs: []string{publicURL + "/sign-in"},
	}}
	var more struct {
		Clients []Client `json:"clients"`
	}
	if err := json.Unmarshal(settings, &more); err != nil {
		return nil, fmt.Errorf("settings of the identity provider: %w", err)
	}
	for _, client := range more.Clients {
		clients[client.ID] = client
	}
	return clients, nil
}

func (c Clients) find(id string) (Client, error) {
	client, known := c[id]
	if !known {
		return Client{}, ErrClient
	}
	return client, nil
}

// authenticate says which client sends a request to the token endpoint, by HTTP Basic or by form.
func (c Clients) authenticate(r *http.Request) (Client, *Refusal) {
	id, secret, basic := r.BasicAuth()
	if basic {
		id, secret = unescaped(id), unescaped(secret)
	} else {
		id, secret = r.PostFormValue("client_id"), r.PostFormValue("client_secret")
	}
	client, err := c.find(id)
	same := subtle.ConstantTimeCompare([]byte(client.Secret), []byte(secret)) == 1
	if err != nil || !same || secret == "" {
		return Client{}, refuse("invalid_client", "the client or its secret is not known")
	}
	return client, nil
}

// unescaped undoes the form encoding that RFC 6749 puts on both parts of Basic.
func unescaped(s string) string {
	plain, err := url.QueryUnescape(s)
	if err != nil {
		return s
	}
	return plain
}

// AfterLogout is the address that a client wants a signed-out browser to go to, if it is one of its own; else fallback.
func (c Client) AfterLogout(wanted, state, fallback string) string {
	if !slices.Contains(c.PostLogoutRedirectURIs, wanted) {
		return fallback
	}
	if state == "" {
		return wanted
	}
	u, err := url.Parse(wanted)
	if err != nil {
		return fallback
	}
	query := u.Query()
	query.Set("state", state)
	u.RawQuery = query.Encode()
	return u.String()
}
