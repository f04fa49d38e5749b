package trace

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// BehindInput names a payment or a promise.
type BehindInput struct {
	PaymentID string `query:"payment_id" maxLength:"64" doc:"Contacts that this payment came of"`
	PromiseID string `query:"promise_id" maxLength:"64" doc:"In place of payment_id: contacts that this promise came of"`
}

// Routes serves traces.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts", Rights: "portfolios.contacts"}
	httpx.Get(g.Op("trace", "/{id}/trace", "read", "A contact from the strategy, the event or the person that wanted it to the promises and payments that came of it"), func(ctx context.Context, in *httpx.ByID) (Trace, error) {
		return s.Of(ctx, in.ID)
	})
	httpx.All(g.Op("behind", "/behind", "read", "The contacts that a payment or a promise came of"), func(ctx context.Context, in *BehindInput) ([]contact.Contact, error) {
		if (in.PaymentID == "") == (in.PromiseID == "") {
			return nil, errs.New(errs.Invalid, "invalid").WithField("query.payment_id", "field.required")
		}
		return s.Behind(ctx, in.PaymentID, in.PromiseID)
	})
}
