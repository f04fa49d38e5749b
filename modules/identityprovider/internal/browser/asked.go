package browser

import (
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrForeignPage says that a request that only our own pages may send came from elsewhere.
var ErrForeignPage = errs.New(errs.Forbidden, "identityprovider.foreign_page")

// Asked is embedded in the input of what only our own pages may ask: other origins can neither set the client header
// without our leave nor change what the browser says of where the request comes from.
type Asked struct {
	Client  string `header:"X-Recobro-Client" doc:"Names the client, for instance web"`
	Site    string `header:"Sec-Fetch-Site" doc:"Set by the browser"`
	request *http.Request
}

// Resolve keeps the request for its cookies and address.
func (a *Asked) Resolve(ctx huma.Context) []error {
	a.request, _ = humachi.Unwrap(ctx)
	return nil
}

// Check refuses what does not come from our own pages.
func (a *Asked) Check() error {
	if a.Client == "" || (a.Site != "" && a.Site != "same-origin") {
		return ErrForeignPage
	}
	return nil
}

// Request is the request itself.
func (a *Asked) Request() *http.Request { return a.request }

// AddressOf is where a request comes from: the host says it, for the module's own connections are all the host's.
func AddressOf(r *http.Request) string {
	chain := strings.Split(r.Header.Get("X-Forwarded-For"), ",")
	return strings.TrimSpace(chain[len(chain)-1])
}
