package reported

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
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

// Routes serves reported payments and their proofs.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.Create(g.Op("report", "/reports", "report", "Tell of a payment that was made elsewhere"), func(ctx context.Context, in *payment.PaymentInput) (payment.Payment, error) {
		return s.Report(ctx, in.Body.Payment(), in.Body.DebtorID)
	})
	httpx.Act(g.Op("verify", "/{id}/verify", "verify", "Confirm a reported payment: the money has come"), func(ctx context.Context, in *httpx.ByID) (payment.Payment, error) {
		return s.Verify(ctx, in.ID)
	})
	httpx.Act(g.Op("reject", "/{id}/reject", "verify", "Reject a reported payment"), func(ctx context.Context, in *payment.UndoInput) (payment.Payment, error) {
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
func (s *Service) mayProve(r *http.Request) error {
	p, err := s.payments.Store.Get(r.Context(), r.PathValue("id"))
	if err == nil && !waits(p) {
		err = payment.ErrTransition.WithParam("from", p.Status).WithParam("to", payment.Verifying)
	}
	return err
}
