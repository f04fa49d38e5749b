package events

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Notices publishes on a bus what people are still to be notified of, and nothing else: of what is told of the past, no open
// page has to hear.
type Notices struct {
	Bus   *Bus
	Since time.Time // what happened before is no news any more
}

// Publish is Bus.Publish of an event that notifies somebody; of any other nothing comes.
func (n Notices) Publish(ctx context.Context, tx *gorm.DB, event Event) error {
	if past, ok := clock.In(ctx); event.Notify == nil || ok && past.Now().Before(n.Since) {
		return nil
	}
	return n.Bus.Publish(ctx, tx, event)
}
