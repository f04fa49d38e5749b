package events

import (
	"github.com/nats-io/nats-server/v2/server"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

const hostUser = "host"

// Rights are what a module declared in its manifest: it publishes under its own name and hears the types it lists.
type Rights struct {
	ModuleID string
	Consumes []string // event types, "recobro.module.record.updated" or "recobro.module.>"
}

// accounts makes a user for the host, who may all, and one for each module, who may only what its manifest says.
func (s *Server) accounts(modules []Rights) (hostPassword string, users []*server.User) {
	hostPassword = secret()
	users = []*server.User{{Username: hostUser, Password: hostPassword}}
	for _, module := range modules {
		credentials := Credentials{User: "module-" + module.ModuleID, Password: secret()}
		s.modules[module.ModuleID] = credentials
		users = append(users, &server.User{
			Username: credentials.User, Password: credentials.Password, Permissions: module.permissions(),
		})
	}
	return hostPassword, users
}

func (r Rights) permissions() *server.Permissions {
	publish := []string{
		broker.StoredPrefix + "." + r.ModuleID + ".>",
		broker.LivePrefix + "." + r.ModuleID + ".>",
		ask.Prefix + "." + r.ModuleID + ".*",
		"$JS.API.INFO",
		"$JS.API.STREAM.INFO." + broker.Stream,
	}
	for _, eventType := range r.Consumes {
		publish = append(publish, r.consumer(eventType)...)
	}
	return &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: publish},
		Subscribe: &server.SubjectPermission{Allow: []string{broker.InboxOf(r.ModuleID) + ".>"}},
	}
}

// consumer lists what a module must send to create and read its one consumer of an event type, and no other.
func (r Rights) consumer(eventType string) []string {
	filter, err := broker.FilterOf(eventType)
	if err != nil {
		return nil // the manifest's schema has refused it already
	}
	name := broker.Stream + "." + broker.DurableOf(r.ModuleID, eventType)
	return []string{
		"$JS.API.CONSUMER.CREATE." + name + "." + filter,
		"$JS.API.CONSUMER.INFO." + name,
		"$JS.API.CONSUMER.MSG.NEXT." + name,
		"$JS.ACK." + name + ".>",
	}
}
