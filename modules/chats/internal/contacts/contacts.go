// Package contacts is what chats ask of portfolios: whose a number is, whether somebody may be written to, and what came of it. It holds no
// rule and counts nothing by itself.
package contacts

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Book asks portfolios. Safe for concurrent use.
type Book struct {
	client *portfolios.ClientWithResponses
}

// New asks over the host.
func New(host *ask.Host) (*Book, error) {
	client, err := portfolios.NewClientWithResponses("/", portfolios.WithHTTPClient(host))
	return &Book{client}, err
}

// itself asks in the module's own name.
func itself(ctx context.Context) context.Context { return ask.Itself(ctx, "chats") }

// channels are our ways in the words of the rules. The laws name messages to a telephone and letters: messages of every service that reaches
// somebody at once are held to what holds for WhatsApp.
var channels = map[channel.Kind]string{
	channel.WhatsApp: "whatsapp", channel.Telegram: "whatsapp", channel.Widget: "whatsapp", channel.SMS: "sms", channel.Email: "email",
}

// ErrRefused refuses a message that the contact rules do not allow now; its params say the rule, and from when one is.
var ErrRefused = errs.New(errs.Conflict, "chats.contact_refused")

// ErrLapsed says of a contact that it has to be asked for again.
var ErrLapsed = errors.New("the contact holds no more")

// Wanted is a contact that is wanted.
type Wanted struct {
	DebtorID string
	PhoneID  string
	Channel  channel.Kind
	Agent    bool // a program writes
	Itself   bool // nobody asks for it now: what was put off goes out
}

// Reserve asks whether a message may be sent now, and gives the contact that allows it. It fails with ErrRefused.
func (b *Book) Reserve(ctx context.Context, w Wanted) (id string, err error) {
	origin, maker := portfolios.ContactNewReservationOriginManual, portfolios.ContactNewReservationMakerPerson
	if w.Agent { // a program asks for nobody
		ctx = itself(ctx)
	}
	if w.Itself {
		ctx, origin = itself(ctx), portfolios.ContactNewReservationOriginSchedule
	}
	if w.Agent {
		maker = portfolios.ContactNewReservationMakerAi
	}
	got, err := b.client.ContactsReserveWithResponse(ctx, portfolios.ContactNewReservation{
		DebtorId: w.DebtorID, PhoneId: given(w.PhoneID), Channel: portfolios.ContactNewReservationChannel(channels[w.Channel]),
		Origin: &origin, Maker: &maker,
	})
	if err != nil {
		return "", err
	}
	c := got.JSON201.Data
	if c.Status == portfolios.ContactStatusBlocked {
		return "", ErrRefused.WithParam("rule", c.RuleId)
	}
	return c.Id, nil
}

func given(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// Receive begins the contact of a debtor who has written to us; whoever turns to us may be answered.
func (b *Book) Receive(ctx context.Context, w Wanted, userID string) (id string, err error) {
	wanted := portfolios.ContactNewReceived{
		DebtorId: w.DebtorID, PhoneId: given(w.PhoneID), Channel: portfolios.ContactNewReceivedChannel(channels[w.Channel]), UserId: userID,
	}
	if w.Agent {
		maker := portfolios.ContactNewReceivedMakerAi
		wanted.UserId, wanted.Maker = "", &maker
	}
	got, err := b.client.ContactsReceiveWithResponse(itself(ctx), wanted)
	if err != nil {
		return "", err
	}
	return got.JSON201.Data.Id, nil
}

// Allowed asks the rules once more about a contact that was reserved a while ago, now that its message goes out. It fails with ErrRefused, and
// with ErrLapsed for a reservation that holds no more.
func (b *Book) Allowed(ctx context.Context, id string) error {
	_, err := b.client.ContactsDialWithResponse(itself(ctx), id)
	var refusal *errs.Error
	if !errors.As(err, &refusal) {
		return err
	}
	switch refusal.Code {
	case "portfolios.contact_refused":
		return ErrRefused.WithParam("rule", refusal.Params["rule"])
	case "portfolios.contact_lapsed", "portfolios.contact_transition", "portfolios.contact_not_found":
		return b.lapsed(ctx, id)
	}
	return err
}

// lapsed is nil for the contact of a debtor who has written to us: whoever did is answered, also after somebody said how it ended.
func (b *Book) lapsed(ctx context.Context, id string) error {
	got, err := b.client.ContactsGetWithResponse(itself(ctx), id)
	if err == nil && got.JSON200.Data.Direction == portfolios.Inbound {
		return nil
	}
	return ErrLapsed
}

// Start says that a contact goes on now.
func (b *Book) Start(ctx context.Context, id string) error {
	_, err := b.client.ContactsStartWithResponse(itself(ctx), id)
	return err
}

// Release gives a reservation back that came to nothing.
func (b *Book) Release(ctx context.Context, id string) error {
	_, err := b.client.ContactsReleaseWithResponse(itself(ctx), id)
	return err
}
