package broker

import (
	"fmt"
	"log/slog"

	"github.com/nats-io/nats.go"
)

// Access is how a module reaches the event server.
type Access struct {
	URL      string // nats://host:port
	User     string
	Password string
}

// Connect connects a module to the event server. It also succeeds when the server cannot be reached yet, and goes on
// trying for as long as the connection is open.
func Connect(moduleID string, access Access, log *slog.Logger) (*nats.Conn, error) {
	conn, err := nats.Connect(access.URL,
		nats.Name("recobro "+moduleID),
		nats.UserInfo(access.User, access.Password),
		nats.CustomInboxPrefix(InboxOf(moduleID)),
		nats.RetryOnFailedConnect(true),
		nats.MaxReconnects(-1),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
			log.Error("event server", "error", err)
		}),
	)
	if err != nil {
		return nil, fmt.Errorf("broker: connect %s: %w", moduleID, err)
	}
	return conn, nil
}
