// Package flag puts flags on debtors, the circumstances in which nobody contacts them, and takes them off: what is done with the debtor
// falls silent at once, and speaks again.
package flag

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// put says who put a flag on a debtor by hand.
type put struct {
	TenantID string `gorm:"primaryKey"`
	DebtorID string `gorm:"primaryKey"`
	Flag     string `gorm:"primaryKey"`
	PutBy    string
	PutAt    time.Time
	AgentID  string // program that put it; empty for a person
}

// TableName is the table of who put which flag.
func (put) TableName() string { return "debtor_flags" }

// regret is for how long somebody who sees own debtors alone may take off again what they put on.
const regret = time.Hour

// ErrOthers refuses to take off a flag that is for others to take off: another put it, or it has stood too long.
var ErrOthers = errs.New(errs.Forbidden, "portfolios.flag_others")

// Change are flags to put on a debtor, and flags to take off.
type Change struct {
	Put  []debtor.Flag
	Take []debtor.Flag

	AgentID        string // program that does it; a person names none
	ConversationID string
	CallID         string
}

// told is what the record says of a change: that flags changed, not into what, and in what they did.
func (c Change) told(put, taken int) map[string]any {
	told := map[string]any{"flags_put": put, "flags_taken": taken}
	for name, id := range map[string]string{"agent_id": c.AgentID, "conversation_id": c.ConversationID, "call_id": c.CallID} {
		if id != "" {
			told[name] = id
		}
	}
	return told
}
