package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Kin are records that belong to debtors, and whose story is told with theirs: payments, promises, plans.
type Kin func(ctx context.Context, debtorID string) ([]tracing.Subject, error)

// Timeline is what happened to a debtor that the caller may see, the latest first, and the cursor of older events. It ends
// with the import that brought the debtor, of which the record keeps one line for all.
func (s *Service) Timeline(ctx context.Context, id, before string, size int) ([]tracing.Happening, string, error) {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return nil, "", err
	}
	of := []tracing.Subject{{Type: "debtor", ID: id}}
	merged, err := s.store.Merged(ctx, id)
	if err != nil {
		return nil, "", err
	}
	for _, other := range merged {
		of = append(of, tracing.Subject{Type: "debtor", ID: other})
	}
	for _, kin := range s.kin {
		some, err := kin(ctx, id)
		if err != nil {
			return nil, "", err
		}
		of = append(of, some...)
	}
	rows, older, err := s.record.Story(ctx, of, before, size)
	if err != nil || older != "" {
		return rows, older, err
	}
	if d.ImportID != "" {
		rows = append(rows, d.arrival())
	}
	return rows, "", nil
}

// arrival is the line of a debtor that an import brought.
func (d Debtor) arrival() tracing.Happening {
	return tracing.Happening{
		ID: d.ID, At: d.CreatedAt, Name: "portfolios.debtor.imported", Actor: tracing.Actor{Kind: principal.KindUser, ID: d.CreatedBy},
		Facts: []tracing.Fact{{Field: "import_id", Kind: tracing.FieldRecord, Record: "portfolios.import", To: []string{d.ImportID}}},
		Data:  []byte("{}"),
	}
}
