package producttest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/require"
)

// Person is somebody signed in to the product, as a browser would be: with a session cookie and a bearer.
type Person struct {
	ID, TenantID, Role string
	product            *Product
	client             *http.Client
	bearer             string
}

// Answer is what the product answered: status, headers and the whole body.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// SignIn signs the demo user of a tenant with a role in, through the bundled provider.
func (p *Product) SignIn(t testing.TB, tenant, role string) *Person {
	t.Helper()
	login, password := p.credentials(t, tenant, role)
	return p.SignInAs(t, login, password)
}

// SignInThrough is SignIn of somebody whose requests go through transport, as through a proxy.
func (p *Product) SignInThrough(t testing.TB, transport http.RoundTripper, tenant, role string) *Person {
	t.Helper()
	login, password := p.credentials(t, tenant, role)
	person := p.browser(t)
	person.client.Transport = transport
	person.answer(t, person.begin(t, url.Values{"redirect": {"/"}})+"/password", map[string]string{"login": login, "password": password})
	return person
}

// credentials reads the sign-in that the first start left in demo.txt: tenant, role, login, password.
func (p *Product) credentials(t testing.TB, tenant, role string) (login, password string) {
	t.Helper()
	file, err := os.ReadFile(filepath.Join(p.Dir, "demo.txt"))
	require.NoError(t, err)
	for line := range strings.Lines(string(file)) {
		fields := strings.Fields(line)
		if len(fields) == 4 && fields[0] == tenant && fields[1] == role {
			return fields[2], fields[3]
		}
	}
	t.Fatalf("no demo sign-in for %s of %s", role, tenant)
	return "", ""
}

// Refresh takes a fresh bearer from the session.
func (p *Person) Refresh(t testing.TB) {
	t.Helper()
	p.bearer = text(t, p.Plain(t, http.MethodPost, "/api/v1/auth/token", nil), "token")
}

// Get reads a path as this person.
func (p *Person) Get(t testing.TB, path string) Answer {
	t.Helper()
	return p.Do(t, http.MethodGet, path, nil, nil)
}

// Do sends a JSON request as this person; body may be nil, bytes, a string or anything JSON can carry.
func (p *Person) Do(t testing.TB, method, path string, body any, header http.Header) Answer {
	t.Helper()
	if header == nil {
		header = http.Header{}
	}
	header.Set("Authorization", "Bearer "+p.bearer)
	return p.send(t, method, path, body, header)
}

// Ask sends a request as this person and returns as soon as the answer's head is there: for streams, whose body does not
// end. A person without a bearer (see Anonymous) sends none.
func (p *Person) Ask(t testing.TB, method, path string, body any, header http.Header) Answer {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, method, p.product.resolve(path), encode(t, body))
	require.NoError(t, err)
	request.Header = http.Header{}
	maps.Copy(request.Header, header)
	if p.bearer != "" {
		request.Header.Set("Authorization", "Bearer "+p.bearer)
	}
	response, err := p.client.Do(request)
	require.NoError(t, err)
	defer func() { _ = response.Body.Close() }()
	answer := Answer{Status: response.StatusCode, Header: response.Header}
	if response.Header.Get("Content-Type") != "text/event-stream" {
		answer.Body, err = io.ReadAll(response.Body)
		require.NoError(t, err)
	}
	return answer
}

// Anonymous is somebody who has not signed in.
func (p *Product) Anonymous() *Person { return &Person{product: p, client: &http.Client{}} }

// Plain sends a request without the bearer, as the sign-in does.
func (p *Person) Plain(t testing.TB, method, path string, body any) Answer {
	t.Helper()
	return p.send(t, method, path, body, http.Header{"Accept": {"application/json"}, "X-Recobro-Client": {"web"}})
}

