// Package tag keeps the words an agency sorts its debtors by.
package tag

import (
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Tag is one word with its colour.
type Tag struct {
	storage.Row
	Name    string `json:"name" doc:"The word" example:"VIP"`
	NameKey string `json:"-"`
	Color   Color  `json:"color" doc:"Colour of the badge" example:"blue"`
}

// TableName is the table of tags.
func (Tag) TableName() string { return "tags" }

// Color is the colour of a badge.
type Color string

// Enum are all of them.
func (Color) Enum() []Color {
	return []Color{"grey", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"}
}

// Ref is a tag as a debtor shows it.
type Ref struct {
	ID    string `json:"id"`
	Name  string `json:"name" example:"VIP"`
	Color Color  `json:"color" example:"blue"`
}

// Ref is the tag as a debtor shows it.
func (t Tag) Ref() Ref { return Ref{ID: t.ID, Name: t.Name, Color: t.Color} }

// The refusals of tags.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.tag_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "portfolios.tag_exists").WithField("body.name", "portfolios.tag_exists")
	ErrName      = errs.New(errs.Invalid, "portfolios.tag_name").WithField("body.name", "portfolios.tag_name")
	ErrTooMany   = errs.New(errs.Conflict, "portfolios.tag_too_many")
	ErrInUse     = errs.New(errs.Conflict, "portfolios.tag_in_use")
)

// Refusals are what storage's refusals are called here.
func (Tag) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal sets what follows from the name. It fails with ErrName.
func (t *Tag) Seal() error {
	if t.NameKey = namekey.Of(t.Name); t.NameKey == "" {
		return ErrName
	}
	return nil
}
