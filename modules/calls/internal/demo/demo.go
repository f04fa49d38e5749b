// Package demo gives the demo tenants a way to the public network, that is off, a week of calls to their debtors, and two sessions.
package demo

import (
	"context"
	"fmt"
	"hash/crc32"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/recording"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/trunk"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Office is what the demo is planted into.
type Office struct {
	Parts
}

// Parts are what an Office works with.
type Parts struct {
	DB       *storage.DB
	Trunks   *trunk.Service
	Numbers  *number.Service
	Calls    *call.Service
	Tapes    *recording.Service
	Sessions *session.Service
	Book     *contacts.Book
	Clock    clock.Clock
	Log      *slog.Logger
}

// New is the office of all tenants.
func New(p Parts) *Office { return &Office{p} }

// Plant gives each demo tenant its telephony, once: a tenant that has a trunk is left alone. Somebody whom nobody knows has left a message; the
// calls with its debtors follow as soon as it is known who they are.
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
	there, err := o.Trunks.All(ctx)
	if err != nil || len(there) > 0 {
		return err
	}
	way := &trunk.Trunk{
		Name: tenant.Name, Host: "sip.example.com", Transport: sipline.UDP, Username: "recobro", Register: true, Sources: []string{}, Seal: sdp.Plain, Law: trunk.A,
		MostCalls: 30, MostPerSecond: 5, KeepaliveSeconds: 30, SessionSeconds: 1800, AnswerSeconds: 60,
	}
	if err := o.Trunks.Create(ctx, way, "a demo has no carrier"); err != nil {
		return err
	}
	line := &number.Number{
		Number: ownNumber(tenant.ID), Name: tenant.Name, TrunkID: way.ID, IsShown: true, TakesCalls: true, MostADay: 400,
		Strategy: number.OwnerFirst, RingSeconds: 30, AfterHours: number.Message, Unanswered: number.Mailbox, Hours: week(), UserIDs: []string{},
	}
	if err := o.Numbers.Create(ctx, line); err != nil {
		return err
	}
	return o.call(ctx, stranger(way.ID, line.Number), leftMessage, o.Clock.Now().Add(-26*time.Hour))
}

// stranger is a call of somebody whom nobody knows.
func stranger(trunkID, own string) call.Call {
	return call.Call{TrunkID: trunkID, FromNumber: own, ToNumber: "+59899048213", DebtIDs: []string{}, Mode: call.Manual}
}

// ownNumber is what a company shows to those whom it calls: no two have the same.
func ownNumber(tenantID string) string {
	return fmt.Sprintf("+598290%05d", crc32.ChecksumIEEE([]byte(tenantID))%100_000)
}

// week are the hours of an office.
func week() (all []number.Hours) {
	for day := time.Monday; day <= time.Friday; day++ {
		all = append(all, number.Hours{Day: int(day), From: "09:00", To: "18:00"})
	}
	return all
}
