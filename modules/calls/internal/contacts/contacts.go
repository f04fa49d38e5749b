// Package contacts is what calls ask of portfolios: whether somebody may be called, at which number, and what came of it. It holds no
// rule and counts nothing by itself.
package contacts

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrRefused refuses a call that was allowed when it was reserved and is not any more; its params say the rule.
var ErrRefused = errs.New(errs.Conflict, "calls.contact_refused")

// RuleOf is the rule by which a call is refused; empty for another refusal.
func RuleOf(err error) string {
	var refusal *errs.Error
	if !errors.Is(err, ErrRefused) || !errors.As(err, &refusal) {
		return ""
	}
	rule, _ := refusal.Params["rule"].(string)
	return rule
}

// Book asks portfolios. Safe for concurrent use.
type Book struct {
	client *portfolios.ClientWithResponses
	clock  clock.Clock

	mutex sync.Mutex
	codes map[string]codes // by tenant
}

// codes are the ids of dispositions by their codes, as they were known at a time.
type codes struct {
	ids  map[string]string
	till time.Time
}

// New asks over the host.
func New(host *ask.Host, c clock.Clock) (*Book, error) {
	client, err := portfolios.NewClientWithResponses("/", portfolios.WithHTTPClient(host))
	return &Book{client: client, clock: c, codes: map[string]codes{}}, err
}

// itself asks in the module's own name.
func itself(ctx context.Context) context.Context { return ask.Itself(ctx, "calls") }

// Contact is a contact, as far as calls know it.
type Contact struct {
	ID          string
	DebtorID    string
	PortfolioID string
	PhoneID     string
	DebtIDs     []string
	Blocked     bool   // the rules do not allow it
	RuleID      string // that refused it
}

// Wanted is a contact that is wanted.
type Wanted struct {
	DebtorID string
	PhoneID  string
	DebtIDs  []string
	EventID  string        // scheduled event that it comes of; empty for none
	Session  bool          // a calling session wants it, in its own name
	Agent    bool          // an agent of software speaks, for whom the module asks in its own name
	Hold     time.Duration // for how long it is reserved; 0: ten minutes
}

// Reserve asks whether a call may be made now. It fails with what portfolios refuses: no such debtor, no such number.
func (b *Book) Reserve(ctx context.Context, w Wanted) (Contact, error) {
	origin, maker := portfolios.ContactNewReservationOriginManual, portfolios.ContactNewReservationMakerPerson
	if w.Session {
		ctx, origin = itself(ctx), portfolios.ContactNewReservationOriginSession
	}
	if w.Agent {
		ctx, maker = itself(ctx), portfolios.ContactNewReservationMakerAi
	}
	seconds := int64(w.Hold / time.Second)
	if seconds == 0 {
		seconds = 600
	}
	got, err := b.client.ContactsReserveWithResponse(ctx, portfolios.ContactNewReservation{
		DebtorId: w.DebtorID, PhoneId: &w.PhoneID, DebtIds: &w.DebtIDs, EventId: &w.EventID, Channel: portfolios.ContactNewReservationChannelCall,
		Origin: &origin, Maker: &maker, Seconds: &seconds,
	})
	if err != nil {
		return Contact{}, err
	}
	return contactOf(got.JSON201.Data), nil
}

func contactOf(c portfolios.Contact) Contact {
	made := Contact{ID: c.Id, DebtorID: c.DebtorId, PortfolioID: c.PortfolioId, PhoneID: c.PhoneId, DebtIDs: c.DebtIds, Blocked: c.Status == portfolios.ContactStatusBlocked}
	if made.Blocked { // of one that is allowed beside the rules it tells the rule too
		made.RuleID = c.RuleId
	}
	return made
}

