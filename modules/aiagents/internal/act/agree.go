package act

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

type acceptArgs struct {
	OfferID string `json:"offer_id"`
}

// accept agrees to one of the offers that were listed in this talk, by its signature. There is no other way to terms.
func accept(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args acceptArgs
	if !read(raw, &args) {
		return refused("arguments"), nil
	}
	for i, o := range s.Offers {
		if o.ID != args.OfferID {
			continue
		}
		if s.Meaning.ByModel || s.Meaning.YesNo != understand.Yes && s.Meaning.Choice != i+1 { // it is theirs to agree to
			return refused("not_theirs"), nil
		}
		if !o.Expires.After(k.Now()) {
			return refused(book.ErrGone.Code), nil
		}
		made, err := k.Book.Accept(ctx, s.Debtor.ID, o, s.Evidence, s.agreeing())
		return s.agreed(made, err)
	}
	return refused("offer_not_listed"), nil
}

type promiseArgs struct {
	Amount     int64     `json:"amount"` // minor units
	On         civil.Day `json:"on"`
	Confidence int       `json:"confidence"`
}

// promise takes what they say they will pay. It is theirs to say: the amount and the day must stand in their words, or in a question of ours
// that they have said yes to.
func promise(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args promiseArgs
	if !read(raw, &args) {
		return refused("arguments"), nil
	}
	p := book.Promise{Amount: args.Amount, Currency: s.Debtor.Currency, On: args.On, Confidence: args.Confidence}
	if why := k.within(*s, p); why != "" {
		return refused(why), nil
	}
	if !s.named(p) {
		return refused("not_said"), nil
	}
	made, err := k.Book.Promise(ctx, s.Debtor.ID, p, s.Evidence, s.agreeing())
	if err == nil {
		s.Promise = &p
	}
	return s.agreed(made, err)
}

// within is why a promise is beyond what this agent may take; empty when it is not.
func (k Kit) within(s State, p book.Promise) string {
	today := civil.On(k.Now(), s.Debtor.Zone)
	switch {
	case s.Debt == nil:
		return "debt_not_read"
	case p.Amount <= 0 || p.Amount > s.Debt.Owed || k.Grants.PromiseMost > 0 && p.Amount > k.Grants.PromiseMost:
		return "amount_beyond"
	case p.Amount*10_000 < s.Debt.Owed*int64(k.Grants.PromiseLeast):
		return "amount_too_small"
	case p.On.Before(today) || today.Until(p.On) > k.Grants.PromiseDays:
		return "day_beyond"
	default:
		return ""
	}
}

// agreeing is the key of the next agreement of a talk. It says nothing of the terms: a turn that is taken anew, after the program was killed
// amid it, can agree to the same once more, which is one agreement, and to nothing else.
func (s *State) agreeing() string { return s.TalkID + ":agreed:" + strconv.Itoa(len(s.Agreed)) }

func (s *State) agreed(made book.Agreed, err error) (Result, error) {
	if errors.Is(err, book.ErrGone) {
		s.Offers = nil
	}
	if err != nil {
		return result(err, nil)
	}
	s.Agreed = append(s.Agreed, made.ID)
	return done(map[string]any{"id": made.ID, "pending": made.Pending}), nil
}
