// Package sender keeps in whose name a tenant calls and writes: an address of a channel with a name that debtors know.
package sender

import (
	"net/mail"
	"regexp"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Sender is one address that messages come from.
type Sender struct {
	storage.Row
	Channel   Channel `json:"channel"`
	Name      string  `json:"name" doc:"What the debtor reads" example:"Estudio Andina, Cobranzas"`
	Address   string  `json:"address" doc:"An E.164 number, or a mail address" example:"+59829001234"`
	IsDefault bool    `json:"is_default" doc:"Used when a message names no sender; one a channel"`
}

// TableName is the table of senders.
func (Sender) TableName() string { return "sender_identities" }

// Channel is a way to reach a debtor.
type Channel string

// Enum are all of them.
func (Channel) Enum() []Channel { return []Channel{"voice", "sms", "whatsapp", email} }

const email Channel = "email"

// The refusals of senders.
var (
	ErrNotFound  = errs.New(errs.NotFound, "communication.sender_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "communication.sender_exists").WithField("body.address", "communication.sender_exists")
	ErrAddress   = errs.New(errs.Invalid, "communication.sender_address").WithField("body.address", "communication.sender_address")
	ErrTooMany   = errs.New(errs.Conflict, "communication.sender_too_many")
)

// Refusals are what storage's refusals are called here.
func (Sender) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

var e164 = regexp.MustCompile(`^\+[1-9][0-9]{6,14}$`)

// Check refuses an address that is none of its channel.
func (s Sender) Check() error {
	if s.Channel == email {
		if parsed, err := mail.ParseAddress(s.Address); err == nil && parsed.Address == s.Address {
			return nil
		}
	} else if e164.MatchString(s.Address) {
		return nil
	}
	return ErrAddress
}
