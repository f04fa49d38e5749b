// Package demo gives the demo tenants inboxes, what a desk has ready, and what was written with their debtors.
package demo

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/label"
	"github.com/recobro/recobro/modules/chats/internal/macro"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/reply"
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
	DB            *storage.DB
	Inboxes       *inbox.Service
	Arrive        *arrive.Service
	Persons       *person.Store
	Conversations *conversation.Service
	Messages      *message.Store
	Labels        *label.Service
	Replies       *reply.Service
	Macros        *macro.Service
	Book          *contacts.Book
	Clock         clock.Clock
	Log           *slog.Logger
}

// New is the office of all tenants.
func New(p Parts) *Office { return &Office{p} }

// Plant gives each demo tenant its inboxes, once: a tenant that has one is left alone. A visitor whom nobody knows has written; what was
// written with its debtors follows as soon as it is known who they are.
func Plant(demo sdk.DemoSeed, o *Office) error {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "chats"))
		if err := o.plant(ctx, tenant); err != nil {
			return fmt.Errorf("demo conversations of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

func (o *Office) plant(ctx context.Context, tenant sdk.DemoTenant) error {
	there, err := o.Inboxes.All(ctx)
	if err != nil || len(there) > 0 {
		return err
	}
	page, err := o.Inboxes.Connect(ctx, inbox.Inbox{
		Name: "Página web", Channel: channel.Widget, Settings: map[string]string{"origins": "https://www.example.com"}, Members: members(tenant), IsOn: true,
	}, inbox.Secrets{})
	if err != nil {
		return err
	}
	for _, i := range off {
		i.Members = members(tenant)
		if _, err := o.Inboxes.Plant(ctx, i); err != nil {
			return err
		}
	}
	if err := o.ready(ctx, tenant); err != nil {
		return err
	}
	return o.visitor(ctx, page.Inbox)
}

// off are the inboxes of a demo that has no providers.
var off = []inbox.Inbox{
	{Name: "WhatsApp de cobranzas", Channel: channel.WhatsApp, Address: "+59829001000", Settings: map[string]string{"phone_number_id": "100000000000001", "business_account_id": "200000000000001"}, Capacity: 20, FirstMinutes: 15, SolveMinutes: 480, AsksRating: true},
	{Name: "Correo de cobranzas", Channel: channel.Email, Address: "cobranzas@example.com", Settings: map[string]string{"imap_host": "imap.example.com", "smtp_host": "smtp.example.com", "username": "cobranzas", "address": "cobranzas@example.com"}, FirstMinutes: 240},
	{Name: "SMS", Channel: channel.SMS, Address: "+59829001001", Settings: map[string]string{"preset": "twilio", "url": "https://api.twilio.com", "from": "+59829001001"}},
	{Name: "Telegram", Channel: channel.Telegram, Address: "@cobranzas_demo", Settings: map[string]string{}},
}

// visitor has somebody whom nobody knows write on the creditor's page.
func (o *Office) visitor(ctx context.Context, i inbox.Inbox) error {
	now := o.Clock.Now()
	for n, text := range []string{"Buenas, me llegó un mensaje de ustedes.", "¿Cómo puedo pagar en cuotas?"} {
		in := channel.Incoming{ProviderID: fmt.Sprintf("demo-%d", n), From: "demo-visitor", Name: "Visitante", At: now.Add(time.Duration(n-30) * time.Minute), Text: text}
		if err := o.Arrive.Take(ctx, i, in); err != nil {
			return err
		}
	}
	return nil
}

// members are all who write.
func members(tenant sdk.DemoTenant) (ids []string) {
	for _, user := range tenant.Users {
		if user.Role != "superadmin" {
			ids = append(ids, user.ID)
		}
	}
	return ids
}