func (p *Person) send(t testing.TB, method, path string, body any, header http.Header) Answer {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, p.product.resolve(path), encode(t, body))
	require.NoError(t, err)
	request.Header = header.Clone()
	if body != nil && request.Header.Get("Content-Type") == "" {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := p.client.Do(request)
	require.NoError(t, err)
	defer func() { _ = response.Body.Close() }()
	answered, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	return Answer{Status: response.StatusCode, Header: response.Header, Body: answered}
}

// follow visits an address and every redirect after it; only the cookies count, and not the page of an interface that is not built.
func (p *Person) follow(t testing.TB, address string) {
	t.Helper()
	answer := p.Plain(t, http.MethodGet, address, nil)
	if answer.Status == http.StatusServiceUnavailable && answer.Code(t) == "core.interface_missing" {
		return
	}
	require.Less(t, answer.Status, 400, string(answer.Body))
}

func (p *Product) resolve(path string) string {
	if parsed, err := url.Parse(path); err == nil && parsed.IsAbs() {
		return path
	}
	return p.URL + path
}

func encode(t testing.TB, body any) io.Reader {
	t.Helper()
	switch b := body.(type) {
	case nil:
		return nil
	case io.Reader:
		return b
	case []byte:
		return bytes.NewReader(b)
	case string:
		return strings.NewReader(b)
	}
	encoded, err := json.Marshal(body)
	require.NoError(t, err)
	return bytes.NewReader(encoded)
}

// Stream opens a path that answers for as long as ctx lives: server-sent events. The caller closes the body.
func (p *Person) Stream(ctx context.Context, t testing.TB, path string) *http.Response {
	t.Helper()
	response := p.Knock(ctx, t, path)
	require.Equal(t, http.StatusOK, response.StatusCode)
	return response
}

// Knock is Stream where the answer may be a refusal.
func (p *Person) Knock(ctx context.Context, t testing.TB, path string) *http.Response {
	t.Helper()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.product.resolve(path), nil)
	require.NoError(t, err)
	request.Header = http.Header{"Authorization": {"Bearer " + p.bearer}, "Accept": {"text/event-stream"}}
	response, err := p.client.Do(request)
	require.NoError(t, err)
	return response
}

// Fail tries to sign in as the demo user of a tenant with a role, with a password that is not theirs.
func (p *Product) Fail(t testing.TB, tenant, role string) {
	t.Helper()
	login, _ := p.credentials(t, tenant, role)
	person := p.browser(t)
	refused := person.Plain(t, http.MethodPost, person.begin(t, url.Values{"redirect": {"/"}})+"/password",
		map[string]string{"login": login, "password": "not the password of anybody"})
	require.Equal(t, http.StatusUnauthorized, refused.Status, string(refused.Body))
}

// Ticket asks for a ticket to open the socket at a path with.
func (p *Person) Ticket(t testing.TB, path string) Answer {
	t.Helper()
	return p.Do(t, http.MethodPost, "/api/v1/socket-tickets", map[string]string{"path": path}, nil)
}

// Dial opens a socket as this person's browser does, by the cookie and what stands in the address; header goes along. A program
// sends its key beside.
func (p *Person) Dial(t testing.TB, address string, header http.Header) (conn *websocket.Conn, status int, err error) {
	t.Helper()
	//nolint:bodyclose // an open socket has no body, and one that is refused has been read
	conn, response, err := websocket.Dial(t.Context(), p.product.resolve(address), &websocket.DialOptions{HTTPClient: p.client, HTTPHeader: header})
	if response != nil {
		status = response.StatusCode
	}
	if err == nil {
		t.Cleanup(func() { _ = conn.CloseNow() })
	}
	return conn, status, err
}

// Open takes a ticket and opens the socket at a path with it.
func (p *Person) Open(t testing.TB, path string) *websocket.Conn {
	t.Helper()
	conn, status, err := p.Dial(t, path+"?ticket="+text(t, p.Ticket(t, path), "ticket"), http.Header{"Origin": {p.product.URL}})
	require.NoError(t, err, status)
	return conn
}
