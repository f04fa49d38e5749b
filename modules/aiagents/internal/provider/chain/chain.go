// Package chain puts connections to providers in an order: the first that may and can answers. Each has its time, is asked once more for
// what may pass, and is left alone for a while when it fails too often. Words of a debtor go to no connection that may not get those of
// their country.
package chain

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Connection is one way to a model.
type Connection[P any] struct {
	ID        string   // of the connection; a company's own
	Countries []string // ISO 3166 codes of debtors whose words it may get; Everywhere among them for all
	Port      P
	Limits    Limits
}

// Everywhere stands for all countries.
const Everywhere = "*"

// Limits are how long is waited. Zeros are the defaults.
type Limits struct {
	First time.Duration // for the first word
	Whole time.Duration
}

// The limits of a connection that names none.
const (
	DefaultFirst = 6 * time.Second
	DefaultWhole = 30 * time.Second
)

// Chain is an order of connections for debtors of one country.
type Chain[P any] struct {
	connections []Connection[P]
	breakers    *Breakers
	country     string
}

// New is the chain that a debtor's words may go by. The country is empty for words that are no debtor's.
func New[P any](connections []Connection[P], breakers *Breakers, country string) *Chain[P] {
	return &Chain[P]{connections, breakers, country}
}

// Exhausted is that no connection has answered.
type Exhausted struct {
	Tried []provider.Try
	last  error
}

// Error implements error.
func (e *Exhausted) Error() string { return e.last.Error() }

// Unwrap is the refusal for the caller, whose cause is that of the last connection.
func (e *Exhausted) Unwrap() error { return e.last }

// may tells whether a connection may get the words.
func (c *Chain[P]) may(one Connection[P]) bool {
	return c.country == "" || slices.Contains(one.Countries, Everywhere) || slices.Contains(one.Countries, c.country)
}

// walk asks one after the other until one answers.
func walk[P, R any](ctx context.Context, c *Chain[P], ask func(context.Context, P, func()) (R, error), keep bool) (answer R, by string, tried []provider.Try, err error) {
	allowed, last := 0, error(nil)
	for _, one := range c.connections {
		if !c.may(one) {
			tried = append(tried, provider.Try{Connection: one.ID, Code: provider.ErrCountry.Code})
			continue
		}
		allowed++
		answer, tries, err := twice(ctx, c, one, ask, keep)
		tried = append(tried, tries...)
		if err == nil {
			return answer, one.ID, tried, nil
		}
		if last = err; ctx.Err() != nil || errors.As(err, new(*heard)) {
			break
		}
	}
	return answer, "", tried, c.none(ctx, allowed, tried, last)
}

// none is why nobody has answered.
func (c *Chain[P]) none(ctx context.Context, allowed int, tried []provider.Try, last error) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case len(c.connections) > 0 && allowed == 0:
		return &Exhausted{tried, provider.ErrCountry.WithParam("country", c.country)}
	default:
		return &Exhausted{tried, provider.ErrNone.Wrap(last)}
	}
}

// codeOf is the code of a refusal.
func codeOf(err error) string {
	var known *errs.Error
	if errors.As(err, &known) {
		return known.Code
	}
	return "ai.broken_off"
}
