// Package sender holds in whose name a tenant calls and writes: an address of a channel with a name that debtors know.
package sender

import (
	"net/mail"
	"regexp"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Identity is one address that messages come from.
type Identity struct {
	storage.Row
	Channel   string `json:"channel" enum:"voice,sms,whatsapp,email"`
	Name      string `json:"name" doc:"What the debtor reads" example:"Estudio Andina, Cobranzas"`
	Address   string `json:"address" doc:"An E.164 number, or a mail address" example:"+59829001234"`
	IsDefault bool   `json:"is_default" doc:"Taken when a message names no sender; one a channel"`
}

// TableName is the table of sender identities.
func (Identity) TableName() string { return "sender_identities" }

// The refusals of sender identities.
var (
	ErrNotFound  = errs.New(errs.NotFound, "core.sender_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "core.sender_exists")
	ErrAddress   = errs.New(errs.Invalid, "core.sender_address")
	ErrTooMany   = errs.New(errs.Conflict, "core.sender_too_many")
)

var e164 = regexp.MustCompile(`^\+[1-9][0-9]{6,14}$`)

// Check refuses an address that its channel cannot carry.
func (i Identity) Check() error {
	if i.Channel == "email" {
		if parsed, err := mail.ParseAddress(i.Address); err == nil && parsed.Address == i.Address {
			return nil
		}
	} else if e164.MatchString(i.Address) {
		return nil
	}
	return ErrAddress.WithField("body.address", ErrAddress.Code)
}
