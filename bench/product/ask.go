package product

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// bearerLife is after how long a new bearer is taken from the session: a third less than one is good for.
const bearerLife = 2 * time.Minute

// SignIn has the manager of the demo's first company sign in through the bundled provider as a browser does, with the password
// that the first start left in demo.txt.
func (p *Product) SignIn() error {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return err
	}
	p.client = &http.Client{Jar: jar, Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}}
	login, password, err := p.credentials("rioplatense", "manager")
	if err != nil {
		return err
	}
	var begun struct {
		AuthorizeURL string `json:"authorize_url"`
		Interaction  string `json:"interaction"`
		RedirectTo   string `json:"redirect_to"`
	}
	if err := p.plain(http.MethodGet, p.Base+"/api/v1/auth/login?"+url.Values{"redirect": {"/"}}.Encode(), nil, &begun); err != nil {
		return err
	}
	if err := p.plain(http.MethodGet, p.resolve(begun.AuthorizeURL), nil, &begun); err != nil {
		return err
	}
	answer := map[string]string{"login": login, "password": password}
	if err := p.plain(http.MethodPost, p.Base+"/idp/interaction/"+begun.Interaction+"/password", answer, &begun); err != nil {
		return err
	}
	if err := p.plain(http.MethodGet, p.resolve(begun.RedirectTo), nil, nil); err != nil {
		return err
	}
	return p.mint()
}

func (p *Product) credentials(tenant, role string) (login, password string, err error) {
	text, err := os.ReadFile(filepath.Join(p.Dir, "demo.txt"))
	for line := range strings.Lines(string(text)) {
		if fields := strings.Fields(line); len(fields) == 4 && fields[0] == tenant && fields[1] == role {
			return fields[2], fields[3], err
		}
	}
	return "", "", fmt.Errorf("no sign-in for %s of %s: %w", role, tenant, err)
}

func (p *Product) resolve(address string) string {
	if strings.HasPrefix(address, "/") {
		return p.Base + address
	}
	return address
}

// mint takes a fresh bearer from the session.
func (p *Product) mint() error {
	var minted struct{ Token string }
	if err := p.plain(http.MethodPost, p.Base+"/api/v1/auth/token", nil, &minted); err != nil {
		return err
	}
	p.bearer, p.bearerMinted = minted.Token, time.Now()
	return nil
}

// plain asks as the sign-in page does, with cookies alone.
func (p *Product) plain(method, address string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(method, address, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header = http.Header{"Accept": {"application/json"}, "X-Recobro-Client": {"web"}, "Content-Type": {"application/json"}}
	return p.do(request, into)
}

// Ask sends a request as the manager and reads the whole answer; into is filled from its data and may be nil. Not safe to
// be called by several at once around a bearer's end: see Keep.
func (p *Product) Ask(method, path, kind string, body io.Reader, match string, into any) error {
	if err := p.Keep(); err != nil {
		return err
	}
	return p.send(method, path, kind, body, match, into)
}

// Keep takes a fresh bearer when the present one is about to end.
func (p *Product) Keep() error {
	if time.Since(p.bearerMinted) < bearerLife {
		return nil
	}
	return p.mint()
}

func (p *Product) send(method, path, kind string, body io.Reader, match string, into any) error {
	request, err := http.NewRequest(method, p.Base+path, body)
	if err != nil {
		return err
	}
	request.Header = http.Header{"Authorization": {"Bearer " + p.bearer}, "Content-Type": {kind}}
	if match != "" {
		request.Header.Set("If-Match", match)
	}
	return p.do(request, into)
}

func (p *Product) do(request *http.Request, into any) error {
	answer, err := p.client.Do(request)
	if err != nil {
		return err
	}
	text, err := io.ReadAll(answer.Body)
	if closed := answer.Body.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return err
	}
	if answer.StatusCode >= http.StatusBadRequest {
		return fmt.Errorf("%s %s answered %d: %s", request.Method, request.URL.Path, answer.StatusCode, text)
	}
	if into == nil {
		return nil
	}
	enveloped := struct{ Data json.RawMessage }{}
	if json.Unmarshal(text, &enveloped) == nil && len(enveloped.Data) > 0 {
		text = enveloped.Data
	}
	return json.Unmarshal(text, into)
}

// Create sends one write; several may do so at once while the bearer lasts (see Keep).
func (p *Product) Create(path, body string) error {
	return p.send(http.MethodPost, path, "application/json", strings.NewReader(body), "", nil)
}

// Read asks for something; several may do so at once while the bearer lasts (see Keep).
func (p *Product) Read(path string) error {
	return p.send(http.MethodGet, path, "", nil, "", nil)
}
