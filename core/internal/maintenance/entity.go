// Package maintenance closes the installation for a while: people read why and for how long, and their screens return by
// themselves when it ends.
package maintenance

import (
	"embed"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// State is an installation closed for maintenance.
type State struct {
	Message Message    `json:"message"`
	Since   time.Time  `json:"since"`
	Until   *time.Time `json:"until,omitempty" doc:"When it should be over, if known"`
}

// Message is what people are told; a language that is left empty shows a general sentence.
type Message struct {
	ES string `json:"es,omitempty" maxLength:"500"`
	EN string `json:"en,omitempty" maxLength:"500"`
	PT string `json:"pt,omitempty" maxLength:"500"`
}

// ErrUntilPast refuses an end that has passed already.
var ErrUntilPast = errs.New(errs.Invalid, "core.maintenance_until_past")

// Migrations are this package's tables, numbered from 00701 in the core's line.
//
//go:embed migrations/*.sql
var Migrations embed.FS
