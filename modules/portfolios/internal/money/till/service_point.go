package till

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// CreatePoint adds a point of sale. It fails with ErrPointCode.
func (s *Service) CreatePoint(ctx context.Context, p Point) (Point, error) {
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	return p, s.record.Write(ctx, record.Act{Name: "point.created", ID: p.ID, Payload: map[string]any{"code": p.Code}})
}

// ChangePoint changes a point of sale that still has the version; its numbers go on. It fails with ErrPointNotFound, ErrPointCode
// and storage.ErrStale.
func (s *Service) ChangePoint(ctx context.Context, id string, version int64, change func(*Point)) (Point, error) {
	before, err := storage.Lock[Point](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "name", "retired")}
	return after, s.record.Write(ctx, record.Act{Name: "point.updated", ID: id, Payload: told})
}

func at(field string, i int) string { return fmt.Sprintf("%s[%d].currency", field, i) }
