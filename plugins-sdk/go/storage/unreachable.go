package storage

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// Unreachable reports whether an error says that the database did not answer, or not yet: it is not there, refuses connections,
// starts, stops, or was too slow. What it refuses for good, such as a password, is something else.
//
//sdk:host
func Unreachable(err error) bool {
	var refused *pgconn.PgError
	if errors.As(err, &refused) {
		return Gone(err)
	}
	var network net.Error
	return Gone(err) || errors.As(err, &network) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, context.DeadlineExceeded)
}

// Gone is Unreachable of an error that need not be of a database at all: it reports only what PostgreSQL alone says, and not that some network
// does not answer or an address is in use.
//
//sdk:host
func Gone(err error) bool {
	var refused *pgconn.PgError
	if errors.As(err, &refused) {
		return strings.HasPrefix(refused.Code, "08") || strings.HasPrefix(refused.Code, "57P") || refused.Code == "53300"
	}
	var connecting *pgconn.ConnectError
	return errors.As(err, &connecting)
}
