// Package answers is the host's side of what modules ask it: who works in a tenant, who may do something there, whether a
// record of another module is there for somebody, and what another's operation answers.
package answers

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// replicas share the questions: each is answered by one.
const replicas = "hosts"

// The bounds of what is answered.
const (
	atOnce      = 64  // questions of a kind under way; further ones wait for one of them
	mostHolders = 200 // people who are named as holders of a permission
)

// Users are the users of the tenant of a context.
type Users interface {
	Active(ctx context.Context, ids []string) ([]user.User, error)
	Holding(ctx context.Context, roles []user.Role, limit int) ([]user.User, error)
}

// Decider says which rows a role's permission reaches.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// Inside asks the product's own operations as somebody, past the same route, permission, switch and rows as that person's own
// request.
type Inside interface {
	Do(r *http.Request, who principal.Principal) (*http.Response, error)
	// Serve is Do of a socket, on the connection of who asks.
	Serve(w http.ResponseWriter, r *http.Request, who principal.Principal)
}

// Modules are those that ask.
type Modules interface {
	// Vouched is whose request a module answers, by the header that the host signed for it.
	Vouched(module, header string) (principal.Principal, error)
}

// Switches say whether a tenant has a module on.
type Switches interface {
	On(tenant, moduleID string) bool
}

// Desk answers.
type Desk struct {
	Users     Users
	Decider   Decider
	Inside    Inside
	Modules   Modules
	Switches  Switches
	Zone      func(ctx context.Context) (*time.Location, error) // of the tenant of ctx
	Manifests []manifest.Manifest
	Help      func() []help.Shelf // of all modules that serve
	Own       string              // shelf that every tenant has
	Mail      *mail.Sender
	Catalog   *errs.Catalog // of what sockets are refused with
	Log       *slog.Logger
}

// Open answers what is asked on the connection, until the connection is closed.
func (d *Desk) Open(connection *nats.Conn) error {
	for _, question := range []string{ask.Members, ask.Holders, ask.Record, ask.Zones, ask.Switch, ask.Helps, ask.Do} {
		room := make(chan struct{}, atOnce)
		_, err := connection.QueueSubscribe(ask.Prefix+".*."+question, replicas, func(message *nats.Msg) {
			room <- struct{}{}
			go func() {
				defer func() { <-room }()
				d.reply(message)
			}()
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (d *Desk) reply(message *nats.Msg) {
	ctx, cancel := context.WithTimeout(context.Background(), ask.Within)
	defer cancel()
	answer, err := d.answer(ctx, message)
	if err != nil {
		d.Log.Warn("answer a module", "subject", message.Subject, "error", err)
		answer.Failed = "the host has no answer"
	}
	raw, err := json.Marshal(answer)
	if err == nil {
		err = message.Respond(raw)
	}
	if err != nil {
		d.Log.Warn("answer a module", "subject", message.Subject, "error", err)
	}
}

func (d *Desk) answer(ctx context.Context, message *nats.Msg) (answer ask.Answer, err error) {
	var q ask.Question
	if err := json.Unmarshal(message.Data, &q); err != nil {
		return answer, err
	}
	parts := strings.Split(message.Subject, ".")
	within := principal.With(ctx, principal.System(q.Tenant, "core"))
	switch parts[2] {
	case ask.Members:
		answer.Members, err = members(d.Users.Active(within, q.IDs[:min(len(q.IDs), ask.MostIDs)]))
	case ask.Holders:
		answer.Members, err = members(d.Users.Holding(within, d.holders(q), mostHolders))
	case ask.Record:
		answer.Found, err = d.reaches(ctx, parts[1], q)
	case ask.Zones:
		answer.Zones, err = d.zones(ctx, q.Tenants[:min(len(q.Tenants), ask.MostIDs)])
	case ask.Switch:
		answer.On = d.on(q.Tenant, q.Module)
	case ask.Helps:
		answer.Help, err = d.help(parts[1], q)
	case ask.Do:
		return d.do(ctx, parts[1], q)
	}
	return answer, err
}

// on tells whether a tenant has a module, and has it on.
func (d *Desk) on(tenant, module string) bool {
	is := func(m manifest.Manifest) bool { return m.ID == module }
	return slices.ContainsFunc(d.Manifests, is) && d.Switches.On(tenant, module)
}

func (d *Desk) zones(ctx context.Context, tenants []string) (map[string]string, error) {
	zones := map[string]string{}
	for _, tenant := range tenants {
		zone, err := d.Zone(principal.With(ctx, principal.System(tenant, "core")))
		if errs.KindOf(err) == errs.NotFound {
			continue
		}
		if err != nil {
			return nil, err
		}
		zones[tenant] = zone.String()
	}
	return zones, nil
}

// holders are the roles that hold a permission on every row.
func (d *Desk) holders(q ask.Question) (roles []user.Role) {
	for _, role := range user.Admin.Enum() {
		if scope, allowed := d.Decider.Decide(q.Tenant, string(role), q.Permission); allowed && scope == principal.ScopeAll {
			roles = append(roles, role)
		}
	}
	return roles
}

func members(users []user.User, err error) ([]ask.Member, error) {
	all := make([]ask.Member, len(users))
	for i, u := range users {
		all[i] = ask.Member{ID: u.ID, Role: string(u.Role), Language: u.Language}
	}
	return all, err
}
