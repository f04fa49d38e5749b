package httpapi

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/google/uuid"

	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// requestIDHeader carries the id of a request, from the client if it has one.
const requestIDHeader = "X-Request-Id"

// Root is what stands before everything else. The order of its steps is the order of its fields.
type Root struct {
	Log     *slog.Logger
	Catalog *errs.Catalog
	Traces  *telemetry.Traces
	Metrics *telemetry.Metrics
	Headers SecurityHeaders
	Limits  Limits
	Proxies edge.Proxies
	Refused Refused // nil: refusals are not recorded
}

// Refused records that somebody who is signed in was refused a permission, by the host or by a module.
type Refused func(who principal.Principal, permission, operation string)

// Handler puts the root's steps before next.
func (root Root) Handler(next http.Handler) http.Handler {
	r := chi.NewRouter()
	r.Use(root.Limits.pace, root.Proxies.Known, root.identify, root.Traces.Around, root.account, root.recoverPanic, root.Headers.set, root.Limits.bound)
	r.Mount("/", next)
	return r
}

// identify gives the request its id and its visit. An id of the client's own is taken if it is one that logs can bear.
func (root Root) identify(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(requestIDHeader)
		if !plainID(id) {
			id = uuid.Must(uuid.NewV7()).String()
			r.Header.Set(requestIDHeader, id)
		}
		w.Header().Set(requestIDHeader, id)
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), visitKey{}, &visit{requestID: id})))
	})
}

// isAbort reports whether a handler gave its answer up on purpose.
func isAbort(cause any) bool {
	failed, ok := cause.(error)
	return ok && errors.Is(failed, http.ErrAbortHandler)
}

func plainID(id string) bool {
	if id == "" || len(id) > 64 {
		return false
	}
	for _, c := range id {
		if !strings.ContainsRune("-_.0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", c) {
			return false
		}
	}
	return true
}

// account writes the access log and the metrics.
func (root Root) account(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		root.Metrics.Began()
		seen := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		defer func() { root.note(r, seen, time.Since(began)) }()
		next.ServeHTTP(seen, r)
	})
}

func (root Root) note(r *http.Request, seen middleware.WrapResponseWriter, took time.Duration) {
	v, status := visitOf(r.Context()), seen.Status()
	switch {
	case status == 0 && v.route.Socket:
		status = http.StatusSwitchingProtocols
	case status == 0:
		status = http.StatusOK
	}
	root.Metrics.Answered(v.module, v.operation, status, took)
	if status == http.StatusForbidden && root.Refused != nil && v.who.TenantID != "" {
		root.Refused(v.who, v.route.Permission, v.operation)
	}
	level := slog.LevelInfo
	if v.module == quietModule && status < http.StatusInternalServerError {
		level = slog.LevelDebug
	}
	root.Log.LogAttrs(r.Context(), level, "request",
		slog.String("method", r.Method), slog.String("path", r.URL.Path), slog.Int("status", status), slog.Duration("took", took),
		slog.Int("bytes", seen.BytesWritten()), slog.String("module", v.module), slog.String("operation", v.operation),
		slog.String("tenant", v.who.TenantID), slog.String("user", v.who.UserID), slog.String("address", addressOf(r)),
		slog.String("request_id", v.requestID))
}

// quietModule answers without a line in the log at the usual level: files, health, metrics.
const quietModule = "ui"

// recoverPanic turns a panic into a refusal and a line in the log.
func (root Root) recoverPanic(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			cause := recover()
			if cause == nil {
				return
			}
			if isAbort(cause) {
				panic(cause)
			}
			root.Log.ErrorContext(r.Context(), "panic", "request_id", visitOf(r.Context()).requestID,
				"path", r.URL.Path, "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
			errs.WriteProblem(w, r, root.Catalog, errs.New(errs.Internal, "internal"))
		}()
		next.ServeHTTP(w, r)
	})
}
