// Package macro keeps what is done to conversations again and again: several acts in an order, of which all are done or none.
package macro

import (
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Macro is one of them.
type Macro struct {
	storage.Row
	Name    string `json:"name" example:"Reclamo: pasar a supervisión"`
	NameKey string `json:"-"`
	Acts    []Act  `json:"acts" gorm:"serializer:json"`
}

// TableName is the table of macros.
func (Macro) TableName() string { return "macros" }

// Kind is what an act does.
type Kind string

// The kinds.
const (
	Assign   Kind = "assign"   // to a user, to "me", or, with an empty value, to nobody
	Label    Kind = "label"    // adds a label
	Unlabel  Kind = "unlabel"  // takes one away
	Priority Kind = "priority" // one of conversation.Priority
	Status   Kind = "status"   // open, pending or resolved
	Snooze   Kind = "snooze"   // for so many minutes
	Note     Kind = "note"     // for us alone
	Reply    Kind = "reply"    // to them
	Template Kind = "template" // to them, by a text that the provider has approved
)

// Enum are all of them.
func (Kind) Enum() []Kind {
	return []Kind{Assign, Label, Unlabel, Priority, Status, Snooze, Note, Reply, Template}
}

// Act is one thing that is done.
type Act struct {
	Kind     Kind              `json:"kind"`
	Value    string            `json:"value,omitempty" maxLength:"4096" doc:"User, label, priority, status or text"`
	Minutes  int               `json:"minutes,omitempty" minimum:"0" maximum:"525600" doc:"For how long it is put off"`
	Template *channel.Template `json:"template,omitempty"`
}

// Most bounds a company's macros.
const Most = 100

// The refusals of macros.
var (
	ErrNotFound  = errs.New(errs.NotFound, "chats.macro_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "chats.macro_exists").WithField("body.name", "chats.macro_exists")
	ErrTooMany   = errs.New(errs.Conflict, "chats.macro_too_many").WithParam("most", Most)
	ErrAct       = errs.New(errs.Invalid, "chats.macro_act").WithField("body.acts", "chats.macro_act")
	ErrName      = errs.New(errs.Invalid, "chats.macro_name").WithField("body.name", "chats.macro_name")
)

// Refusals are what storage's refusals are called here.
func (Macro) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal writes what follows from what was given. It fails with ErrName, and with ErrAct for what could never be done.
func (m *Macro) Seal() error {
	if m.NameKey = namekey.Of(m.Name); m.NameKey == "" {
		return ErrName
	}
	for n, a := range m.Acts {
		if !a.whole() {
			return ErrAct.WithParam("place", n+1)
		}
	}
	return nil
}

func (a Act) whole() bool {
	switch a.Kind {
	case Assign:
		return true
	case Priority:
		return slices.Contains(conversation.Priority("").Enum(), conversation.Priority(a.Value))
	case Status:
		return a.Value != string(conversation.Snoozed) && slices.Contains(conversation.Status("").Enum(), conversation.Status(a.Value))
	case Snooze:
		return a.Minutes > 0
	case Template:
		return a.Template != nil
	case Label, Unlabel, Note, Reply:
	}
	return a.Value != ""
}
