// Package halt stops agents at once: all of a company, or one. What it says is kept in the database, looked up before each turn and again
// before anything is said, and ends what is under way in every program within two seconds.
package halt

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Halt is whether agents are stopped. A company has one row for all of its agents, and one for each that was ever stopped by itself.
type Halt struct {
	storage.Row
	IsStopped bool   `json:"is_stopped"`
	Reason    string `json:"reason" doc:"Why they were, in the words of who did it last"`
}

// TableName is the table of halts.
func (Halt) TableName() string { return "halts" }

// All is the row of all agents.
const All = "all"

// The refusals of halts.
var (
	ErrStopped = errs.New(errs.Conflict, "aiagents.stopped")
	ErrReason  = errs.New(errs.Invalid, "aiagents.stop_reason").WithField("body.reason", "aiagents.stop_reason")
)

// reasonOf is a reason as it is kept. It fails with ErrReason.
func reasonOf(text string) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	if len([]rune(text)) < 3 {
		return "", ErrReason
	}
	return text, nil
}
