package trunk

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Terms are what is agreed with a carrier, without the secret.
type Terms struct {
	Name             string            `json:"name" minLength:"1" maxLength:"80"`
	Host             string            `json:"host" minLength:"1" maxLength:"253"`
	Port             int               `json:"port,omitempty" minimum:"0" maximum:"65535"`
	Transport        sipline.Transport `json:"transport,omitempty" default:"udp"`
	Domain           string            `json:"domain,omitempty" maxLength:"253"`
	Username         string            `json:"username,omitempty" maxLength:"128"`
	Register         bool              `json:"register,omitempty"`
	Sources          []string          `json:"sources,omitempty" maxItems:"50"`
	CA               string            `json:"ca,omitempty" maxLength:"20000"`
	Seal             sdp.Seal          `json:"seal,omitempty" default:"off"`
	Law              Law               `json:"law,omitempty" default:"a"`
	MostCalls        int               `json:"most_calls,omitempty" minimum:"1" maximum:"5000" default:"30"`
	MostPerSecond    *int              `json:"most_per_second,omitempty" minimum:"0" maximum:"500" default:"5"`
	SessionSeconds   *int              `json:"session_seconds,omitempty" minimum:"0" maximum:"86400" default:"1800"`
	KeepaliveSeconds *int              `json:"keepalive_seconds,omitempty" minimum:"0" maximum:"3600" default:"30"`
	AnswerSeconds    int               `json:"answer_seconds,omitempty" minimum:"10" maximum:"180" default:"60"`
	Refers           bool              `json:"refers,omitempty"`
	Place            int               `json:"place,omitempty" minimum:"0" maximum:"100"`
	IsOn             *bool             `json:"is_on,omitempty" default:"true"`
}

// NewTrunk is a trunk as it is asked for.
type NewTrunk struct {
	Terms
	Password string `json:"password,omitempty" maxLength:"128" writeOnly:"true"`
}

// ReplaceInput is a trunk in the place of one that still has the version. Without a password the one that is kept stays.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewTrunk
}

// lately is for how long what a program has seen of a trunk is told.
const lately = time.Minute

// Routes serves trunks.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "trunks", Base: "/api/v1/trunks", Rights: "calls.trunks"}
	httpx.All(g.Op("list", "", "read", "Ways to the public network"), func(ctx context.Context, _ *struct{}) ([]Trunk, error) { return s.All(ctx) })
	httpx.All(g.Op("states", "/states", "read", "How trunks are doing, as each program that carries calls sees it"), func(ctx context.Context, _ *struct{}) ([]State, error) {
		return s.States(ctx, s.db.Clock().Now().Add(-lately))
	})
	httpx.Names(g.Op("names", "/names", "read", "What trunks are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a trunk"), func(ctx context.Context, in *httpx.ByID) (Trunk, error) { return s.Get(ctx, in.ID) })
	httpx.All(g.Op("stories", "/{id}/stories", "read", "What was said on its last calls that failed"), func(ctx context.Context, in *httpx.ByID) ([]Told, error) {
		if _, err := s.Get(ctx, in.ID); err != nil {
			return nil, err
		}
		told, err := s.Stories(ctx, in.ID)
		return shown(ctx, told), err
	})
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a trunk"), s.History)
	httpx.Create(g.Op("create", "", "create", "Add a trunk"), func(ctx context.Context, in *struct{ Body NewTrunk }) (t Trunk, err error) {
		httpx.Copy(&t, in.Body.Terms)
		err = s.Create(ctx, &t, in.Body.Password)
		return t, err
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a trunk"), func(ctx context.Context, in *ReplaceInput, version int64) (Trunk, error) {
		return s.Change(ctx, in.ID, version, in.Body.Password, func(t *Trunk) { httpx.Copy(t, in.Body.Terms) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a trunk"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
