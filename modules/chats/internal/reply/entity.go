// Package reply keeps canned replies: texts that are ready, for all or for one person alone.
package reply

import (
	"regexp"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Reply is one of them.
type Reply struct {
	storage.Row
	OwnerID  string `json:"owner_id" doc:"Whose own it is; empty for everybody's"`
	Shortcut string `json:"shortcut" doc:"By which it is called up" example:"cuotas"`
	Text     string `json:"text" example:"Hola {{person.name}}, puede pagar en cuotas."`
	Key      string `json:"-"` // as it is searched
}

// TableName is the table of canned replies.
func (Reply) TableName() string { return "replies" }

// Most bounds the replies of everybody, and those of one person.
const Most = 500

// The refusals of canned replies.
var (
	ErrNotFound  = errs.New(errs.NotFound, "chats.reply_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "chats.reply_exists").WithField("body.shortcut", "chats.reply_exists")
	ErrTooMany   = errs.New(errs.Conflict, "chats.reply_too_many").WithParam("most", Most)
	ErrGap       = errs.New(errs.Invalid, "chats.reply_gap").WithField("body.text", "chats.reply_gap")
	ErrShared    = errs.New(errs.Forbidden, "chats.reply_shared")
)

// Refusals are what storage's refusals are called here.
func (Reply) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// gaps are what may stand in a text between braces.
var gaps = map[string]bool{"person.name": true, "user.name": true, "company.name": true, "debtor.name": true, "conversation.number": true}

var gap = regexp.MustCompile(`\{\{([^{}]*)\}\}`)

// Seal writes what follows from what was given. It fails with ErrGap for a gap that nothing fills.
func (r *Reply) Seal() error {
	for _, found := range gap.FindAllStringSubmatch(r.Text, -1) {
		if name := strings.TrimSpace(found[1]); !gaps[name] {
			return ErrGap.WithParam("gap", name)
		}
	}
	r.Shortcut = strings.ToLower(r.Shortcut)
	r.Key = namekey.Of(r.Shortcut + " " + r.Text)
	return nil
}

// Fill puts values into the gaps of a text; a gap without a value is left out.
func Fill(text string, values map[string]string) string {
	return gap.ReplaceAllStringFunc(text, func(found string) string { return values[strings.TrimSpace(strings.Trim(found, "{}"))] })
}
