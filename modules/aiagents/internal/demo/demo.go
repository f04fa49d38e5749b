// Package demo gives the demo tenants agents in several states.
package demo

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// passed says of every version that it has passed its suites: those of the demo are what a new agent begins with.
type passed struct{}

// Passed says yes.
func (passed) Passed(context.Context, string, string) (runID string, ok bool, err error) {
	return "demo", true, nil
}

// Plant gives each demo tenant two agents, once: one that talks and has a next draft, and one that is still being written.
func Plant(demo sdk.DemoSeed, db *storage.DB, r *record.Record, agents *agent.Service, limits *limit.Service) error {
	versions := version.NewService(db, r, agents, passed{}, limits)
	for _, tenant := range demo.Tenants {
		if err := plant(tenant, db, agents, versions); err != nil {
			return fmt.Errorf("demo agents of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

func plant(tenant sdk.DemoTenant, db *storage.DB, agents *agent.Service, versions *version.Service) error {
	writer, approver := as(tenant, "manager"), as(tenant, "admin")
	there, err := agents.All(writer)
	if err != nil || len(there) > 0 {
		return err
	}
	var sol agent.Agent
	err = db.Within(writer, func(ctx context.Context) (err error) {
		sol, err = versions.Begin(ctx, agent.Agent{Name: "Sol", Purpose: "Primeros contactos y promesas de pago"})
		if err == nil {
			_, err = versions.Submit(ctx, sol.ID, 1, storage.AnyVersion)
		}
		if err == nil {
			_, err = versions.Begin(ctx, agent.Agent{Name: "Luna", Purpose: "Recordatorios de cuotas de planes"})
		}
		return err
	})
	if err != nil {
		return err
	}
	err = db.Within(approver, func(ctx context.Context) error { return live(ctx, versions, sol) })
	if err != nil {
		return err
	}
	return db.Within(writer, func(ctx context.Context) error {
		_, err := versions.Draft(ctx, sol.ID, 1)
		return err
	})
}

func live(ctx context.Context, versions *version.Service, a agent.Agent) error {
	if _, err := versions.Approve(ctx, a.ID, 1, storage.AnyVersion); err != nil {
		return err
	}
	_, err := versions.Publish(ctx, a.ID, 1, 0)
	return err
}

// as is somebody of a role: one writes, another answers for it.
func as(tenant sdk.DemoTenant, role string) context.Context {
	who := principal.System(tenant.ID, "aiagents")
	who.UserID = role
	for _, user := range tenant.Users {
		if user.Role == role {
			who.UserID, who.Username, who.Role, who.Kind = user.ID, user.Username, user.Role, principal.KindUser
		}
	}
	return principal.With(context.Background(), who)
}
