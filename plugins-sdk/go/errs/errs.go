// Package errs is the vocabulary of refusals: every error a caller may see has a kind, a stable code and,
// where input is at fault, the fields.
package errs

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"strings"
)

// Kind is the class of a refusal; it decides the HTTP status.
type Kind string

// The kinds of refusal.
const (
	Invalid              Kind = "invalid"               // 422: the input is wrong
	Unauthenticated      Kind = "unauthenticated"       // 401: nobody is signed in
	Forbidden            Kind = "forbidden"             // 403: signed in, not allowed
	NotFound             Kind = "not_found"             // 404: no such thing, or not for this caller
	Conflict             Kind = "conflict"              // 409: the state does not allow it
	Precondition         Kind = "precondition"          // 412: someone else changed it first
	PreconditionRequired Kind = "precondition_required" // 428: an update without If-Match
	TooLarge             Kind = "too_large"             // 413: the body is over the operation's limit
	BadRequest           Kind = "bad_request"           // 400: what was sent is no proper request
	RequestTimeout       Kind = "request_timeout"       // 408: what was sent came too slowly
	RateLimited          Kind = "rate_limited"          // 429: slow down
	Unavailable          Kind = "unavailable"           // 503: try again later
	Internal             Kind = "internal"              // 500: our fault
)

// Status is the HTTP status of the kind.
func (k Kind) Status() int {
	switch k {
	case Invalid:
		return http.StatusUnprocessableEntity
	case Unauthenticated:
		return http.StatusUnauthorized
	case Forbidden:
		return http.StatusForbidden
	case NotFound:
		return http.StatusNotFound
	case Conflict:
		return http.StatusConflict
	case Precondition:
		return http.StatusPreconditionFailed
	case PreconditionRequired:
		return http.StatusPreconditionRequired
	case TooLarge:
		return http.StatusRequestEntityTooLarge
	case BadRequest:
		return http.StatusBadRequest
	case RequestTimeout:
		return http.StatusRequestTimeout
	case RateLimited:
		return http.StatusTooManyRequests
	case Unavailable:
		return http.StatusServiceUnavailable
	default:
		return http.StatusInternalServerError
	}
}

// Field is one input at fault.
//
//sdk:host
type Field struct {
	Name   string         // where: "body.phone", "query.page", "path.id", "header.If-Match"
	Code   string         // what: "field.required"
	Params map[string]any // values for the title's {placeholders}
}

// Error is a refusal. Build it with New; it is immutable: every With… and Wrap returns a copy.
type Error struct {
	Kind   Kind
	Code   string // stable, "<module>.<noun>_<fact>"
	Fields []Field
	Params map[string]any // values for the title's {placeholders}
	Told   map[string]any // what the caller's program needs to go on, told as it is
	Cause  error          // logged, never told
}

// New is a refusal of a kind with a stable code.
func New(kind Kind, code string) *Error { return &Error{Kind: kind, Code: code} }

// Error is the code, the fields at fault and the cause, for logs.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.Code)
	for _, f := range e.Fields {
		fmt.Fprintf(&b, " [%s: %s]", f.Name, f.Code)
	}
	if e.Cause != nil {
		b.WriteString(": ")
		b.WriteString(e.Cause.Error())
	}
	return b.String()
}

// Unwrap is the cause.
func (e *Error) Unwrap() error { return e.Cause }

// Is reports whether target is a refusal with the same code.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code
}

// WithField is e with one more input at fault; kv are the field's params as name, value pairs.
func (e *Error) WithField(name, code string, kv ...any) *Error {
	c := *e
	c.Fields = append(append([]Field(nil), e.Fields...), Field{Name: name, Code: code, Params: pairs(kv)})
	return &c
}

// WithParam is e with a value for a {placeholder} of its title.
func (e *Error) WithParam(name string, value any) *Error {
	c := *e
	c.Params = map[string]any{name: value}
	for k, v := range e.Params {
		if k != name {
			c.Params[k] = v
		}
	}
	return &c
}

// WithTold is e with a value that the caller's program needs to go on; it is part of the answer.
func (e *Error) WithTold(name string, value any) *Error {
	c := *e
	c.Told = map[string]any{}
	maps.Copy(c.Told, e.Told)
	c.Told[name] = value
	return &c
}

// Wrap is e with a cause that is logged and matched by errors.Is, never told to the caller.
func (e *Error) Wrap(cause error) *Error {
	c := *e
	c.Cause = cause
	return &c
}

// KindOf is the kind of the first refusal in err's chain; Internal for any other error.
func KindOf(err error) Kind {
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Internal
}

func pairs(kv []any) map[string]any {
	if len(kv) < 2 {
		return nil
	}
	m := make(map[string]any, len(kv)/2)
	for i := 0; i+1 < len(kv); i += 2 {
		m[fmt.Sprint(kv[i])] = kv[i+1]
	}
	return m
}
