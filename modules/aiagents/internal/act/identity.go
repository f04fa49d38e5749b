package act

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// identityArgs are what somebody has answered.
type identityArgs struct {
	Fact   book.Fact `json:"fact"`
	Answer string    `json:"answer"`
}

// verify holds an answer of theirs against what the file says. What is right is never told, nor which part of an answer was wrong.
func verify(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args identityArgs
	if !read(raw, &args) || args.Answer == "" {
		return refused("arguments"), nil
	}
	if args.Fact == "" {
		args.Fact = s.Asked
	}
	if !s.said(args.Answer) { // a model must not answer for them
		return refused("not_said"), nil
	}
	came, err := k.Book.Check(ctx, s.Debtor.ID, args.Fact, args.Answer, s.Evidence, s.key("identity"))
	if errors.Is(err, book.ErrLocked) || err == nil && !came.Passed && came.Tries == 0 {
		s.Tries = 0
		return Result{Code: word.Locked}, nil
	}
	if err != nil {
		return result(err, nil)
	}
	s.Tries, s.Verified = came.Tries, came.Passed
	if !came.Passed {
		return refused("wrong_answer"), nil
	}
	s.Others = false
	return done(nil), nil
}
