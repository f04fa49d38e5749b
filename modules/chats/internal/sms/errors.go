package sms

import (
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

var errPreset = errs.New(errs.Invalid, "chats.setting_missing").WithField("body.settings", "chats.setting_missing").WithParam("setting", "preset")

// ErrMalformed refuses a delivery that is none of a gateway's.
var ErrMalformed = errs.New(errs.BadRequest, "malformed")
