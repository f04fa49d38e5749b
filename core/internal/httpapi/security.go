package httpapi

import (
	"io"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// features are the powers of a browser that the product asks for: the microphone for calls, none else.
const features = "camera=(), display-capture=(), geolocation=(), microphone=(self), midi=(), payment=(), serial=(), usb=()"

// SecurityHeaders are set on every answer; the page itself adds its content security policy.
type SecurityHeaders struct {
	Secure bool // served by https: browsers are told to stay there
}

func (h SecurityHeaders) set(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header["X-Content-Type-Options"] = []string{"nosniff"}
		header["X-Frame-Options"] = []string{"DENY"}
		header["Referrer-Policy"] = []string{"same-origin"}
		header["Cross-Origin-Opener-Policy"] = []string{"same-origin"}
		header["Cross-Origin-Resource-Policy"] = []string{"same-origin"}
		header["Permissions-Policy"] = []string{features}
		header["Content-Security-Policy"] = []string{"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"}
		if h.Secure {
			header["Strict-Transport-Security"] = []string{"max-age=31536000; includeSubDomains"}
		}
		next.ServeHTTP(w, r)
	})
}

// Limits bound what one request may take of the host.
type Limits struct {
	MaxBody   int64         // bytes of any request, uploads included
	SmallBody int64         // bodies up to this size must arrive within BodyTime
	BodyTime  time.Duration // so that nobody holds a connection by sending a byte a minute
	Catalog   *errs.Catalog
}

// DefaultLimits is what the product runs with.
func DefaultLimits(catalog *errs.Catalog) Limits {
	return Limits{MaxBody: 4 << 30, SmallBody: 1 << 20, BodyTime: 30 * time.Second, Catalog: catalog}
}

func (l Limits) bound(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.ContentLength > l.MaxBody:
			errs.WriteProblem(w, r, l.Catalog, errs.New(errs.TooLarge, "too_large").WithParam("limit", l.MaxBody))
			return
		case r.ContentLength > 0 && r.ContentLength <= l.SmallBody:
			connection := http.NewResponseController(w)
			_ = connection.SetReadDeadline(time.Now().Add(l.BodyTime)) // a recorder has none
			r.Body = &timedBody{ReadCloser: r.Body, connection: connection}
		case r.ContentLength < 0:
			r.Body = http.MaxBytesReader(w, r.Body, l.MaxBody)
		}
		next.ServeHTTP(w, r)
	})
}

// timedBody lifts the deadline once the body has arrived: the connection is also watched for the client's going away,
// and a deadline that passed then would be taken for that.
type timedBody struct {
	io.ReadCloser
	connection *http.ResponseController
}

// Read reads the body.
func (b *timedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == io.EOF {
		_ = b.connection.SetReadDeadline(time.Time{})
	}
	return n, err
}
