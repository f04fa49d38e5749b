// Package answers is the host's side of what modules ask it: who works in a tenant, who may do something there, and whether
// a record of another module is there for somebody.
package answers

import (
	"context"
	"encoding/json"
	"log/slog"
	"strings"

	"github.com/nats-io/nats.go"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// replicas share the questions: each is answered by one.
const replicas = "hosts"

// The bounds of what is answered.
const (
	atOnce      = 64  // questions under way; further ones wait for one of them
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

// Records tells whether a record is there for a principal.
type Records func(ctx context.Context, who principal.Principal, record ask.Reference) (bool, error)

// Desk answers.
type Desk struct {
	Users   Users
	Decider Decider
	Records Records
	Log     *slog.Logger
}

// Open answers what is asked on the connection, until the connection is closed.
func (d *Desk) Open(connection *nats.Conn) error {
	room := make(chan struct{}, atOnce)
	_, err := connection.QueueSubscribe(ask.Prefix+".*.*", replicas, func(message *nats.Msg) {
		room <- struct{}{}
		go func() {
			defer func() { <-room }()
			d.reply(message)
		}()
	})
	return err
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
	within := principal.With(ctx, principal.System(q.Who.TenantID, "core"))
	switch message.Subject[strings.LastIndexByte(message.Subject, '.')+1:] {
	case ask.Members:
		answer.Members, err = members(d.Users.Active(within, q.IDs[:min(len(q.IDs), ask.MostIDs)]))
	case ask.Holders:
		answer.Members, err = members(d.Users.Holding(within, d.holders(q), mostHolders))
	case ask.Record:
		answer.Found, err = d.Records(ctx, q.Who, q.Record)
	}
	return answer, err
}

// holders are the roles that hold a permission on every row.
func (d *Desk) holders(q ask.Question) (roles []user.Role) {
	for _, role := range user.Roles() {
		if scope, allowed := d.Decider.Decide(q.Who.TenantID, string(role), q.Permission); allowed && scope == principal.ScopeAll {
			roles = append(roles, role)
		}
	}
	return roles
}

func members(users []user.User, err error) ([]ask.Member, error) {
	all := make([]ask.Member, len(users))
	for i, u := range users {
		all[i] = ask.Member{ID: u.ID, Role: string(u.Role)}
	}
	return all, err
}
