package outcome

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// ended is what the event of a contact that ended says of it.
type ended struct {
	DispositionID string `json:"disposition_id"`
}

// Hear follows contacts to their end: what came of a call is told there.
func Hear(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.portfolios.contact.ended", "outcome", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var told ended
		if err := json.Unmarshal(e.Data, &told); err != nil {
			return err
		}
		return s.Hear(ctx, e.Subject, told.DispositionID)
	})
}
