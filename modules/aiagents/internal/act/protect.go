package act

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

type callbackArgs struct {
	At time.Time `json:"at"`
}

// farthest is how far ahead somebody is called back.
const farthest = 30 * 24 * time.Hour

// callback has somebody called back at a time that they have named; the contact rules decide again when it comes.
func callback(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args callbackArgs
	if !read(raw, &args) || !args.At.After(k.Now()) || args.At.After(k.Now().Add(farthest)) {
		return refused("moment"), nil
	}
	if !slices.ContainsFunc(s.Theirs.Moments, args.At.Equal) {
		return refused("not_theirs"), nil
	}
	err := k.Book.Callback(ctx, s.Debtor.ID, args.At, s.Evidence, s.TalkID+":callback:"+args.At.UTC().Format(time.RFC3339))
	if err == nil {
		s.Callback = &args.At
	}
	return result(err, nil)
}

type flagArgs struct {
	Kind string `json:"kind"`
}

// flags puts what they have told of themselves on the file: from then on nobody contacts them until somebody of ours has looked.
func flags(fixed book.Flag, may ...book.Flag) use {
	return func(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
		flag := fixed
		var args flagArgs
		if read(raw, &args) && slices.Contains(may, book.Flag(args.Kind)) {
			flag = book.Flag(args.Kind)
		}
		err := k.Book.Flag(ctx, s.Debtor.ID, flag, s.Evidence, s.TalkID+":flag:"+string(flag))
		if err == nil {
			s.Flags = latest(s.Flags, flag)
		}
		return result(err, map[string]any{"flag": flag})
	}
}

// stop has nobody contact them any more. It needs no identity: whoever asks is heard.
func stop(k Kit, ctx context.Context, s *State, _ json.RawMessage) (Result, error) {
	s.Ended = word.Stopped
	return result(k.Book.Flag(ctx, s.Debtor.ID, book.DoNotCall, s.Evidence, s.TalkID+":stop"), nil)
}

// wrong notes that this is not the debtor: nothing more of the debt is said here.
func wrong(_ Kit, _ context.Context, s *State, _ json.RawMessage) (Result, error) {
	s.Others, s.Verified, s.Debt, s.Offers = true, false, nil, nil
	s.Ended = word.NotThem
	return done(nil), nil
}

type handArgs struct {
	Reason  word.Reason `json:"reason"`
	Summary string      `json:"summary"`
}

// hand gives the talk to a person.
func hand(_ Kit, _ context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args handArgs
	if !read(raw, &args) || !slices.Contains(word.Reasons(), args.Reason) {
		args.Reason = word.AskedFor
	}
	s.Reason, s.Summary, s.Ended = args.Reason, args.Summary, word.Handed
	return done(nil), nil
}

// flagged is how a talk ended in which a flag was put.
func flagged(flag book.Flag) word.Outcome {
	switch flag {
	case book.Dispute, book.Fraud:
		return word.Disputed
	case book.DoNotCall:
		return word.Stopped
	default:
		return word.InNeed
	}
}
