package host

import (
	"context"
	"io"
	"net/http"
	"net/http/httputil"
	"strings"

	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// rewrite shapes the request that goes to the module: same method, path, query and body; no identity of the client's
// making, no credential of the session.
func rewrite(r *httputil.ProxyRequest) {
	r.Out.URL.Scheme, r.Out.URL.Host = "http", "module"
	r.Out.Host = r.In.Host
	trip := tripOf(r.In.Context())
	stripIdentity(r.Out.Header)
	if !trip.ownCredentials {
		r.Out.Header.Del("Authorization")
		r.Out.Header.Del("Cookie")
	} else {
		keepOwnCookies(r.Out, trip.proxy.module.Spec().Manifest.ID)
		r.SetXForwarded() // who checks credentials himself slows guessing down by the address it comes from
	}
	if trip.idempotencyKey != "" {
		r.Out.Header.Set("Idempotency-Key", trip.idempotencyKey)
	}
	if trip.operation.Socket {
		query := r.Out.URL.Query()
		query.Del(ticketParameter)
		r.Out.URL.RawQuery = query.Encode()
	} else {
		r.Out.Header.Del("Connection") // who asks for another protocol elsewhere is answered without
		r.Out.Header.Del("Upgrade")
	}
	r.Out.Header.Del("Expect") // the body has been asked for
	r.Out.Trailer = nil        // what comes after a body has been announced to nobody
	r.Out.Header.Set("X-Request-Id", trip.who.RequestID)
	if trace := trip.proxy.module.env.Trace; trace != nil {
		trace(r.In.Context(), r.Out.Header)
	}
}

// ticketParameter is the parameter of a socket's address by which a browser was let in: a credential like a cookie.
const ticketParameter = "ticket"

// stripIdentity deletes every header by which a client might try to say who it is.
func stripIdentity(h http.Header) {
	for name := range h {
		switch {
		case strings.HasPrefix(name, "X-Forwarded-"), strings.HasPrefix(name, "X-Auth-"),
			strings.HasPrefix(name, "X-Remote-"), strings.HasPrefix(name, "X-Tenant"), strings.HasPrefix(name, "X-User"):
			delete(h, name)
		case name == vouch.Header, name == "Forwarded", name == "X-Real-Ip", name == "Remote-User", name == "Traceparent", name == "Tracestate",
			name == "Proxy-Authorization", name == "X-Role", name == "X-Roles", name == "X-Api-Key":
			delete(h, name)
		}
	}
}

// keepOwnCookies leaves only the cookies with the module's name.
func keepOwnCookies(r *http.Request, id string) {
	cookies := r.Cookies()
	r.Header.Del("Cookie")
	for _, cookie := range cookies {
		if isOwnCookie(cookie.Name, id) {
			r.AddCookie(cookie)
		}
	}
}

// isOwnCookie reports whether a cookie belongs to module id: "<id>_…", with or without a browser's name prefix.
func isOwnCookie(name, id string) bool {
	name = strings.TrimPrefix(strings.TrimPrefix(name, "__Host-"), "__Secure-")
	return strings.HasPrefix(name, id+"_")
}

// cleanResponse keeps a module from speaking for the host: no foreign cookies, no headers that are the host's to set.
func cleanResponse(r *http.Response) error {
	trip := tripOf(r.Request.Context())
	trip.generation.answered.Store(true)
	for _, name := range hostHeaders() {
		delete(r.Header, name)
	}
	trip.letPagesSpeak(r)
	if trip.operation.Events {
		r.Body = &endable{r.Body, r.Request.Context()}
	}
	if !trip.proxy.module.Spec().Manifest.IsOpen(r.Request.URL.Path) {
		r.Header.Set("Cache-Control", "no-store") // behind a sign-in every answer may contain personal data
	}
	if cookies, ok := r.Header["Set-Cookie"]; ok {
		r.Header["Set-Cookie"] = ownCookies(cookies, trip)
	}
	return nil
}

// letPagesSpeak has a page's own word on what browsers let it do stand instead of the host's, where the manifest declares pages.
func (t *trip) letPagesSpeak(r *http.Response) {
	if !manifest.UnderAny(r.Request.URL.Path, t.proxy.module.Spec().Manifest.API.Pages) {
		return
	}
	for _, name := range []string{"Content-Security-Policy", "X-Frame-Options", "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy"} {
		if _, spoken := r.Header[name]; spoken {
			t.answer.Del(name)
		}
	}
	if strings.Contains(r.Header.Get("Content-Security-Policy"), "frame-ancestors") { // of the older word browsers would believe the stricter
		t.answer.Del("X-Frame-Options")
	}
}

// endable is a stream of events that comes to a clean end when the host ends it, so that the browser comes back.
type endable struct {
	io.ReadCloser
	ctx context.Context
}

// Read reads on.
func (e *endable) Read(p []byte) (int, error) {
	n, err := e.ReadCloser.Read(p)
	if err != nil && lasting.Of(e.ctx) != nil {
		err = io.EOF
	}
	return n, err
}

func hostHeaders() []string {
	return []string{vouch.Header, "X-Request-Id", "X-Recobro-Token", "Strict-Transport-Security", "Server", "X-Content-Type-Options"}
}

func ownCookies(lines []string, trip *trip) []string {
	if !trip.ownCredentials {
		return nil
	}
	var own []string
	for _, line := range lines {
		if isOwnCookie(line, trip.proxy.module.Spec().Manifest.ID) {
			own = append(own, line)
		}
	}
	return own
}
