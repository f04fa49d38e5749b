package remittance

import (
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// ExportInput narrows a file of payments.
type ExportInput struct {
	httpx.ExportFormat
	payment.Filter
}

// exported are the columns of a file of payments.
func exported() httpx.Table {
	return httpx.Table{Name: "payments", Numbers: []string{"amount"}, Columns: []string{
		"receipt", "status", "paid_on", "debtor", "external_ref", "portfolio", "creditor", "method", "amount", "currency", "reference", "taken_by", "registered_at", "reason",
	}}
}

// remitted are the columns of a file for the creditor.
func remitted() httpx.Table {
	return httpx.Table{Name: "remittance", Numbers: []string{"amount", "commission_percent", "commission", "remitted"}, Columns: []string{
		"creditor", "portfolio", "debtor_reference", "debt_reference", "receipt", "paid_on", "component", "amount", "commission_percent", "commission", "remitted", "currency",
	}}
}

// Routes serves files of payments.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.Export(g.Op("export", "/export", "export", "Write payments as a CSV or XLSX file"), exported(), s.export)
	httpx.Export(g.Op("remittance", "/remittance", "export", "Write what is to be remitted to creditors as a CSV or XLSX file"), remitted(), s.remittance)
}
