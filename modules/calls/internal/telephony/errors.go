package telephony

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// The refusals of lines.
var (
	ErrTransfer = errs.New(errs.Conflict, "calls.transfer_refused") // the other side does not take a transfer
	ErrGone     = errs.New(errs.Conflict, "calls.caller_gone")      // the caller has given up
	ErrNotUp    = errs.New(errs.Conflict, "calls.not_answered")     // it needs a call that was answered
)
