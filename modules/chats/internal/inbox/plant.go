package inbox

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Plant adds an inbox of the demo, whose provider is nobody's: it is off, and was never proved.
func (s *Service) Plant(ctx context.Context, i Inbox) (Inbox, error) {
	i.usual()
	err := s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, &i); err != nil {
			return err
		}
		if err := s.enroll(ctx, i.ID, i.Members); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "inbox.created", ID: i.ID, Payload: map[string]any{"name": i.Name, "channel": i.Channel}})
	})
	return i, err
}
