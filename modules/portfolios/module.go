// Package portfolios is the module of creditors' portfolios: their debtors, debts and contact data, and the import that
// brings them in.
package portfolios

import (
	"embed"
	"log/slog"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/adjustment"
	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/codebtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/recall"
	"github.com/recobro/recobro/modules/portfolios/internal/book/repair"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/document"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/note"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/demo"
	"github.com/recobro/recobro/modules/portfolios/internal/money/agreement"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/audit"
	"github.com/recobro/recobro/modules/portfolios/internal/money/export"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/mailing"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offerrule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisecalendar"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promiseoverview"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/modules/portfolios/internal/money/receipt"
	"github.com/recobro/recobro/modules/portfolios/internal/money/remittance"
	"github.com/recobro/recobro/modules/portfolios/internal/money/reported"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

//go:embed help
var help embed.FS

// Module is the one list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Help:       help,
		Provide: append(slices.Concat(importParts(), bankParts(), contactParts(), fileParts(), reportParts()),
			portfolio.NewStore, portfolio.NewService,
			bucket.NewStore, bucket.NewService,
			tag.NewStore, tag.NewService,
			settings.For[debtor.Settings], settings.For[paper.Look],
			debtor.NewService, newSearches, debtor.NewBulk,
			debt.NewStore, debt.NewService, debt.NewAgeing,
			codebtor.NewStore, codebtor.NewService,
			func(s *codebtor.Store) debt.Sharing { return s }, func(s *codebtor.Store) parties.Sharing { return s },
			newLedger, interest.NewService, interest.NewMonthly, recall.NewStore, recall.NewService, adjustment.NewStore, adjustment.NewService,
			phone.NewService, optout.NewStore,
			address.NewService,
			till.NewStore, till.NewService,
			parties.NewOpener, payment.NewStore, payment.NewService, reported.NewService, receipt.NewService, remittance.NewStore, remittance.NewService,
			mailing.NewService, func(s *mailing.Service) payment.Mailing { return s },
			promisetype.NewStore, promisetype.NewService, promise.NewStore,
			promisecalendar.NewStore, promisecalendar.NewService, promiseoverview.NewStore, promiseoverview.NewService,
			appropriation.NewStore, appropriation.NewFollower, appropriation.NewDaily,
			offer.NewStore, offerrule.NewStore, offerrule.NewService, signing.NewKeyring, offer.NewService,
			plan.NewStore, plan.NewService, instalment.NewStore, instalment.NewFollower, instalment.NewDaily, agreement.NewService, export.NewPromises, export.NewPlans,
			func() offer.Calendar { return calendar.Days{} },
			demo.NewStores, demo.NewRules, demo.NewBefore, demo.New,
			newKin,
			func(debtors *debtor.Store) tag.Users { return debtors },
			func(phones *phone.Service) debtor.Numbers { return phones },
		),
		Routes: append(slices.Concat(importRoutes(), bankRoutes(), contactRoutes(), fileRoutes(), reportRoutes()),
			portfolio.Routes, bucket.Routes, tag.Routes, debtor.Routes, debtor.ManyRoutes, debtor.AgeingRoutes, debtor.OverviewRoutes, debt.Routes, codebtor.Routes, adjustment.ChangeRoutes, adjustment.AdjustmentRoutes, phone.Routes, address.Routes,
			till.Routes, till.PointRoutes, payment.Routes, reported.Routes, receipt.Routes, remittance.Routes, mailing.Routes, interest.Routes, recall.Routes,
			promisetype.Routes, promise.Routes, promisecalendar.Routes, promiseoverview.Routes, export.PromiseRoutes,
			offer.Routes, offerrule.Routes, plan.Routes, export.PlanRoutes, agreement.Routes,
		),
		Jobs:   append(slices.Concat(importJobs(), bankJobs(), contactJobs(), reportJobs()), debt.Jobs, debtor.BulkJobs, interest.Jobs, mailing.Jobs, recall.Jobs, instalment.Jobs, appropriation.Jobs),
		Events: []any{debtor.Hear, debtor.HearChats},
		Demo:   []any{demo.Plant},
		Apart:  tabular.Works(), Repair: repair.Run,
		Audits: map[string]sdk.Audit{"ledger": audit.Ledger},
		Proofs: map[string]sdk.Proof{"ledger": proof.Verify},
	}
}

// newLedger is the ledger with those who follow it, in their order.
func newLedger(db *storage.DB, debtors *debtor.Store, portfolios *portfolio.Store, buckets *bucket.Service, clock clock.Clock, plans *instalment.Follower, promises *appropriation.Follower, days *schedule.Days, marks *rollup.Marker) *ledger.Ledger {
	return ledger.New(db, debtors, portfolios, buckets, clock, plans, promises, days, marks)
}

// newKin are the records whose story is told with their debtor's.
func newKin(payments *payment.Store, promises *promise.Store, plans *plan.Store, contacts *contact.Store, events *schedule.Store, notes *note.Store, documents *document.Store) []debtor.Kin {
	return []debtor.Kin{payments.Kin, promises.Kin, plans.Kin, contacts.Kin, events.Kin, notes.Kin, documents.Kin}
}

// newSearches records searches that may be repeated at every key.
func newSearches(lc fx.Lifecycle, recorder *tracing.Recorder, log *slog.Logger) *tracing.Tally {
	tally := tracing.NewTally(recorder, log)
	lc.Append(fx.StopHook(tally.Close))
	return tally
}
