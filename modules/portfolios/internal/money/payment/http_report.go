package payment

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// largestProof is how large a file that proves a payment may be, in bytes.
const largestProof = 10 << 20

// ProofsInput names a payment whose proofs are listed.
type ProofsInput struct {
	httpx.ByID
	page.Params
}

// ReportRoutes serves reported payments and their proofs.
func ReportRoutes(api *httpx.API, s *Reports) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.Create(g.Op("report", "/reports", "report", "Tell of a payment that was made elsewhere"), func(ctx context.Context, in *PaymentInput) (Payment, error) {
		return s.Report(ctx, in.Body.payment(), in.Body.DebtorID)
	})
	httpx.Act(g.Op("verify", "/{id}/verify", "verify", "Confirm a reported payment: the money has come"), func(ctx context.Context, in *httpx.ByID) (Payment, error) {
		return s.Verify(ctx, in.ID)
	})
	httpx.Act(g.Op("reject", "/{id}/reject", "verify", "Reject a reported payment"), func(ctx context.Context, in *UndoInput) (Payment, error) {
		return s.Reject(ctx, in.ID, in.Body.Reason)
	})
	httpx.List(g.Op("proofs", "/{id}/proof", "read", "List the files that prove a payment"), func(ctx context.Context, in *ProofsInput) ([]files.File, page.Meta, error) {
		return s.Proofs(ctx, in.ID, in.Params)
	})
	files.RegisterUpload(api, s.files, g.Op("prove", "/{id}/proof", "report", "Send a file that proves a reported payment").Operation, files.Upload[files.File]{
		Accepted: files.Accepted{Types: []string{"image/png", "image/jpeg", "image/webp", "application/pdf"}, Largest: largestProof},
		Check:    s.mayProve,
		Done: func(r *http.Request, got *files.Received) (files.File, error) {
			return s.Prove(r.Context(), r.PathValue("id"), got)
		},
	})
	files.RegisterDownload(api, s.files, g.Op("proof", "/{id}/proof/{file}", "read", "One proof of a payment").Operation, files.Download{
		Find: func(r *http.Request) (files.File, error) {
			return s.Proof(r.Context(), r.PathValue("id"), r.PathValue("file"))
		},
		Inline: true, Recorded: true,
	})
}

// mayProve refuses who does not see the payment, before the file is received.
func (s *Reports) mayProve(r *http.Request) error {
	p, err := s.Store.Get(r.Context(), r.PathValue("id"))
	if err == nil && !p.Waits() {
		err = ErrTransition.WithParam("from", p.Status).WithParam("to", Verifying)
	}
	return err
}
