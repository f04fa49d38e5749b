package httpx

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// Authenticate puts the principal that the host signed into the request's context and takes its header away. Requests
// without the header go on without a principal: the operation's own check refuses them unless it is open.
//
//sdk:host
func Authenticate(key []byte, c clock.Clock, catalog *errs.Catalog) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			header := r.Header.Get(vouch.Header)
			r.Header.Del(vouch.Header)
			if header == "" {
				next.ServeHTTP(w, r)
				return
			}
			p, err := vouch.Verify(key, header, c.Now())
			if err != nil {
				errs.WriteProblem(w, r, catalog, errs.New(errs.Unauthenticated, "unauthenticated").Wrap(err))
				return
			}
			if _, err := civil.ZoneOr(p.Timezone, time.UTC); err != nil {
				errs.WriteProblem(w, r, catalog, err)
				return
			}
			p.Vouch = header
			next.ServeHTTP(w, r.WithContext(principal.With(r.Context(), p)))
		})
	}
}

// allowed is the second check of the permission: the host has decided, and what it decided on must be this operation's.
func (op Operation) allowed(ctx context.Context) error {
	if op.Open {
		return nil
	}
	p, ok := principal.From(ctx)
	switch {
	case !ok:
		return errs.New(errs.Unauthenticated, "unauthenticated")
	case p.Permission != op.Permission:
		return errs.New(errs.Forbidden, "forbidden").WithParam("permission", op.Permission)
	}
	return nil
}

// guard stands before huma: permission, deadline, size and sanity of the input.
func (api *API) guard(op Operation) func(huma.Context, func(huma.Context)) {
	return func(hctx huma.Context, next func(huma.Context)) {
		r, w := humachi.Unwrap(hctx)
		unkept(w)
		ctx, cancel := op.deadline(r.Context())
		defer cancel()
		r = r.WithContext(context.WithValue(ctx, occasionKey{}, errs.OccasionOf(r)))
		if err := op.allowed(ctx); err != nil {
			api.Problem(w, r, err)
			return
		}
		body, err := sane(w, r, op)
		if err != nil {
			api.Problem(w, r, err)
			return
		}
		r = r.WithContext(context.WithValue(r.Context(), requestKey{}, requestOf(r, body)))
		r.Body = io.NopCloser(bytes.NewReader(body))
		reached := new(bool)
		r = r.WithContext(context.WithValue(r.Context(), reachedKey{}, reached))
		defer api.refuseUnvalidated(w, r, reached)
		next(humachi.NewContext(hctx.Operation(), r, w))
	}
}

// reachedKey finds the mark that the input was found valid and the handler has begun.
type reachedKey struct{}

// unkept has no browser and no proxy keep an answer: every one may hold personal data.
func unkept(w http.ResponseWriter) { w.Header().Set("Cache-Control", "no-store") }

// refuseUnvalidated refuses an input on which the validation itself panicked, as huma's does on lists that cannot be
// compared where a list must have no item twice. A panic of the handler goes on.
func (api *API) refuseUnvalidated(w http.ResponseWriter, r *http.Request, reached *bool) {
	if *reached {
		return
	}
	if cause := recover(); cause != nil {
		api.Problem(w, r, errs.New(errs.Invalid, "invalid").WithField("body", "field.type").Wrap(fmt.Errorf("%v", cause)))
	}
}

type requestKey struct{}

// request is what identifies a request for idempotency.
type request struct {
	key  string
	hash [sha256.Size]byte
}

func requestOf(r *http.Request, body []byte) request {
	h := sha256.New()
	for _, part := range []string{r.Method, r.URL.Path, r.URL.RawQuery, r.Header.Get("If-Match")} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	h.Write(body)
	return request{key: r.Header.Get("Idempotency-Key"), hash: [sha256.Size]byte(h.Sum(nil))}
}

// bodyTime is how long a client may take to send a bounded body.
const bodyTime = 30 * time.Second

// sane reads the body within its bound and refuses text that cannot be stored or understood.
func sane(w http.ResponseWriter, r *http.Request, op Operation) ([]byte, error) {
	if err := saneURL(r); err != nil {
		return nil, err
	}
	control := http.NewResponseController(w)
	_ = control.SetReadDeadline(time.Now().Add(bodyTime)) // a recorder has none to set
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, op.maxBody()))
	if err != nil { // the deadline stays: what is left of the body is not waited for without one
		return nil, errs.OfBody(err)
	}
	_ = control.SetReadDeadline(time.Time{})
	if kind := r.Header.Get("Content-Type"); kind == "" || strings.HasPrefix(kind, "application/json") {
		return body, saneJSON(body)
	}
	return body, nil
}