// Number is where a contact goes to.
func (b *Book) Number(ctx context.Context, id string) (string, error) {
	got, err := b.client.ContactsDialWithResponse(itself(ctx), id)
	var refusal *errs.Error
	if errors.As(err, &refusal) && refusal.Code == "portfolios.contact_refused" {
		rule, _ := refusal.Params["rule"].(string)
		return "", ErrRefused.WithParam("rule", rule)
	}
	if err != nil {
		return "", err
	}
	return got.JSON200.Data.Number, nil
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

// Make says who makes a contact that a program began.
func (b *Book) Make(ctx context.Context, id, userID string) error {
	_, err := b.client.ContactsMakeWithResponse(itself(ctx), id, portfolios.MakeInputBody{UserId: userID})
	return err
}

// EndBy says what came of a contact in the words of a code that every company begins with: no_answer, busy, voicemail… Of a company that
// has given the code up, nothing is said: the contact stays as it is.
func (b *Book) EndBy(ctx context.Context, id, code string) error {
	disposition, err := b.code(itself(ctx), code)
	if err != nil || disposition == "" {
		return err
	}
	_, err = b.client.ContactsEndWithResponse(itself(ctx), id, portfolios.ContactNewOutcome{DispositionId: disposition})
	return err
}

// Disposition is the id of what a code says that every company begins with; empty where the company has given it up.
func (b *Book) Disposition(ctx context.Context, code string) (string, error) {
	return b.code(itself(ctx), code)
}

// remembered is for how long dispositions are not asked for again.
const remembered = time.Minute

func (b *Book) code(ctx context.Context, code string) (string, error) {
	tenant, now := principal.Must(ctx).TenantID, b.clock.Now()
	b.mutex.Lock()
	known := b.codes[tenant]
	b.mutex.Unlock()
	if now.Before(known.till) {
		return known.ids[code], nil
	}
	got, err := b.client.DispositionsListWithResponse(ctx)
	if err != nil {
		return "", err
	}
	known = codes{map[string]string{}, now.Add(remembered)}
	for _, d := range got.JSON200.Data {
		if !d.Group && !d.Retired {
			known.ids[d.Code] = d.Id
		}
	}
	b.mutex.Lock()
	b.codes[tenant] = known
	b.mutex.Unlock()
	return known.ids[code], nil
}

// Holder is a debtor who has a number.
type Holder struct {
	DebtorID    string
	PortfolioID string
	PhoneID     string
	AssigneeID  string // who works the debtor; empty for nobody
}

// Holders are the debtors who have a number, the likeliest first.
func (b *Book) Holders(ctx context.Context, number string) (all []Holder, err error) {
	got, err := b.client.PhonesHoldersWithResponse(itself(ctx), &portfolios.PhonesHoldersParams{Number: number})
	if err != nil {
		return nil, err
	}
	for _, h := range got.JSON200.Data {
		all = append(all, Holder{h.DebtorId, h.PortfolioId, h.PhoneId, h.AssigneeId})
	}
	return all, nil
}

// Receive begins the contact of a debtor who has called us: somebody speaks with them now. What came of it is told to portfolios by that
// person, as of any contact; where no person does, an agent speaks.
func (b *Book) Receive(ctx context.Context, h Holder, userID string) (id string, err error) {
	maker := portfolios.ContactNewReceivedMakerPerson
	if userID == "" {
		maker = portfolios.ContactNewReceivedMakerAi
	}
	got, err := b.client.ContactsReceiveWithResponse(itself(ctx), portfolios.ContactNewReceived{
		DebtorId: h.DebtorID, PhoneId: &h.PhoneID, Channel: portfolios.ContactNewReceivedChannelCall, UserId: userID, Maker: &maker,
	})
	if err != nil {
		return "", err
	}
	return got.JSON201.Data.Id, nil
}

// soon is when who called in vain is called back.
const soon = time.Minute

// CallBack schedules a call to a debtor who called in vain, by whoever works them; for one call once.
func (b *Book) CallBack(ctx context.Context, debtorID, phoneID, callID string) error {
	note := "calls:" + callID
	_, err := b.client.EventsCreateWithResponse(itself(ctx), portfolios.ScheduleNewEvent{
		DebtorId: debtorID, PhoneId: &phoneID, Kind: portfolios.ScheduleNewEventKindCallback, DueAt: b.clock.Now().Add(soon), Note: &note,
	}, once(callID))
	return err
}

// once says a key by which a question that is repeated is done once.
func once(key string) portfolios.RequestEditorFn {
	return func(_ context.Context, r *http.Request) error {
		r.Header.Set("Idempotency-Key", key)
		return nil
	}
}

// Way is a number at which a debtor may be called now.
type Way struct {
	PhoneID string
	RuleID  string     // that forbids every number; empty where one is allowed
	Until   *time.Time // when it is worth asking again; nil for unknown
}

// Best is the number at which a debtor is reached the likeliest, of those that may be called now. Where there is none, why.
func (b *Book) Best(ctx context.Context, debtorID string) (best Way, err error) {
	got, err := b.client.ContactsOptionsWithResponse(itself(ctx), &portfolios.ContactsOptionsParams{DebtorId: debtorID})
	if err != nil {
		return best, err
	}
	likeliest := -1.0
	for _, o := range got.JSON200.Data {
		switch {
		case o.Channel != portfolios.OptionChannelCall || o.PhoneId == "":
		case o.Decision.Allowed && float64(o.Probability) > likeliest:
			best, likeliest = Way{PhoneID: o.PhoneId}, float64(o.Probability)
		case !o.Decision.Allowed && likeliest < 0:
			best = forbidden(o.Decision)
		}
	}
	return best, nil
}

func forbidden(d portfolios.RuleDecision) Way {
	way := Way{Until: d.Until}
	if d.RuleId != nil {
		way.RuleID = *d.RuleId
	}
	return way
}
