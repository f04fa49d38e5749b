// Package demo gives the demo tenants a name to write in and words to write with.
package demo

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/modules/communication/internal/sender"
	"github.com/recobro/recobro/modules/communication/internal/template"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Plant gives each demo tenant a sender and a template, once: a tenant that has a sender is left alone.
func Plant(demo sdk.DemoSeed, db *storage.DB, senders *sender.Service, templates *template.Service) error {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "communication"))
		plant := func(ctx context.Context) error { return plant(ctx, tenant.Name, senders, templates) }
		if err := db.Within(ctx, plant); err != nil {
			return fmt.Errorf("demo of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

func plant(ctx context.Context, name string, senders *sender.Service, templates *template.Service) error {
	there, err := senders.All(ctx)
	if err != nil || len(there) > 0 {
		return err
	}
	if err := senders.Create(ctx, &sender.Sender{Channel: "whatsapp", Name: name, Address: "+59829001234", IsDefault: true}); err != nil {
		return err
	}
	return templates.Create(ctx, &template.Template{Name: "Recordatorio de promesa", Channel: "whatsapp", Status: template.Active, Texts: template.Texts{
		"es": {Body: "Hola {{debtor.first_name}}: su promesa de {{promise.amount}} vence el {{promise.due_on}}. {{agency.name}}"},
		"pt": {Body: "Olá {{debtor.first_name}}: sua promessa de {{promise.amount}} vence em {{promise.due_on}}. {{agency.name}}"},
	}})
}
