package httpx

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Body is an answer with one thing in it: {"data": …}.
type Body[T any] struct {
	ETag string `header:"ETag"`
	Body struct {
		Data T `json:"data"`
	}
}

// OK answers v; its ETag is the version if v, or a *T, embeds storage.Row.
func OK[T any](v T) *Body[T] {
	b := &Body[T]{}
	b.Body.Data = v
	if row, ok := any(v).(interface{ RowVersion() int64 }); ok {
		b.ETag = storage.ETag(row.RowVersion())
	}
	return b
}

// Created is an answer with a thing that was made, and the path it is at: {"data": …}.
type Created[T any] struct {
	ETag     string `header:"ETag"`
	Location string `header:"Location"`
	Body     struct {
		Data T `json:"data"`
	}
}

// Made answers v, which is at a path from now on; its ETag is as OK's.
func Made[T any](v T, path string) *Created[T] {
	ok := OK(v)
	return &Created[T]{ETag: ok.ETag, Location: path, Body: ok.Body}
}

// Page is an answer with a page of things in it: {"data": [...], "meta": {...}}.
type Page[T any] struct {
	Body struct {
		Data []T       `json:"data"`
		Meta page.Meta `json:"meta"`
	}
}

// Listed answers a page of rows.
func Listed[T any](rows []T, meta page.Meta) *Page[T] {
	l := &Page[T]{}
	l.Body.Data, l.Body.Meta = rows, meta
	return l
}

// IfMatch is embedded in the input of an update.
type IfMatch struct {
	IfMatch string `header:"If-Match" doc:"ETag of the version being changed; * for whichever there is"`
}

// Version is the version the caller saw, or storage.AnyVersion for "*". Without the header it refuses with precondition.required (428); with
// one that is no version of ours, with precondition.stale (412).
func (m IfMatch) Version() (int64, error) {
	if m.IfMatch == "" {
		return 0, errs.New(errs.PreconditionRequired, "precondition.required")
	}
	if strings.TrimSpace(m.IfMatch) == "*" {
		return storage.AnyVersion, nil
	}
	tag := strings.Trim(strings.TrimPrefix(m.IfMatch, "W/"), `"`)
	version, err := strconv.ParseInt(tag, 10, 64)
	if err != nil || version < 1 {
		return 0, storage.ErrStale
	}
	return version, nil
}
