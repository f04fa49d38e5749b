package talk

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// List are the talks that a filter leaves, the newest first.
func (s *Store) List(ctx context.Context, p page.Params, f Filter) ([]Talk, page.Meta, error) {
	return s.list.Find(ctx, page.Query{Params: p, Rows: f.narrow})
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	for column, id := range map[string]string{"talks.agent_id": f.AgentID, "talks.debtor_id": f.DebtorID, "talks.ref_id": f.RefID} {
		if id != "" {
			tx = tx.Where(column+" = ?", id)
		}
	}
	if len(f.Kind) > 0 {
		tx = tx.Where("talks.kind IN ?", f.Kind)
	}
	if len(f.Status) > 0 {
		tx = tx.Where("talks.status IN ?", f.Status)
	}
	return tx
}
