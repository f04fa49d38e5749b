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
	g := httpx.Group{API: api, Tag: "idp", Base: "/idp/factor-resets", Like: httpx.Operation{MaxBody: 16 << 10}}
	reset := g.Open("factors-reset", "", "Take an account's proofs away, at the core's order")
	httpx.Do(reset, http.MethodPost, func(ctx context.Context, in *resetOrderInput) error { return s.Apply(realm.In(ctx), in.Body.Order) })
}
