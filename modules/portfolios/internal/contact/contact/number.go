package contact

import (
	"cmp"
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Number is where a contact goes to.
type Number struct {
	Number string `json:"number" doc:"E.164, whole, empty for a contact without one: for the module that dials it, never for a screen" example:"+59899123456"`
}

// Dial gives the number of a contact that is reserved or goes on to the module that dials it, or sends to it, at once: the rules are asked
// once more. The number is empty for a contact without one. It fails with ErrNotFound, with ErrLapsed and ErrTransition where nobody may
// dial it any more, with ErrRefused where the rules refuse it by now, and with ErrPhone where the number is gone.
func (s *Service) Dial(ctx context.Context, id string) (Number, error) {
	c, err := s.Lock(ctx, id)
	if err != nil {
		return Number{}, err
	}
	now := s.clock.Now()
	if err := c.dialled(now); err != nil {
		return Number{}, err
	}
	if c.Direction == Inbound {
		return Number{c.Number}, nil
	}
	if err := s.recheck(ctx, c); err != nil {
		return Number{}, err
	}
	c.DialledAt = &now
	return Number{c.Number}, storage.Update(ctx, s.db, &c, c.Version)
}

// Make says who makes a contact that is reserved or goes on: whoever a program's call has been put through to. It fails with ErrNotFound,
// ErrTransition and ask.ErrMember.
func (s *Service) Make(ctx context.Context, id, userID string) (Contact, error) {
	if err := s.host.Member(ctx, "body.user_id", userID); err != nil {
		return Contact{}, err
	}
	c, err := s.Lock(ctx, id)
	if err != nil {
		return c, err
	}
	if c.Status != Reserved && c.Status != Open {
		return c, ErrTransition.WithParam("from", c.Status).WithParam("to", Open)
	}
	c.UserID = userID
	return c, storage.Update(ctx, s.db, &c, c.Version)
}

// MakeInput names a contact and who makes it.
type MakeInput struct {
	httpx.ByID
	Body struct {
		UserID string `json:"user_id" minLength:"1" maxLength:"64"`
	}
}

// Receive begins the contact of a debtor who has turned to us, with who speaks with them now: no rule forbids it, and it does not expire. It
// fails with debtor.ErrNotFound, ErrPhone and ask.ErrMember.
func (s *Service) Receive(ctx context.Context, w Wanted, userID string) (Contact, error) {
	if err := s.answered(ctx, w.Maker, userID); err != nil {
		return Contact{}, err
	}
	w.Direction = Inbound
	c, err := s.Reserve(ctx, w)
	if err != nil {
		return c, err
	}
	if err := c.Move(Open, s.clock.Now()); err != nil {
		return c, err
	}
	c.UserID = cmp.Or(userID, c.UserID)
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return c, err
	}
	return c, s.moved(ctx, c)
}

// answered refuses a contact that nobody answers: a person who is none, and none where no program does.
func (s *Service) answered(ctx context.Context, by rule.Maker, userID string) error {
	if userID == "" {
		if by != rule.AI {
			return ask.ErrMember.WithField("body.user_id", ask.ErrMember.Code)
		}
		return nil
	}
	return s.host.Member(ctx, "body.user_id", userID)
}

// NewReceived is a contact in which a debtor has turned to us, and who speaks with them.
type NewReceived struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Channel  rule.Channel `json:"channel"`
	PhoneID  string       `json:"phone_id,omitempty" maxLength:"64"`
	UserID   string       `json:"user_id" maxLength:"64" doc:"Who speaks with them; empty where a program does"`
	Maker    rule.Maker   `json:"maker,omitempty" doc:"ai where a program speaks with them; else a person does"`
}

// DialRoutes serve modules that carry contacts.
func DialRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts", Rights: "portfolios.contacts"}
	httpx.Act(g.Op("dial", "/{id}/dial", "dial", "The number that a contact goes to, for the module that dials it now: the rules are asked once more"), func(ctx context.Context, in *httpx.ByID) (Number, error) {
		return s.Dial(ctx, in.ID)
	})
	httpx.Create(g.Op("receive", "/received", "dial", "Begin the contact of a debtor who has turned to us"), func(ctx context.Context, in *struct{ Body NewReceived }) (Contact, error) {
		b := in.Body
		return s.Receive(ctx, Wanted{DebtorID: b.DebtorID, Channel: b.Channel, Maker: cmp.Or(b.Maker, rule.Person), PhoneID: b.PhoneID, Origin: Manual}, b.UserID)
	})
	httpx.Act(g.Op("make", "/{id}/maker", "dial", "Say who makes a contact that a program began"), func(ctx context.Context, in *MakeInput) (Contact, error) {
		return s.Make(ctx, in.ID, in.Body.UserID)
	})
}
