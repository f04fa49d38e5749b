package codebtor

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// AddInput has somebody answer for a debt.
type AddInput struct {
	debt.DebtInput
	Body struct {
		DebtorID string `json:"debtor_id" minLength:"1" maxLength:"64" doc:"Debtor of the same portfolio"`
		Role     Role   `json:"role,omitempty" default:"co_debtor"`
	}
}

// RemoveInput names who shall answer for a debt no longer.
type RemoveInput struct {
	debt.DebtInput
	CoDebtor string `path:"co_debtor" maxLength:"64"`
}

// Routes serve co-debtors.
func Routes(api *httpx.API, s *Service) {
	read := httpx.Group{API: api, Tag: "co-debtors", Base: "/api/v1/deudores", Rights: "portfolios.debts"}
	write := httpx.Group{API: api, Tag: "co-debtors", Base: "/api/v1/deudores", Rights: "portfolios.debtors"}
	of := "/{id}/debts/{debt}/co-debtors"
	httpx.All(read.Op("list", of, "read", "List who answers for a debt beside its debtor"), func(ctx context.Context, in *debt.DebtInput) ([]CoDebtor, error) {
		return s.List(ctx, in.ID, in.Debt)
	})
	httpx.All(read.Op("shared", "/{id}/shared-debts", "read", "List the debts of others that a debtor answers for"), func(ctx context.Context, in *httpx.ByID) ([]Shared, error) {
		return s.SharedBy(ctx, in.ID)
	})
	httpx.Create(write.Op("add", of, "update", "Have another debtor answer for a debt"), func(ctx context.Context, in *AddInput) (CoDebtor, error) {
		return s.Add(ctx, CoDebtor{OwnerID: in.ID, DebtID: in.Debt, DebtorID: in.Body.DebtorID, Role: in.Body.Role})
	})
	httpx.Do(write.Op("remove", of+"/{co_debtor}", "update", "Have a debtor answer for a debt no longer"), http.MethodDelete, func(ctx context.Context, in *RemoveInput) error {
		return s.Remove(ctx, in.ID, in.Debt, in.CoDebtor)
	})
}
