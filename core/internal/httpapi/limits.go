package httpapi

import (
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Limits bound what one request may take of the host. Time counts while the host waits for the client, not while the client
// waits for the host.
type Limits struct {
	MaxBody     int64         // bytes of any request, uploads included
	BodyTime    time.Duration // that a client may keep us waiting for a body, beside what its bytes earn it
	LongestBody time.Duration // from a body's first byte to its last, however much comes
	AnswerTime  time.Duration // in which a client must take each piece of an answer, beside what its bytes earn it
	LeastRate   int64         // bytes a second that earn a second, either way
	Refused     time.Duration // that what is left of a body which nobody wants is waited for
	Catalog     *errs.Catalog
}

// DefaultLimits is what the product runs with.
func DefaultLimits(catalog *errs.Catalog) Limits {
	return Limits{
		MaxBody: 4 << 30, BodyTime: 20 * time.Second, LongestBody: 2 * time.Hour, AnswerTime: time.Minute,
		LeastRate: 8 << 10, Refused: time.Second, Catalog: catalog,
	}
}

// earned is the time that n bytes are worth.
func (l Limits) earned(n int64) time.Duration {
	if l.LeastRate <= 0 {
		return 0
	}
	return time.Duration(float64(n) / float64(l.LeastRate) * float64(time.Second))
}

func (l Limits) bound(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength > l.MaxBody {
			errs.WriteProblem(w, r, l.Catalog, errs.New(errs.TooLarge, "too_large").WithParam("limit", l.MaxBody))
			return
		}
		if r.ContentLength == 0 {
			next.ServeHTTP(w, r)
			return
		}
		body := newPacedBody(l, w, r)
		defer body.settle(l.Refused)
		r.Body = http.MaxBytesReader(w, body, l.MaxBody)
		next.ServeHTTP(w, r)
	})
}

// pace has each piece of an answer taken in its time. It stands before everything that answers.
func (l Limits) pace(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		paced := newPacedAnswer(l, w, r.ProtoMajor)
		defer paced.settle()
		next.ServeHTTP(paced, r)
	})
}
