// Package provider asks providers that speak JSON over HTTP.
package provider

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Question is what a provider is asked.
type Question struct {
	Method        string
	URL           string
	Pattern       string // of the path, as traces tell it
	Authorization string // "Bearer …"
	Body          any    // JSON; nil for none
}

// Answer is what it said.
type Answer struct {
	Status int
	Body   []byte
}

// Ask asks it. It fails where there was no answer.
func Ask(ctx context.Context, outside *outbound.Client, q Question) (a Answer, err error) {
	var body io.Reader
	if q.Body != nil {
		written, err := json.Marshal(q.Body)
		if err != nil {
			return a, err
		}
		body = bytes.NewReader(written)
	}
	r, err := http.NewRequestWithContext(ctx, q.Method, q.URL, body)
	if err != nil {
		return a, fmt.Errorf("question: %w", err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", q.Authorization)
	response, err := outside.With(outbound.Call{Path: q.Pattern}).Do(r)
	if err != nil {
		return a, err
	}
	defer func() { _ = response.Body.Close() }() // read, or not wanted
	a.Status = response.StatusCode
	a.Body, err = io.ReadAll(response.Body)
	return a, err
}

// Proven is a question whose answer shows that an account is ours. It fails with channel.ErrCredentials and channel.ErrUnreachable.
func Proven(a Answer, err error, into any) error {
	switch {
	case errors.Is(err, outbound.ErrPrivate), errors.Is(err, outbound.ErrNotListed):
		return err
	case err != nil:
		return channel.ErrUnreachable.Wrap(err)
	case a.Status >= 500:
		return channel.ErrUnreachable
	case a.Status >= 300:
		return channel.ErrCredentials
	case json.Unmarshal(a.Body, into) != nil:
		return channel.ErrCredentials
	}
	return nil
}
