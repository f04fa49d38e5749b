package events_test

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// A module lists such a function under Events, and the type in its manifest under events.consumes.
func Example() {
	_ = func(consumers *events.Consumers) {
		consumers.On("recobro.shop.bill.paid", "thank", func(_ context.Context, tx *gorm.DB, e events.Envelope) error {
			return tx.Exec("UPDATE bills SET paid = ? WHERE id = ?", true, e.Subject).Error // once, in the tenant of the event
		})
	}
	_ = func(ctx context.Context, bus *events.Bus, run string) error {
		return bus.Live(ctx, events.Event{Type: "recobro.shop.run.progress", Subject: run, Payload: map[string]int{"percent": 40}, Permission: "shop.runs:read"})
	}
}
