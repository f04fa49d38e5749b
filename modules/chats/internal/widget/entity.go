package widget

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Widget is what a foreign page shows of an inbox by; its id is the inbox's.
type Widget struct {
	storage.Row
	PublicKey string      `json:"-"`
	Identity  sealed.Text `json:"-"` // by which the page vouches for its users
	Visits    sealed.Text `json:"-"` // by which visitors are known again
	RotatedAt *time.Time  `json:"rotated_at"`
}

// TableName is the table of widgets.
func (Widget) TableName() string { return "widgets" }

// The refusals of what strangers ask. Of a key that is none, or for now, nobody is told which.
var (
	errNotFound    = errs.New(errs.NotFound, "not_found")
	errToken       = errs.New(errs.Unauthenticated, "chats.widget_visit")
	errForeign     = errs.New(errs.Forbidden, "chats.widget_foreign")
	ErrNotFound    = errs.New(errs.NotFound, "chats.widget_not_found")
	ErrIdentity    = errs.New(errs.Forbidden, "chats.widget_identity")
	ErrIdentityOld = errs.New(errs.Forbidden, "chats.widget_identity_old")
)

// Refusals are what storage's refusals are called here.
func (Widget) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// key stands in the addresses of a window: the company, so that it can be looked up inside its wall, and what was drawn. It proves nothing.
type key struct{ tenant, drawn string }

const (
	drawnLength = 22 // 128 bits in base64
	mostTenant  = 64
)

func parseKey(text string) (key, bool) {
	at := strings.LastIndexByte(text, '.')
	if at <= 0 || at > mostTenant || len(text)-at-1 != drawnLength {
		return key{}, false
	}
	return key{text[:at], text[at+1:]}, true
}

func (k key) String() string { return k.tenant + "." + k.drawn }
