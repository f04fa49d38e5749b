package widget

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/attachment"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/level"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// Opening are the hours of the company of ctx, where it is.
type Opening func(ctx context.Context) (level.Hours, error)

// Parts are what windows need.
type Parts struct {
	DB            *storage.DB
	Store         *Store
	Inboxes       *inbox.Service
	Persons       *person.Store
	Conversations *conversation.Service
	Messages      *message.Store
	Arrive        *arrive.Service
	Book          *contacts.Book
	Bus           *events.Bus
	Record        *record.Record
	Hub           *Hub
	Opening       Opening
	Environment   sdk.Environment
	Clock         clock.Clock
	Files         *files.Store
	Attachments   *attachment.Service
}

// Service is what windows do, for whoever stands in front of them.
type Service struct {
	Parts
	gates gates
}

// gates hold strangers to what is theirs. In this program: a second one has its own.
type gates struct {
	place    *throttle.Meter // whatever one place asks
	newcomer *throttle.Meter // persons who begin to write from one place
	writes   *throttle.Meter // messages of one visitor
	reads    *throttle.Meter // what else one visitor asks
	inbox    *throttle.Meter // messages to one inbox
	open     *throttle.Meter // windows of one visitor that wait
	all      *throttle.Meter // windows that wait; the others ask every so often
	files    *throttle.Meter // files of one visitor
	sender   *throttle.Meter // files that come from one place
	intake   *throttle.Meter // files that are on their way to one inbox
}

func newGates(c clock.Clock) gates {
	return gates{
		place:    throttle.New(throttle.Bound{Rate: 20, Burst: 120}, c),
		newcomer: throttle.New(throttle.Bound{Rate: 0.1, Burst: 20}, c),
		writes:   throttle.New(throttle.Bound{Rate: 0.5, Burst: 10}, c),
		reads:    throttle.New(throttle.Bound{Rate: 3, Burst: 40}, c),
		inbox:    throttle.New(throttle.Bound{Rate: 20, Burst: 200}, c),
		open:     throttle.New(throttle.Bound{AtOnce: 6}, c),
		all:      throttle.New(throttle.Bound{AtOnce: 600}, c),
		files:    throttle.New(throttle.Bound{Rate: 0.05, Burst: 10}, c),
		sender:   throttle.New(throttle.Bound{Rate: 0.05, Burst: 30}, c),
		intake:   throttle.New(throttle.Bound{AtOnce: 8}, c),
	}
}

// NewService serves windows.
func NewService(p Parts) *Service { return &Service{p, newGates(p.Clock)} }

// here is the window that somebody stands in front of.
type here struct {
	Widget
	key   key
	inbox inbox.Inbox
	look  Look
}

// enter finds the window that a key opens, and gives what is done there to the company's system, by way of the window. It fails with not
// found for a key of none, of an inbox that is off, and of a company that has the module off.
func (s *Service) enter(ctx context.Context, text string) (context.Context, here, error) {
	asked, _ := principal.From(ctx)
	if err := s.gates.place.Pass(throttle.Place(asked.Address)); err != nil {
		return ctx, here{}, err
	}
	at, ok := parseKey(text)
	if !ok || !slices.Contains(s.Environment.Tenants(), at.tenant) {
		return ctx, here{}, errNotFound
	}
	ctx = principal.With(ctx, onBehalf(at, asked))
	w, err := s.Store.ByKey(ctx, at.drawn)
	if err != nil {
		return ctx, here{}, hidden(err)
	}
	i, err := s.Inboxes.Any(ctx, w.ID)
	if err != nil || !i.IsOn || i.Channel != channel.Widget {
		return ctx, here{}, hidden(errors.Join(err, ErrNotFound))
	}
	look, err := ReadLook(i.Settings)
	return ctx, here{w, at, i, look}, err
}

// hidden is not found of whatever is not there.
func hidden(err error) error {
	if errors.Is(err, ErrNotFound) || errors.Is(err, inbox.ErrNotFound) {
		return errNotFound
	}
	return err
}

func onBehalf(k key, asked principal.Principal) principal.Principal {
	return principal.Principal{
		TenantID: k.tenant, UserID: "hook:widget", Username: "widget", Role: "system", Scope: principal.ScopeAll, Kind: principal.KindHook,
		RequestID: asked.RequestID, TraceID: asked.TraceID, Address: asked.Address, Language: asked.Language,
	}
}

// visitor is whose a token is, while it is good. It fails with errToken.
func (s *Service) visitor(ctx context.Context, h here, token string) (visit, error) {
	secret, err := s.Store.visitsSecret(ctx, h.Widget)
	if err != nil {
		return visit{}, err
	}
	v, ok := readVisit(secret, token)
	if !ok || !v.isGood(s.Clock.Now()) {
		return visit{}, errToken
	}
	return v, s.gates.reads.Pass(whose(h.inbox.ID, v.Source))
}
