package app

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func newNotifications(c config.Config, db *storage.DB, specs []host.Spec, i *identity.Service, switches *registry.Service, s *events.Server, log *slog.Logger) (*notifications.Service, error) {
	sender, err := mail.New(c.SMTPURL, c.SMTPFrom, letters(c.Data))
	if err != nil {
		return nil, err
	}
	manifests, err := allManifests(specs)
	if err != nil {
		return nil, err
	}
	return notifications.NewService(notifications.Config{
		DB: db, Kinds: notifications.NewKinds(manifests), People: activePeople(i), Mail: sender, PublicURL: c.PublicURL,
		Enabled: switches.On, Tell: tellUser(s, log), Clock: clock.System(), Log: log,
	}), nil
}

// newConsumers are the core's own ears in the stream of events.
func newConsumers(c config.Config, db *storage.DB, n *notifications.Service, i *identity.Service, tally *tracing.Tally, s *events.Server, log *slog.Logger) *sdkevents.Consumers {
	consumers := sdkevents.NewConsumers(sdkevents.ConsumersConfig{ModuleID: coreSchema, Conn: s.Connection(), DB: db, Log: log, Pulse: c.Pulse()})
	n.Listen(consumers)
	hearRefusedSignIns(c, consumers, i, tally, db, log)
	return consumers
}

// activePeople leaves out who is gone, suspended, or no person.
func activePeople(i *identity.Service) notifications.People {
	return func(ctx context.Context, ids []string) ([]notifications.Person, error) {
		var people []notifications.Person
		for _, id := range ids {
			found, err := i.Users().Get(ctx, id)
			if errors.Is(err, user.ErrNotFound) {
				continue
			}
			if err != nil {
				return nil, err
			}
			if found.Status == user.Active {
				people = append(people, notifications.Person{ID: found.ID, Name: found.DisplayName, Email: found.Email, Language: found.Language})
			}
		}
		return people, nil
	}
}

// notificationsChanged is the live event that a user's notifications have changed.
const notificationsChanged = "recobro.core.notifications.changed"

// tellUser tells every open page of one user, on every replica, to read the notifications again.
func tellUser(s *events.Server, log *slog.Logger) func(tenant, userID string, arrived []notifications.View) {
	return func(tenant, userID string, arrived []notifications.View) {
		payload, err := json.Marshal(map[string]any{"arrived": arrived})
		if err == nil {
			err = pass(s, sdkevents.Envelope{
				Type: notificationsChanged, TenantID: tenant, Data: payload, Permission: "core.notifications:read", Owners: []string{userID},
				Keys: [][]string{{"notifications"}},
			})
		}
		if err != nil {
			log.Warn("tell a user of notifications", "error", err)
		}
	}
}
