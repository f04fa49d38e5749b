package portfolio

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are what portfolios are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for i, p := range found {
		names[i] = httpx.Name{ID: p.ID, Name: p.Name, Page: "/portfolios/" + p.ID}
	}
	return names, err
}

// differences are the fields that a change touched, as the record tells them; of the notes only that they changed.
func differences(before, after Portfolio) map[string]any {
	changes := map[string]any{}
	for field, values := range map[string][2]any{
		"code": {before.Code, after.Code}, "name": {before.Name, after.Name}, "creditor_name": {before.CreditorName, after.CreditorName},
		"type": {before.Type, after.Type}, "stage": {before.Stage, after.Stage}, "timezone": {before.Timezone, after.Timezone},
		"opened_on": {before.OpenedOn, after.OpenedOn}, "closes_on": {before.ClosesOn, after.ClosesOn},
	} {
		if values[0] != values[1] {
			changes[field] = map[string]any{"from": values[0], "to": values[1]}
		}
	}
	if before.Description != after.Description {
		changes["description"] = map[string]any{}
	}
	return changes
}
