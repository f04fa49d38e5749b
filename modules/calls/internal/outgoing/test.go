package outgoing

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrDebtor says that a number is a debtor's: a trunk is not tried with it, and no call goes on with it, round the contact rules.
var ErrDebtor = errs.New(errs.Invalid, "calls.test_debtor").WithField("body.number", "calls.test_debtor")

// Test calls a number of one's own by one trunk, and no other, for whoever asks. It fails with floor.ErrNoLine, floor.ErrBusy, ErrDebtor
// and number.ErrNoneShown.
func (s *Service) Test(ctx context.Context, trunkID, to string) (call.Call, error) {
	person, err := s.floor.Free(ctx)
	if err != nil {
		return call.Call{}, err
	}
	if err := s.Stranger(ctx, to); err != nil {
		return call.Call{}, err
	}
	from, err := s.numbers.OfTrunk(ctx, trunkID)
	if err != nil {
		return call.Call{}, err
	}
	c := call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Outbound, Mode: call.Test, UserID: principal.Must(ctx).UserID, DebtIDs: []string{},
		TrunkID: trunkID, NumberID: from.ID, FromNumber: from.Number, ToNumber: to, Node: s.floor.Node(),
	}
	if err := s.calls.Open(ctx, &c); err != nil {
		return c, err
	}
	if _, err := s.floor.Dial(ctx, c, telephony.Dial{Trunks: []string{trunkID}, From: from.Number, To: to}, person); err != nil {
		return c, errors.Join(err, s.calls.Fail(ctx, c.ID))
	}
	return c, nil
}

// Stranger looks that a number is no debtor's. It fails with ErrDebtor.
func (s *Service) Stranger(ctx context.Context, number string) error {
	held, err := s.book.Holders(ctx, number)
	if err == nil && len(held) > 0 {
		err = ErrDebtor
	}
	return err
}
