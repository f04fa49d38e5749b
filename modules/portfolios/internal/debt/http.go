package debt

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const base = "/api/v1/deudores/{id}/debts"

// OfInput names a debtor and a page.
type OfInput struct {
	page.Params
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// DebtInput names a debt of a debtor.
type DebtInput struct {
	ID   string `path:"id" maxLength:"64" doc:"Debtor"`
	Debt string `path:"debt" maxLength:"64" doc:"Debt"`
}

// ChangeInput names a debt and the version that is changed.
type ChangeInput struct {
	DebtInput
	httpx.IfMatch
}

// NewMovement is a movement as it is asked for.
type NewMovement struct {
	Direction Direction    `json:"direction" enum:"debit,credit" doc:"debit: more is owed; credit: less"`
	Type      MovementType `json:"type" enum:"payment,discount,adjustment,chargeback,interest,fee"`
	Amount    int64        `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"250000"`
	Currency  string       `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the debt's own without it" example:"UYU"`
	SourceRef string       `json:"source_ref,omitempty" maxLength:"120" doc:"What it comes from" example:"REC-8841"`
	Note      string       `json:"note,omitempty" maxLength:"500"`
	At        time.Time    `json:"at,omitzero" doc:"When it took effect; now without it"`
}

// DebtResolution is how a debt ends.
type DebtResolution struct {
	Resolution Resolution `json:"resolution" enum:"paid,settled,sold,fraud,discarded,discharged,invalidated,written_off,recalled"`
}

// Routes serves debts and their ledgers.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("debts-list", http.MethodGet, base, "read", "List a debtor's debts, the most owed first"),
		func(ctx context.Context, in *OfInput) (*httpx.List[Debt], error) {
			debts, meta, err := s.Page(ctx, in.ID, in.Params)
			return httpx.Listed(debts, meta), err
		})
	httpx.Register(api, operation("debts-stays", http.MethodGet, base+"/{debt}/buckets", "read", "List the buckets a debt has been in, the latest first"),
		func(ctx context.Context, in *DebtInput) (*httpx.Body[[]Stay], error) {
			stays, err := s.Stays(ctx, in.ID, in.Debt)
			if stays == nil {
				stays = []Stay{}
			}
			return httpx.OK(stays), err
		})
	ledger(api, s)
	states(api, s)
}

func ledger(api *httpx.API, s *Service) {
	httpx.Register(api, operation("movements-list", http.MethodGet, base+"/{debt}/movements", "read", "List a debt's movements, the latest first"),
		func(ctx context.Context, in *struct {
			page.Params
			DebtInput
		}) (*httpx.List[Movement], error) {
			rows, meta, err := s.Ledger(ctx, in.ID, in.Debt, in.Params)
			return httpx.Listed(rows, meta), err
		})
	post := operation("movements-post", http.MethodPost, base+"/{debt}/movements", "adjust", "Post a movement on a debt")
	post.Status = http.StatusCreated
	httpx.RegisterWrite(api, post, func(ctx context.Context, in *struct {
		DebtInput
		Body NewMovement
	}) (*httpx.Body[Movement], error) {
		b := in.Body
		m, err := s.Post(ctx, Movement{
			DebtID: in.Debt, DebtorID: in.ID, Direction: b.Direction, Type: b.Type, Amount: b.Amount, Currency: b.Currency,
			SourceRef: b.SourceRef, Note: b.Note, At: b.At,
		})
		return httpx.OK(m), err
	})
}

func states(api *httpx.API, s *Service) {
	for name, act := range map[string]func(context.Context, string, string, int64) (Debt, error){"pause": s.Pause, "resume": s.Resume} {
		op := operation("debts-"+name, http.MethodPost, base+"/{debt}/"+name, "adjust", map[string]string{
			"pause": "Stop a debt's count of days past due", "resume": "Let a paused debt's count run on"}[name])
		httpx.RegisterWrite(api, op, func(ctx context.Context, in *ChangeInput) (*httpx.Body[Debt], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			d, err := act(ctx, in.ID, in.Debt, version)
			return httpx.OK(d), err
		})
	}
	httpx.RegisterWrite(api, operation("debts-resolve", http.MethodPost, base+"/{debt}/resolve", "adjust", "End a debt"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body DebtResolution
		}) (*httpx.Body[Debt], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			d, err := s.Resolve(ctx, in.ID, in.Debt, version, in.Body.Resolution)
			return httpx.OK(d), err
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios.debts:" + right, Summary: summary, Tags: []string{"debts"}}
}
