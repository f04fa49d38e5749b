package sender

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const path = "/api/v1/communication/senders"

// Wanted is an identity as it is asked for.
type Wanted struct {
	Channel   string `json:"channel" enum:"voice,sms,whatsapp,email"`
	Name      string `json:"name" minLength:"1" maxLength:"80"`
	Address   string `json:"address" minLength:"3" maxLength:"254"`
	IsDefault bool   `json:"is_default,omitempty"`
}

func (w Wanted) identity() Identity {
	return Identity{Channel: w.Channel, Name: w.Name, Address: w.Address, IsDefault: w.IsDefault}
}

// OneInput names one sender and the version of it that was read.
type OneInput struct {
	httpx.IfMatch
	ID string `path:"id" maxLength:"64"`
}

// Routes serves sender identities.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("senders-list", http.MethodGet, path, "read", "In whose name debtors are contacted"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Identity], error) {
			found, err := s.All(ctx)
			return httpx.OK(append([]Identity{}, found...)), err
		})
	httpx.RegisterNames(api, operation("senders-names", http.MethodGet, path+"/names", "read", "What senders are called"), s.names)
	create := operation("senders-create", http.MethodPost, path, "update", "Add a sender")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body Wanted }) (*httpx.Body[Identity], error) {
		created, err := s.Create(ctx, in.Body.identity())
		return httpx.OK(created), err
	})
	httpx.RegisterWrite(api, operation("senders-replace", http.MethodPut, path+"/{id}", "update", "Change a sender"),
		func(ctx context.Context, in *struct {
			OneInput
			Body Wanted
		}) (*httpx.Body[Identity], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			changed, err := s.Replace(ctx, in.ID, version, in.Body.identity())
			return httpx.OK(changed), err
		})
	httpx.RegisterWrite(api, operation("senders-delete", http.MethodDelete, path+"/{id}", "update", "Remove a sender"),
		func(ctx context.Context, in *OneInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "core.communication:" + right, Summary: summary, Tags: []string{"communication"}}
}
