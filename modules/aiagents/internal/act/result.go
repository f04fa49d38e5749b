package act

import (
	"encoding/json"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// read tells whether a tool was given what it takes.
func read(raw json.RawMessage, into any) bool { return json.Unmarshal(raw, into) == nil }

func refused(why string) Result { return Result{Code: word.Refused, Why: why} }

func done(data map[string]any) Result { return Result{Code: word.Done, Data: data} }

// result is what came of asking the book: what it refuses is told, and what failed is an error.
func result(err error, data map[string]any) (Result, error) {
	var refusal *errs.Error
	switch {
	case err == nil:
		return done(data), nil
	case errors.Is(err, book.ErrNothing):
		return Result{Code: word.Nothing}, nil
	case errors.Is(err, book.ErrLocked):
		return Result{Code: word.Locked}, nil
	case errors.As(err, &refusal) && (refusal.Kind == errs.Conflict || refusal.Kind == errs.Invalid || refusal.Kind == errs.Forbidden):
		return refused(refusal.Code), nil
	default:
		return Result{}, err
	}
}
