package storage

import (
	"context"
	"database/sql"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Translate makes an error of the engine, of database/sql or of gorm one of this package's; any other it leaves.
// Transactions do it by themselves.
//
//sdk:host
func (db *DB) Translate(err error) error {
	var known *errs.Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	if db.cfg.Engine == SQLite {
		return translateSQLite(err)
	}
	return translatePostgres(err)
}

// translate is what the engines have in common.
func translate(err error) error {
	var known *errs.Error
	switch {
	case err == nil || errors.As(err, &known):
		return err
	case errors.Is(err, gorm.ErrRecordNotFound), errors.Is(err, sql.ErrNoRows):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled), errors.Is(err, sql.ErrTxDone):
		return ErrBusy.Wrap(err)
	default:
		return err
	}
}

// translateLost has who asks a database that does not answer come back.
func translateLost(err error) error {
	var known *errs.Error
	if !errors.As(err, &known) && Unreachable(err) {
		return ErrBusy.Wrap(err)
	}
	return translate(err)
}

// translatePostgres reads SQLSTATE.
func translatePostgres(err error) error {
	var e *pgconn.PgError
	if !errors.As(err, &e) || len(e.Code) != 5 {
		return translateLost(err)
	}
	switch e.Code {
	case "23505":
		return ErrDuplicate.WithParam("constraint", e.ConstraintName).Wrap(err)
	case "23503", "23001":
		return ErrForeignKey.Wrap(err)
	case "22021", "22P05", "22P02":
		return ErrInvalidText.Wrap(err)
	case "23502", "23514", "54000":
		return ErrInvalidValue.Wrap(err)
	case "40001", "40P01", "55P03", "57014", "57P01", "53300":
		return ErrBusy.Wrap(err)
	}
	if e.Code[:2] == "22" {
		return ErrInvalidValue.Wrap(err)
	}
	return err
}
