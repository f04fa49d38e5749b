package errs

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strconv"
	"strings"

	"go.opentelemetry.io/otel/trace"
	"golang.org/x/text/language"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// mostFields bounds the inputs at fault that are told of one request.
const mostFields = 20

// ContentType is the media type of a Problem.
//
//sdk:host
const ContentType = "application/problem+json"

// Problem is the body of every refusal (RFC 9457).
//
//sdk:host
type Problem struct {
	Type     string         `json:"type"`
	Title    string         `json:"title"`
	Status   int            `json:"status"`
	Detail   string         `json:"detail,omitempty"`
	Code     string         `json:"code"`
	Instance string         `json:"instance,omitempty"`
	TraceID  string         `json:"trace_id,omitempty"`
	Errors   []ProblemField `json:"errors,omitempty"`
	// RetryAfter is for how many seconds to wait, from the refusal's param retry_after; 0 if it says nothing.
	RetryAfter int `json:"retry_after,omitempty"`
	// Params are what the caller's program needs to go on; which, the code says.
	Params map[string]any `json:"params,omitempty"`
}

// ProblemField is one input at fault, told in the caller's language.
//
//sdk:host
type ProblemField struct {
	Field string `json:"field"`
	Code  string `json:"code"`
	Title string `json:"title"`
}

// Occasion is the request that was refused, as far as telling about it needs to know.
//
//sdk:host
type Occasion struct {
	Path           string
	AcceptLanguage string
	RequestID      string
}

// OccasionOf reads the occasion from a request.
//
//sdk:host
func OccasionOf(r *http.Request) Occasion {
	return Occasion{
		Path:           r.URL.Path,
		AcceptLanguage: r.Header.Get("Accept-Language"),
		RequestID:      r.Header.Get("X-Request-Id"),
	}
}

// Problem tells err in the caller's language: the principal's, else Accept-Language, else Spanish. An error that
// is no *Error, and one of kind Internal, is logged whole and told only as "internal" with the trace id.
//
//sdk:host
func (c *Catalog) Problem(ctx context.Context, o Occasion, err error) Problem {
	e, trace := told(err), TraceID(ctx, o)
	if e.Kind == Internal {
		c.log.LogAttrs(ctx, slog.LevelError, "internal error", slog.String("trace_id", trace),
			slog.String("path", o.Path), slog.Any("error", err))
	}
	lang := Language(ctx, o.AcceptLanguage)
	return Problem{
		Type:     "about:blank",
		Title:    c.title(lang, e),
		Status:   e.Kind.Status(),
		Detail:   c.Detail(lang, e.Code, e.Params),
		Code:     e.Code,
		Instance: o.Path,
		TraceID:  trace,
		Errors:   c.fields(lang, e.Fields[:min(len(e.Fields), mostFields)]),

		RetryAfter: retryAfter(e),
		Params:     e.Told,
	}
}

// WriteProblem answers r with err as a Problem. c must not be nil.
//
//sdk:host
func WriteProblem(w http.ResponseWriter, r *http.Request, c *Catalog, err error) {
	p := c.Problem(r.Context(), OccasionOf(r), err)
	h := w.Header()
	h.Set("Content-Type", ContentType)
	h.Set("Cache-Control", "no-store")
	h.Del("Content-Length")
	if p.RetryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(p.RetryAfter))
	}
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p) // the caller may be gone; there is nobody left to tell
}

func retryAfter(e *Error) int {
	seconds, _ := e.Params["retry_after"].(int)
	return seconds
}

// TraceID names the occasion: the span's trace id, else the principal's, else the request id.
//
//sdk:host
func TraceID(ctx context.Context, o Occasion) string {
	if s := trace.SpanContextFromContext(ctx); s.HasTraceID() {
		return s.TraceID().String()
	}
	if p, ok := principal.From(ctx); ok && p.TraceID != "" {
		return p.TraceID
	}
	return o.RequestID
}

// Language is the language to speak: the principal's, else the best of acceptLanguage, else the default.
//
//sdk:host
func Language(ctx context.Context, acceptLanguage string) string {
	if p, ok := principal.From(ctx); ok && p.Language != "" {
		return p.Language
	}
	wanted, _, err := language.ParseAcceptLanguage(acceptLanguage)
	if err != nil {
		return Languages()[0]
	}
	for _, tag := range wanted {
		base, _ := tag.Base()
		for _, lang := range Languages() {
			if strings.EqualFold(base.String(), lang) {
				return lang
			}
		}
	}
	return Languages()[0]
}

// told is what may be told of err.
func told(err error) *Error {
	var e *Error
	switch {
	case errors.As(err, &e) && e.Kind != Internal:
		return e
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return New(Unavailable, "timeout")
	}
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return New(TooLarge, "too_large").WithParam("limit", tooLarge.Limit)
	}
	return New(Internal, "internal")
}

func (c *Catalog) title(lang string, e *Error) string {
	if t := c.text(lang, e.Code, e.Params); t != "" {
		return t
	}
	return c.Title(lang, string(e.Kind), e.Params)
}

func (c *Catalog) fields(lang string, fields []Field) []ProblemField {
	out := make([]ProblemField, 0, len(fields))
	for _, f := range fields {
		out = append(out, ProblemField{Field: f.Name, Code: f.Code, Title: c.Title(lang, f.Code, f.Params)})
	}
	return out
}
