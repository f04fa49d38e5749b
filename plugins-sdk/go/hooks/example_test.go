package hooks_test

import (
	"context"
	"encoding/hex"
	"encoding/json"

	"gorm.io/gorm"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// message is what somebody wrote.
type message struct {
	storage.Row
	Text string
}

// inbox is a module's service.
type inbox struct{ db *storage.DB }

func newInbox(db *storage.DB) *inbox { return &inbox{db} }

// receive stores what somebody wrote. It runs in the delivery's transaction, once, as the tenant's system.
func (i *inbox) receive(ctx context.Context, d hooks.Delivery) (hooks.Answer, error) {
	var told struct{ Text string }
	if json.Unmarshal(d.Body, &told) != nil {
		return hooks.Answer{}, errs.New(errs.BadRequest, "malformed")
	}
	return hooks.Answer{}, i.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Create(&message{Text: told.Text}).Error
	})
}

type openInput struct {
	Body struct {
		Label  string `json:"label" minLength:"1" maxLength:"100"`
		Secret string `json:"secret,omitempty" maxLength:"500" doc:"The provider's; empty: one is made"`
	}
}

// A module lets WhatsApp call it. Its manifest has "/api/v1/chats/hooks" among the open prefixes.
func Example() {
	routes := func(api *httpx.API, s *hooks.Store, i *inbox) {
		hooks.Register(api, s, hooks.Hook{
			Name: "whatsapp", Path: "/api/v1/chats/hooks/whatsapp/{token}", Summary: "What WhatsApp tells", Tags: []string{"chats"},
			Scheme: hooks.HMAC("X-Hub-Signature-256", "sha256=", hex.DecodeString), Subscribe: true, Handle: i.receive,
		})
		httpx.RegisterWrite(api, httpx.Operation{
			ID: "chats-whatsapp-open", Method: "POST", Path: "/api/v1/chats/whatsapp", Permission: "chats.channels:create",
			Summary: "Open an address for WhatsApp to call",
		}, func(ctx context.Context, in *openInput) (*httpx.Body[hooks.Opened], error) {
			opened, err := s.Create(ctx, "whatsapp", in.Body.Label, in.Body.Secret)
			return httpx.OK(opened), err
		})
	}
	_ = sdk.Module{
		Provide: []any{newInbox},
		Routes:  []any{routes},
	}
}
