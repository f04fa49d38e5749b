// Package label keeps the words by which conversations are told apart.
package label

import (
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Label is one of them.
type Label struct {
	storage.Row
	Name    string `json:"name" example:"Reclamo"`
	NameKey string `json:"-"`
	Color   Color  `json:"color"`
}

// TableName is the table of labels.
func (Label) TableName() string { return "labels" }

// Color is how a label is drawn.
type Color string

// The colours.
const (
	Grey   Color = "grey"
	Red    Color = "red"
	Orange Color = "orange"
	Yellow Color = "yellow"
	Green  Color = "green"
	Teal   Color = "teal"
	Blue   Color = "blue"
	Purple Color = "purple"
)

// Enum are all of them.
func (Color) Enum() []Color { return []Color{Grey, Red, Orange, Yellow, Green, Teal, Blue, Purple} }

// Most bounds a company's labels.
const Most = 100

// The refusals of labels.
var (
	ErrNotFound  = errs.New(errs.NotFound, "chats.label_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "chats.label_exists").WithField("body.name", "chats.label_exists")
	ErrTooMany   = errs.New(errs.Conflict, "chats.label_too_many").WithParam("most", Most)
	ErrUnknown   = errs.New(errs.Invalid, "chats.label_unknown").WithField("body.labels", "chats.label_unknown")
	ErrName      = errs.New(errs.Invalid, "chats.label_name").WithField("body.name", "chats.label_name")
)

// Refusals are what storage's refusals are called here.
func (Label) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal writes what follows from the name. It fails with ErrName.
func (l *Label) Seal() error {
	if l.NameKey = namekey.Of(l.Name); l.NameKey == "" {
		return ErrName
	}
	return nil
}
