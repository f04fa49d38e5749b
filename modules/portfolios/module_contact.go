package portfolios

import (
	"log/slog"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/flag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/identity"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/next"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/option"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/trace"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// contactParts are the parts that decide on contacts and keep them.
func contactParts() []any {
	return []any{
		rulebook.NewStore, newBook, rulebook.NewService, rulebook.NewOwning, belief.NewStore, consent.NewStore, consent.NewService, consent.NewOptOuts, override.NewStore, override.NewService, disposition.NewStore, disposition.NewService,
		facts.NewReader, contact.NewStore, newContacts, judge.New, option.NewService,
		settings.For[schedule.Settings], schedule.NewLetters, schedule.NewDays,
		schedule.NewStore, schedule.NewService, schedule.NewFollower, schedule.NewRunner, schedule.NewPostman, func(s *mail.Sender) schedule.Post { return s },
		strategy.NewStore, strategy.NewService, queue.NewStore, queue.NewPlanner, queue.NewService, queue.NewFollower, queue.NewPreviewer,
		settings.For[shift.Settings], shift.NewStore, newShifts, shift.NewFollower, func(s *shift.Service) queue.Shift { return s },
		proof.NewStore, proof.NewService,
		flag.NewStore, flag.NewService, identity.NewService, newSilencers, next.NewService, trace.NewStore, trace.NewService, settings.For[promise.Settings], newPromises,
		newDebtors,
	}
}

func contactRoutes() []any {
	return []any{contact.Routes, contact.DialRoutes, disposition.Routes, consent.Routes, consent.OptOutRoutes, override.Routes, option.Routes, rulebook.Routes, rulebook.OwnRoutes, schedule.Routes, strategy.Routes, queue.Routes, queue.PreviewRoutes, shift.Routes, proof.Routes, flag.Routes, identity.Routes, next.Routes, trace.Routes}
}

func contactJobs() []any { return []any{contact.Jobs, schedule.Jobs, queue.Jobs, shift.Jobs} }

// newBook keeps the rules in force at hand for as long as the module runs.
func newBook(lc fx.Lifecycle, store *rulebook.Store, log *slog.Logger) *rulebook.Book {
	book := rulebook.New(store, log)
	lc.Append(fx.StartHook(book.Read))
	lc.Append(background.Hook(book.Follow))
	return book
}

// newDebtors keeps debtors; the queue looks again at those who change.
func newDebtors(db *storage.DB, next *queue.Store, marks *rollup.Marker) *debtor.Store {
	debtors := debtor.NewStore(db)
	debtors.Watch(next)
	debtors.Count(marks)
	return debtors
}

// newContacts makes contacts under the rules in force.
func newContacts(store *contact.Store, debtors *debtor.Store, debts *debt.Store, phones *phone.Service, facts *facts.Reader, book *rulebook.Book, overrides *override.Store, dispositions *disposition.Store, beliefs *belief.Store, ledger *proof.Store, host *ask.Host, r *record.Record, c clock.Clock, events *schedule.Follower, next *queue.Follower, shifts *shift.Follower, marks *rollup.Marker) *contact.Service {
	contacts := contact.NewService(store, contact.Parts{
		Debtors: debtors, Debts: debts, Phones: phones, Facts: facts, Book: book, Overrides: overrides, Dispositions: dispositions, Beliefs: beliefs, Ledger: ledger,
		Host: host, Record: r, Clock: c,
	})
	contacts.Given(next)
	for _, f := range []contact.Follower{events, next, shifts, marks} {
		contacts.Follow(f)
	}
	return contacts
}

// newSilencers are those who fall silent with a debtor on whom a flag is put.
func newSilencers(places *queue.Service, events *schedule.Runner) []flag.Silencer {
	return []flag.Silencer{places, events}
}

// newPromises makes promises that say of which contact they came.
func newPromises(store *promise.Store, types *promisetype.Store, accounts *ledger.Ledger, host *ask.Host, r *record.Record, contacts *contact.Store, chosen *settings.Values[promise.Settings]) *promise.Service {
	promises := promise.NewService(store, types, accounts, host, r)
	promises.Come(contacts)
	promises.Choose(chosen)
	return promises
}

// newShifts keeps work sessions; reports count what they go into.
func newShifts(store *shift.Store, contacts *contact.Store, tills *till.Store, chosen *settings.Values[shift.Settings], r *record.Record, c clock.Clock, marks *rollup.Marker) *shift.Service {
	shifts := shift.NewService(store, contacts, tills, chosen, r, c)
	shifts.Watch(marks)
	return shifts
}
