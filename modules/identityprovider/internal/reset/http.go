package reset

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type resetOrderInput struct {
	Body struct {
		Order string `json:"order" minLength:"1" maxLength:"4096" doc:"Signed by the core with the key that both hold"`
	}
}

// Routes registers the one operation that the core alone can use: nobody else can sign an order.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "idp-factors-reset", Method: http.MethodPost, Path: "/idp/factor-resets", Summary: "Take an account's proofs away, at the core's order",
		Open: true, MaxBody: 16 << 10, Status: http.StatusNoContent, Tags: []string{"identity provider"},
	}, func(ctx context.Context, in *resetOrderInput) (*struct{}, error) {
		return nil, s.Carry(realm.In(ctx), in.Body.Order)
	})
}
