package storage

import (
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of storage. All errors that leave a transaction are one of these, one of the caller's own, or
// something nobody foresaw.
var (
	ErrNotFound     = errs.New(errs.NotFound, "storage.not_found")
	ErrStale        = errs.New(errs.Precondition, "precondition.stale")
	ErrDuplicate    = errs.New(errs.Conflict, "storage.duplicate")      // Params["constraint"]: index name or columns
	ErrForeignKey   = errs.New(errs.Conflict, "storage.foreign_key")    // points to nothing, or is pointed to
	ErrInvalidText  = errs.New(errs.Invalid, "storage.invalid_text")    // NUL bytes, invalid UTF-8
	ErrInvalidValue = errs.New(errs.Invalid, "storage.invalid_value")   // out of range, too long, fails a check
	ErrBusy         = errs.New(errs.Unavailable, "storage.busy")        // locked, no connection, serialisation failure
	ErrNoTenant     = errs.New(errs.Internal, "storage.no_tenant")      // no tenant in the context
	ErrForeignRow   = errs.New(errs.Internal, "storage.foreign_row")    // a row of another tenant was to be written
	ErrNotAllowed   = errs.New(errs.Internal, "storage.not_allowed")    // Save, Table, Raw, Exec, a join; use what storage offers
	ErrNoTenantWall = errs.New(errs.Internal, "storage.no_tenant_wall") // the table has no tenant_id
)

// ETag is a version as a strong entity tag: `"3"`.
func ETag(version int64) string { return `"` + strconv.FormatInt(version, 10) + `"` }
