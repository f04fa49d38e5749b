// Package demo gives the demo tenants a way to the public network, that is off, and a week of calls.
package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/recording"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/trunk"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Office is what the demo is planted into.
type Office struct {
	db      *storage.DB
	trunks  *trunk.Service
	numbers *number.Service
	calls   *call.Service
	tapes   *recording.Service
	clock   clock.Clock
}

// New is the office of all tenants.
func New(db *storage.DB, trunks *trunk.Service, numbers *number.Service, calls *call.Service, tapes *recording.Service, c clock.Clock) *Office {
	return &Office{db, trunks, numbers, calls, tapes, c}
}

// Plant gives each demo tenant its telephony, once: a tenant that has a trunk is left alone.
func Plant(demo sdk.DemoSeed, o *Office) error {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "calls"))
		if err := o.plant(ctx, tenant); err != nil {
			return fmt.Errorf("demo of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

func (o *Office) plant(ctx context.Context, tenant sdk.DemoTenant) error {
	there, err := o.trunks.All(ctx)
	if err != nil || len(there) > 0 {
		return err
	}
	way := &trunk.Trunk{
		Name: tenant.Name, Host: "sip.example.com", Transport: sipline.UDP, Username: "recobro", Register: true, Sources: []string{}, Seal: sdp.Plain, Law: trunk.A,
		MostCalls: 30, MostPerSecond: 5, KeepaliveSeconds: 30, SessionSeconds: 1800, AnswerSeconds: 60,
	}
	if err := o.trunks.Create(ctx, way, "a demo has no carrier"); err != nil {
		return err
	}
	line := &number.Number{
		Number: "+59829001000", Name: tenant.Name, TrunkID: way.ID, IsShown: true, TakesCalls: true, MostADay: 400,
		Strategy: number.OwnerFirst, RingSeconds: 30, AfterHours: number.Message, Unanswered: number.Mailbox, Hours: week(), UserIDs: []string{},
	}
	if err := o.numbers.Create(ctx, line); err != nil {
		return err
	}
	return o.phone(ctx, tenant.Users, call.Call{TrunkID: way.ID, NumberID: line.ID, FromNumber: line.Number, DebtIDs: []string{}})
}

// week are the hours of an office.
func week() (all []number.Hours) {
	for day := time.Monday; day <= time.Friday; day++ {
		all = append(all, number.Hours{Day: int(day), From: "09:00", To: "18:00"})
	}
	return all
}
