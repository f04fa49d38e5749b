package outbound_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

const declared = `{
	"id": "payments", "version": "1.0.0", "title": {"es": "Pagos", "en": "Payments", "pt": "Pagamentos"},
	"api": {"prefixes": ["/api/v1/payments"]},
	"permissions": [{"name": "payments.charges:create", "grants": {"admin": "all"}}],
	"egress": ["https://api.stripe.com", {"setting": "base_url"}],
	"settings": {"type": "object", "additionalProperties": false, "properties": {
		"base_url": {"type": "string", "format": "uri", "default": "https://api.stripe.com", "x-title": {"es": "Dirección", "en": "Address", "pt": "Endereço"}},
		"api_key": {"type": "string", "writeOnly": true, "maxLength": 200, "x-title": {"es": "Clave", "en": "Key", "pt": "Chave"}}}}
}`

// chosen is what a company has set.
type chosen struct {
	BaseURL string `json:"base_url"`
	APIKey  string `json:"api_key"`
}

// cashDesk charges debtors by a provider.
type cashDesk struct {
	outside *outbound.Client
	chosen  *settings.Values[chosen]
}

func newCashDesk(outside *outbound.Client, chosen *settings.Values[chosen]) *cashDesk {
	return &cashDesk{outside, chosen}
}

var errRefused = errs.New(errs.Conflict, "payments.refused")

// charge is sent again when it fails in passing: the provider knows it again by its id. It is on record.
func (d *cashDesk) charge(ctx context.Context, id, form string) error {
	of := d.chosen.Of(ctx)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, of.BaseURL+"/v1/charges", strings.NewReader(form))
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+of.APIKey)
	r.Header.Set("Idempotency-Key", id)
	answer, err := d.outside.With(outbound.Call{Path: "/v1/charges", Record: &record.Act{Name: "charge.sent", ID: id, Silent: true}}).Do(r)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }() // read, or not wanted
	if answer.StatusCode != http.StatusOK {
		return errRefused
	}
	return nil
}

type chargeInput struct {
	Body struct {
		Amount string `json:"amount" minLength:"1" maxLength:"20"`
	}
}

// module has an operation that asks the provider outside of any transaction.
func module() sdk.Module {
	return sdk.Module{
		Manifest: []byte(declared), Migrations: migrations,
		Provide: []any{settings.For[chosen], newCashDesk},
		Routes: []any{func(api *httpx.API, d *cashDesk) {
			httpx.RegisterLong(api, httpx.Operation{
				ID: "charges-create", Method: http.MethodPost, Path: "/api/v1/payments/charges", Permission: "payments.charges:create", Summary: "Charge",
			}, func(ctx context.Context, in *chargeInput) (*struct{}, error) {
				return nil, d.charge(ctx, storage.NewID(), "amount="+in.Body.Amount)
			})
		}},
	}
}

// A module calls a provider with what the company has set.
func Example() { _ = module() }

func TestModule(t *testing.T) {
	t.Parallel()
	keys := []string{}
	p := serve(t, status(http.StatusServiceUnavailable), func(_ http.ResponseWriter, r *http.Request) {
		keys = append(keys, r.Header.Get("Authorization"))
	})
	h := sdktest.Start(t, module(), sdktest.Options{
		Chosen: map[string]any{"a": chosen{p.URL, "of-a"}, "b": chosen{"https://127.0.0.1:1", "of-b"}},
		Change: func(r *control.StartRequest) { r.Outbound.Private = []string{p.Listener.Addr().String()} },
	})
	body := map[string]string{"amount": "1"}
	h.As("a", "admin", "ana").POST("/api/v1/payments/charges", body).OK(nil)
	require.Equal(t, []string{"Bearer of-a"}, keys)
	h.As("b", "admin", "bea").POST("/api/v1/payments/charges", body).Refused(http.StatusForbidden, "outbound.private_address")
	require.Len(t, h.Health().Outbound, 2, "what was asked is told to the host")
}

func TestManifest(t *testing.T) {
	t.Parallel()
	for entry, good := range map[string]bool{
		`"https://api.twilio.com"`: true, `"https://*.example.com:8443"`: true, `{"origin": "https://x.example.com", "trace": true}`: true, `{"setting": "base_url"}`: true, `{"ports": [993]}`: true, `{"ports": []}`: false, `{"ports": [0]}`: false, `{"ports": [993], "setting": "base_url"}`: false,
		`"http://api.twilio.com"`: false, `"https://api.twilio.com/v1"`: false, `"https://*"`: false, `"https://*.com:x"`: false, `"https://a.*.com"`: false,
		`{"setting": "nothing"}`: false, `{"trace": true}`: false, `{"setting": "base_url", "origin": "https://x.example.com"}`: false, `7`: false,
	} {
		_, err := manifest.Parse([]byte(strings.Replace(declared, `{"setting": "base_url"}`, entry, 1)))
		require.Equal(t, good, err == nil, "%s: %v", entry, err)
	}
	var d outbound.Destination
	require.NoError(t, json.Unmarshal([]byte(`"https://api.twilio.com"`), &d))
	require.Equal(t, outbound.Destination{Origin: "https://api.twilio.com"}, d)
}
