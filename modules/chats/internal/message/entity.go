// Package message keeps what was written, by whom, and how far it came.
package message

import (
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Message is one of a conversation.
type Message struct {
	storage.Row
	ConversationID string              `json:"conversation_id"`
	InboxID        string              `json:"-"`
	Direction      Direction           `json:"direction"`
	Kind           Kind                `json:"kind"`
	Sender         Sender              `json:"sender"`
	SenderID       string              `json:"sender_id" doc:"User or program; empty for the debtor's side and the product itself"`
	At             time.Time           `json:"at" doc:"When it was written: theirs as the provider says, ours as it was asked for"`
	Text           string              `json:"text"`
	HTML           string              `json:"-"` // of a letter, made safe, as a screen draws it
	Subject        string              `json:"subject"`
	Data           map[string]any      `json:"data" gorm:"serializer:json" doc:"What else there is, by the kind"`
	Template       *channel.Template   `json:"template,omitempty" gorm:"serializer:json"`
	Files          []channel.Reference `json:"files" gorm:"serializer:json"`
	ReplyTo        string              `json:"reply_to" doc:"Message that it answers; empty for none"`
	State          channel.State       `json:"state" doc:"How far one of ours came; of theirs it is read"`
	Code           string              `json:"code" doc:"The provider's, for what failed"`
	Reason         string              `json:"reason" doc:"The provider's words, for what failed"`
	IsTemporary    bool                `json:"is_temporary" doc:"It may be tried again"`
	IsUncertain    bool                `json:"is_uncertain" gorm:"-" doc:"Its provider was asked and did not answer: it may have arrived"`
	RetryID        string              `json:"retry_id" doc:"Message by which it was sent again; empty for none"`
	ProviderID     string              `json:"-"`
	Received       bool                `json:"-" gorm:"-"` // the contact is that of the debtor who wrote, and goes on
	ContactID      string              `json:"contact_id" doc:"What allowed it; empty where nothing had to"`
	SendAt         *time.Time          `json:"send_at" doc:"Not before; null for at once"`
	SentAt         *time.Time          `json:"sent_at"`
	DeliveredAt    *time.Time          `json:"delivered_at"`
	ReadAt         *time.Time          `json:"read_at"`
	TextKey        string              `json:"-"` // the text as it is searched
	Once           string              `json:"once" doc:"Idempotency key under which it was sent, by which its writer's screen knows it; empty for none"`

	ConversationVersion int64 `json:"conversation_version,omitempty" gorm:"-" doc:"What it has just made of its conversation's version; absent where it is read"`
}

// TableName is the table of messages.
func (Message) TableName() string { return "messages" }

// Direction is who wrote.
type Direction string

// The directions.
const (
	In     Direction = "in"
	Out    Direction = "out"
	Within Direction = "within" // notes, and what happened: nobody outside sees them
)

// Enum are all of them.
func (Direction) Enum() []Direction { return []Direction{In, Out, Within} }

// Kind is what a message is.
type Kind string

// The kinds.
const (
	Text     Kind = "text"
	Template Kind = "template"
	Note     Kind = "note"
	Activity Kind = "activity"
	Call     Kind = "call"
	Rating   Kind = "rating" // how satisfied they are is asked, or said
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Text, Template, Note, Activity, Call, Rating} }

// Sender is whose a message is.
type Sender string

// The senders.
const (
	Debtor Sender = "debtor" // or whoever writes to us
	User   Sender = "user"
	Agent  Sender = "agent" // a program that answers
	System Sender = "system"
)

// Enum are all of them.
func (Sender) Enum() []Sender { return []Sender{Debtor, User, Agent, System} }

// The refusals of messages.
var (
	ErrNotFound = errs.New(errs.NotFound, "chats.message_not_found")
	ErrEmpty    = errs.New(errs.Invalid, "chats.message_empty").WithField("body.text", "chats.message_empty")
	ErrSent     = errs.New(errs.Conflict, "chats.message_sent")

	ErrNotFailed = errs.New(errs.Conflict, "chats.message_not_failed")
	ErrUncertain = errs.New(errs.Conflict, "chats.message_uncertain")
)

// Refusals are what storage's refusals are called here.
func (Message) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Told takes what a provider told of the message. Whatever the order and however often, the same is known in the end.
func (m *Message) Told(r channel.Receipt) (changed bool) {
	if at := map[channel.State]**time.Time{channel.Sent: &m.SentAt, channel.Delivered: &m.DeliveredAt, channel.Read: &m.ReadAt}[r.State]; at != nil && (*at == nil || r.At.Before(**at)) {
		moment := r.At.UTC()
		*at, changed = &moment, true
	}
	if to := m.State.Later(r.State); to != m.State {
		m.State, changed = to, true
	}
	if r.State == channel.Failed && m.State == channel.Failed && m.Code == "" {
		m.Code, m.Reason, m.IsTemporary, changed = r.Code, r.Text, r.Temporary, true
	}
	return changed
}

// AnswersProvider is the provider's id of the message that this one answers; empty for none.
func (m Message) AnswersProvider() string {
	id, _ := m.Data["answers"].(string)
	return id
}
