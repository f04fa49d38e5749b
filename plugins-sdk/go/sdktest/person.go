package sdktest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// Person is somebody who asks the module by way of the host.
type Person struct {
	host   *Host
	who    principal.Principal
	scopes []string // of a module
}

// As is a person of a tenant with a role, from now on an active member of it; the manifest's grants say what the role may.
func (h *Host) As(tenant, role, userID string) *Person {
	h.Join(tenant, role, userID)
	return &Person{host: h, who: principal.Principal{
		TenantID: tenant, UserID: userID, Username: userID, Role: role, Language: "en", Timezone: "America/Montevideo",
		Kind: principal.KindUser,
	}}
}

// Itself is another module that asks in its own name, with the permissions that its manifest lists as scopes.
func (h *Host) Itself(tenant, module string, scopes ...string) *Person {
	return &Person{host: h, who: principal.Module(tenant, module, scopes), scopes: scopes}
}

// In is the person in another language.
func (p *Person) In(language string) *Person {
	other := *p
	other.who.Language = language
	return &other
}

// Answer is what the module answered.
type Answer struct {
	t       testing.TB
	Status  int
	Header  http.Header
	Raw     []byte
	Problem errs.Problem // when refused
}

// GET reads.
func (p *Person) GET(path string) *Answer { return p.Do(http.MethodGet, path, nil) }

// POST sends body as JSON, or as it is if it is an io.Reader; headers are name, value pairs.
func (p *Person) POST(path string, body any, headers ...string) *Answer {
	return p.Do(http.MethodPost, path, body, headers...)
}

// PUT sends body as POST does.
func (p *Person) PUT(path string, body any, headers ...string) *Answer {
	return p.Do(http.MethodPut, path, body, headers...)
}

// PATCH sends body as POST does.
func (p *Person) PATCH(path string, body any, headers ...string) *Answer {
	return p.Do(http.MethodPatch, path, body, headers...)
}

// DELETE asks for removal.
func (p *Person) DELETE(path string, headers ...string) *Answer {
	return p.Do(http.MethodDelete, path, nil, headers...)
}

// Do asks as the real host does: the operation's permission is looked up in the role's grants, and what was decided
// goes along, signed. A role without the grant is refused here.
func (p *Person) Do(method, path string, body any, headers ...string) *Answer {
	p.host.t.Helper()
	who, may := p.by(method, path)
	if !may {
		return &Answer{t: p.host.t, Status: http.StatusForbidden, Problem: errs.Problem{Status: http.StatusForbidden, Code: "forbidden"}}
	}
	return p.host.send(method, path, body, &who, headers...)
}

// by is the person with what was decided for an operation, and whether that lets them in.
func (p *Person) by(method, path string) (who principal.Principal, may bool) {
	operation, found := p.host.operation(method, path)
	who = p.who
	who.Permission, who.Scope = operation.Permission, p.host.grant(operation.Permission, who.Role)
	if who.Kind == principal.KindModule && slices.Contains(p.scopes, operation.Permission) {
		who.Scope = principal.ScopeAll
	}
	return who, !found || operation.Open || who.Scope != ""
}

// send asks with exactly this principal; nil = none. Of a stream of events only the head is read.
func (h *Host) send(method, path string, body any, who *principal.Principal, headers ...string) *Answer {
	h.t.Helper()
	return h.roundTrip(h.request(method, path, body, who, headers...))
}

func (h *Host) request(method, path string, body any, who *principal.Principal, headers ...string) *http.Request {
	h.t.Helper()
	reader, isReader := body.(io.Reader)
	if !isReader && body != nil {
		raw, err := json.Marshal(body)
		require.NoError(h.t, err)
		reader = bytes.NewReader(raw)
	}
	r, err := http.NewRequest(method, "http://module", reader)
	require.NoError(h.t, err)
	r.URL.Path, r.URL.RawPath, r.URL.RawQuery = split(h.t, path)
	if body != nil && !isReader {
		r.Header.Set("Content-Type", "application/json")
	}
	if who != nil {
		r.Header.Set(vouch.Header, vouch.Sign(h.key, *who, time.Now()))
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

func (h *Host) roundTrip(r *http.Request) *Answer {
	h.t.Helper()
	response, err := h.client.Do(r)
	require.NoError(h.t, err)
	defer func() { _ = response.Body.Close() }()
	var raw []byte
	if response.Header.Get("Content-Type") != httpx.EventStream {
		raw, err = io.ReadAll(response.Body)
		require.NoError(h.t, err)
	}
	a := &Answer{t: h.t, Status: response.StatusCode, Header: response.Header, Raw: raw}
	if strings.HasPrefix(response.Header.Get("Content-Type"), errs.ContentType) {
		require.NoError(h.t, json.Unmarshal(raw, &a.Problem))
	}
	return a
}

// split keeps the escapes of a path as they were written.
func split(t testing.TB, address string) (path, rawPath, query string) {
	rawPath, query, _ = strings.Cut(address, "?")
	path, err := url.PathUnescape(rawPath)
	require.NoError(t, err)
	return path, rawPath, query
}

// OK fails the test unless the answer is a success, and reads its data into v, a pointer; nil reads nothing.
func (a *Answer) OK(v any) *Answer {
	a.t.Helper()
	require.Truef(a.t, a.Status >= 200 && a.Status < 300, "answered %d: %s", a.Status, a.Raw)
	if v == nil {
		return a
	}
	var body struct {
		Data json.RawMessage `json:"data"`
	}
	require.NoError(a.t, json.Unmarshal(a.Raw, &body))
	require.NoError(a.t, json.Unmarshal(body.Data, v))
	return a
}

// Meta is the meta of a list.
func (a *Answer) Meta() page.Meta {
	a.t.Helper()
	var body struct {
		Meta page.Meta `json:"meta"`
	}
	require.NoError(a.t, json.Unmarshal(a.Raw, &body))
	return body.Meta
}

// Refused fails the test unless the answer is a refusal with this status and code.
func (a *Answer) Refused(status int, code string) *Answer {
	a.t.Helper()
	require.Equalf(a.t, status, a.Status, "answered: %s", a.Raw)
	require.Equal(a.t, code, a.Problem.Code)
	return a
}
