package notifications

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Person is a user as far as a notification has to know.
type Person struct{ ID, Name, Email, Language string }

// People finds the active users of ctx's tenant among ids; others are left out.
type People func(ctx context.Context, ids []string) ([]Person, error)

// Config is what a Service is made of.
type Config struct {
	DB        *storage.DB // the core's
	Kinds     *Kinds
	People    People
	Mail      *mail.Sender
	PublicURL string                                    // scheme and host that browsers use, no trailing slash
	Enabled   func(tenant, module string) bool          // whether the tenant has the module on
	Tell      func(tenant, user string, arrived []View) // refreshes the user's browsers; arrived are those to show by push
	Clock     clock.Clock
	Log       *slog.Logger
}

// Service keeps notifications and hands them out. Safe for concurrent use.
type Service struct {
	Config
	store *Store
	wake  chan struct{} // a mail became due
}

// NewService is a service with this configuration.
func NewService(c Config) *Service {
	return &Service{Config: c, store: NewStore(c.DB), wake: make(chan struct{}, 1)}
}

// mostPeople bounds whom one event notifies.
const mostPeople = 1000

// durable names the handler for good.
const durable = "notifications"

// Listen has the stored events of every module that notifies arise notifications.
func (s *Service) Listen(consumers *events.Consumers) {
	for _, module := range s.Kinds.Modules() {
		notifies := func(e events.Envelope) bool { return s.notifies(module, e) }
		consumers.OnlyIf("recobro."+module+".>", durable, notifies, func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
			return s.Arise(ctx, module, e)
		})
	}
}

// notifies passes over a kind that the module did not declare: it speaks of its own kinds alone.
func (s *Service) notifies(module string, e events.Envelope) bool {
	if e.Notify == nil || len(e.Notify.Users) == 0 {
		return false
	}
	_, known := s.Kinds.byName[module+"."+e.Notify.Kind]
	if !known {
		s.Log.Warn("a notification of a kind that the manifest does not list was passed over", "module", module, "kind", e.Notify.Kind)
	}
	return known
}

// Arise makes the notifications of an event, in the transaction of ctx, and refreshes the browsers once it has committed.
func (s *Service) Arise(ctx context.Context, module string, e events.Envelope) error {
	kind := s.Kinds.byName[module+"."+e.Notify.Kind]
	ids := slices.Compact(slices.Sorted(slices.Values(e.Notify.Users)))
	people, err := s.People(ctx, ids[:min(len(ids), mostPeople)])
	if err != nil {
		return err
	}
	chosen, err := s.store.Choices(ctx, ids)
	if err != nil {
		return err
	}
	params, err := s.params(ctx, kind, e.Notify.Params)
	if err != nil {
		return err
	}
	var made []Notification
	pushed := map[string]bool{}
	for _, person := range people {
		ways := chosen[person.ID].of(kind.Name)
		if !ways.none() {
			n := Notification{UserID: person.ID, EventID: e.ID, Kind: kind.Name, Params: params, Link: pageOf(e.Notify.Link)}
			made = append(made, s.on(n, ways))
			pushed[person.ID] = ways.Push
		}
	}
	if err := s.store.Insert(ctx, made); err != nil {
		return err
	}
	s.DB.AfterCommit(ctx, func() { s.announce(made, pushed) })
	return nil
}

// params names the people that a kind's parameters speak of.
func (s *Service) params(ctx context.Context, kind Kind, params map[string]string) (map[string]string, error) {
	ids := slices.Collect(maps.Values(kind.persons(params)))
	if len(ids) == 0 {
		return kind.named(params, nil), nil
	}
	people, err := s.People(ctx, ids)
	names := make(map[string]string, len(people))
	for _, person := range people {
		names[person.ID] = person.Name
	}
	return kind.named(params, names), err
}

// on is a notification on the ways that its user chose.
func (s *Service) on(n Notification, ways Ways) Notification {
	n.InApp = ways.InApp
	if ways.Mail && s.Mail.Configured() {
		now := s.now()
		n.MailDueAt = &now
	}
	return n
}

func (s *Service) announce(made []Notification, pushed map[string]bool) {
	for _, n := range made {
		var shown []View
		if pushed[n.UserID] {
			shown = []View{s.Kinds.view(n)}
		}
		s.Tell(n.TenantID, n.UserID, shown)
		if n.MailDueAt != nil {
			s.wakeMailer()
		}
	}
}

// List is one page of the notifications of ctx's user, the newest first, and how many of all are unread, at most 100.
func (s *Service) List(ctx context.Context, p page.Params) ([]View, page.Meta, int, error) {
	found, meta, unread, err := s.store.List(ctx, principal.Must(ctx).UserID, p)
	views := make([]View, 0, len(found))
	for _, n := range found {
		views = append(views, s.Kinds.view(n))
	}
	return views, meta, unread, err
}

// MarkRead notes that ctx's user has read some, or all when ids is nil, and refreshes the user's other browsers.
func (s *Service) MarkRead(ctx context.Context, ids []string) error {
	who := principal.Must(ctx)
	if err := s.store.MarkRead(ctx, who.UserID, ids, s.now()); err != nil {
		return err
	}
	s.DB.AfterCommit(ctx, func() { s.Tell(who.TenantID, who.UserID, nil) })
	return nil
}

// Sweep removes what has been kept for long enough.
func (s *Service) Sweep(ctx context.Context) error { return s.store.Sweep(ctx, s.now().Add(-Kept)) }

func (s *Service) now() time.Time { return s.Clock.Now().UTC().Truncate(time.Microsecond) }
