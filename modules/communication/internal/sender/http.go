package sender

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewSender is a sender as it is asked for.
type NewSender struct {
	Channel   Channel `json:"channel"`
	Name      string  `json:"name" minLength:"1" maxLength:"80" example:"Estudio Andina, Cobranzas"`
	Address   string  `json:"address" minLength:"3" maxLength:"254" example:"+59829001234"`
	IsDefault bool    `json:"is_default,omitempty"`
}

// ReplaceInput is a sender in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewSender
}

// Routes serves senders.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "senders", Base: "/api/v1/communication/senders", Rights: "communication.senders"}
	httpx.All(g.Op("list", "", "read", "In whose name debtors are contacted"), func(ctx context.Context, _ *struct{}) ([]Sender, error) {
		return s.All(ctx)
	})
	httpx.Names(g.Op("names", "/names", "read", "What senders are called"), s.names)
	httpx.Create(g.Op("create", "", "update", "Add a sender"), func(ctx context.Context, in *struct{ Body NewSender }) (sender Sender, err error) {
		httpx.Copy(&sender, in.Body)
		err = s.Create(ctx, &sender)
		return sender, err
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a sender"), func(ctx context.Context, in *ReplaceInput, version int64) (Sender, error) {
		return s.Replace(ctx, in.ID, version, func(sender *Sender) { httpx.Copy(sender, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "update", "Remove a sender"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
