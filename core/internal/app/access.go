package app

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/recobro/recobro/core/internal/answers"
	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/factors"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// newAnswers are the answers that go on, looked at whenever any replica tells that rights or ways in have changed.
func newAnswers(i *identity.Service, t *authz.Table, s *events.Server) (*lasting.Answers, error) {
	answers := lasting.New(lasting.Config{Identity: i, Decider: t})
	return answers, events.OnAccessChanged(s.Connection(), answers.Review)
}

// cutStreams has what a user has open looked at on every replica: their rights or sessions have changed.
func cutStreams(s *events.Server, log *slog.Logger) session.Cut {
	return func(tenant, userID string) {
		if err := pass(s, sdkevents.Envelope{Type: events.AccessChanged, TenantID: tenant, Subject: userID}); err != nil {
			log.Warn("have a user's streams looked at", "error", err)
		}
	}
}

// newSequencer links the core's part of the record and tells of new lines. They are of users, sessions and settings: not for
// who sees a team's rows alone.
func newSequencer(db *storage.DB, s *events.Server, log *slog.Logger) *chain.Sequencer {
	sequencer := chain.NewSequencer(db, log)
	sequencer.Announce(chain.NewAnnouncer(func(tenant string, news chain.News) {
		payload, err := json.Marshal(news)
		if err == nil {
			err = pass(s, sdkevents.Envelope{Type: chain.LiveType(coreSchema), TenantID: tenant, Data: payload, Permission: chain.ReadPermission})
		}
		if err != nil {
			log.Warn("tell of new tracing events", "error", err)
		}
	}))
	return sequencer
}

// newDesk answers what modules ask of the host and of each other.
func newDesk(c config.Config, i *identity.Service, t *authz.Table, h *host.Host, specs []host.Spec, inside *httpapi.Inside, switches *registry.Service, own help.Shelf, catalog *errs.Catalog, log *slog.Logger) (*answers.Desk, error) {
	manifests, err := allManifests(specs)
	if err != nil {
		return nil, err
	}
	sender, err := mail.New(c.SMTPURL, c.SMTPFrom, letters(c.Data))
	if err != nil {
		return nil, err
	}
	desk := &answers.Desk{
		Mail: sender,
		Help: func() []help.Shelf { return append(h.Help(), own) }, Own: own.Module,
		Users: i.Users(), Decider: t, Inside: inside, Modules: h, Switches: switches, Zone: directory{i}.Zone, Manifests: manifests, Catalog: catalog, Log: log,
	}
	h.Answers(desk.Socket)
	return desk, nil
}

// pass tells a live event of the core's to every replica.
func pass(s *events.Server, e sdkevents.Envelope) error {
	subject, err := broker.SubjectOf(broker.LivePrefix, e.Type, e.TenantID)
	if err != nil {
		return err
	}
	e.SpecVersion, e.ID, e.Source, e.Time = "1.0", storage.NewID(), "/core", time.Now().UTC()
	text, err := json.Marshal(e)
	if err != nil {
		return err
	}
	return s.Connection().Publish(subject, text)
}

// tellReset notifies a user whose sign-in an administrator has reset.
func tellReset(n *notifications.Service) factors.Tell {
	return func(ctx context.Context, userID string, which factors.Proofs) error {
		return n.Arise(ctx, coreSchema, sdkevents.Envelope{
			ID: storage.NewID(), TenantID: principal.Must(ctx).TenantID,
			Notify: &sdkevents.Notify{Kind: resetKind(which), Users: []string{userID}, Link: "/settings/security"},
		})
	}
}

func resetKind(which factors.Proofs) string {
	switch {
	case which.Password && which.Code:
		return "sign_in_reset"
	case which.Password:
		return "password_reset"
	default:
		return "one_time_code_reset"
	}
}
