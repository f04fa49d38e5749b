// Package channel is what the ways of writing have in common: what they tell us, and what we ask of them.
package channel

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Kind is a way of writing.
type Kind string

// The kinds.
const (
	WhatsApp Kind = "whatsapp"
	Telegram Kind = "telegram"
	SMS      Kind = "sms"
	Email    Kind = "email"
	Widget   Kind = "widget"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{WhatsApp, Telegram, SMS, Email, Widget} }

// Account is what an inbox has agreed with its provider, as a way of writing needs it.
type Account struct {
	InboxID  string
	Address  string // number, mailbox or name by which debtors know it
	Settings map[string]string
	Secret   string // opened; kept no longer than its use
	Back     string // address that the provider calls, which is secret too; empty for ways that nobody calls
}

// Way speaks with the providers of one kind. Safe for concurrent use.
type Way interface {
	// Prove asks the provider whether the account is ours, and gives the address that debtors know. It fails with ErrCredentials for what
	// the provider refuses.
	Prove(ctx context.Context, a Account) (address string, err error)
	// Send hands a message over and gives the provider's id of it. It fails with a *Failure for what the provider refused, and with any
	// other error where it cannot be known whether the message went out.
	Send(ctx context.Context, a Account, m Outgoing) (providerID string, err error)
}

// Outgoing is a message to somebody.
type Outgoing struct {
	ID       string // ours, by which a provider that can knows it again
	To       string // their id on this way
	Text     string
	ReplyTo  string // provider's id of the message it answers; empty for none
	Subject  string // of a letter
	Letter   Letter
	Template *Template
	Buttons  []Button
	Files    []File
}

// Letter is what a letter needs besides.
type Letter struct {
	Number    int64    // of the conversation, by which an answer is known whose program drops what it answers
	Thread    []string // letters before it, the first one first
	Automatic bool     // a program wrote it
}

// Template is a text that the provider has approved, with what stands in its gaps.
type Template struct {
	Name     string   `json:"name"`
	Language string   `json:"language"`
	Values   []string `json:"values"`
}

// Button is an answer that can be tapped.
type Button struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// File is what is attached.
type File struct {
	Name string
	Type string // media type
	Size int64
	Open func(ctx context.Context) (Content, error)
}

// Content is read once.
type Content interface {
	Read(p []byte) (int, error)
	Close() error
}

// Failure is why a provider did not take a message.
type Failure struct {
	Code      string // the provider's
	Text      string // the provider's words
	Temporary bool   // it may take it later
	Window    bool   // only a template may be sent now
	Account   bool   // nothing of this account is taken: its key, its number or its right to send is gone
}

// Error tells the provider's words.
func (f *Failure) Error() string { return f.Code + ": " + f.Text }

// The refusals that all ways share.
var (
	ErrCredentials = errs.New(errs.Invalid, "chats.credentials_refused").WithField("body.secret", "chats.credentials_refused")
	ErrUnreachable = errs.New(errs.Unavailable, "chats.provider_unreachable")
)

// Incoming is what a provider told of a message to us.
type Incoming struct {
	ProviderID string    // unique in the inbox
	From       string    // their id on this way
	UserID     string    // another id of theirs, by which they are known when From changes; empty where the way has none
	Name       string    // as they call themselves; empty for unknown
	Address    string    // number in E.164, or mailbox; empty where the way knows none
	At         time.Time // when they sent it, as the provider says
	Text       string
	HTML       string // of a letter, as it came
	Subject    string
	ReplyTo    string // provider's id of the message it answers
	Thread     []string
	Payload    string // of the button that they tapped
	Files      []Reference
	Kind       string // text, image, audio, document, location; what we do not know is told as text
	Automatic  bool   // a program wrote it: it wants no answer
	Forged     bool   // it is not of whom it says
	Cut        bool   // there was more
	Unparsed   bool   // it could not be parsed: its text is the raw one
	// Attach gives files that are here already to the conversation, in the transaction that takes the message; nil for none.
	Attach func(ctx context.Context, conversationID string) ([]Reference, error)
}

// Reference is an attached file, with the provider or here.
type Reference struct {
	ID     string    `json:"id"`
	FileID string    `json:"file_id" doc:"Ours, once it is here"`
	Name   string    `json:"name"`
	Type   string    `json:"type"`
	Size   int64     `json:"size"`
	State  FileState `json:"state" doc:"Where it is; files of before have none"`
}

// Receipt is what a provider told of a message of ours.
type Receipt struct {
	ProviderID string
	State      State
	At         time.Time
	Code       string // why it failed
	Text       string
	Temporary  bool // it may be tried again
}

// State is how far a message of ours came.
type State string

// The states in their order; what failed before it was delivered stays failed.
const (
	Queued    State = "queued"
	Sent      State = "sent"
	Delivered State = "delivered"
	Read      State = "read"
	Failed    State = "failed"
	Unknown   State = "unknown" // we handed it over and died before the answer; never sent again in silence
)

// Enum are all of them.
func (State) Enum() []State { return []State{Queued, Sent, Delivered, Read, Failed, Unknown} }

var rank = map[State]int{Queued: 0, Unknown: 1, Sent: 2, Failed: 3, Delivered: 4, Read: 5}

// Later is the state that is known once both are, in whatever order, and however often, they were told. What was taken and then refused
// has failed; what reached them did not.
func (s State) Later(other State) State {
	if rank[other] > rank[s] {
		return other
	}
	return s
}

// Announcer is a Way whose provider has to be told where it calls us.
type Announcer interface {
	// Announce tells it to call a.Back, signing by sign. It fails with ErrCredentials and ErrUnreachable.
	Announce(ctx context.Context, a Account, sign string) error
}

// Approver is a Way whose provider approves texts, by which one may write first.
type Approver interface {
	// Templates are those of the account, approved or not. It fails with ErrCredentials and ErrUnreachable.
	Templates(ctx context.Context, a Account) ([]Approved, error)
}

// Approved is a text as the provider keeps it.
type Approved struct {
	Name     string
	Language string // as the provider writes it: es, es_AR, pt_BR
	Category string // marketing, utility, authentication
	Status   string // approved, pending, rejected, paused, disabled
	Quality  string // green, yellow, red, unknown
	Head     string
	Text     string // with its gaps: {{1}}
	Foot     string
}

// Opener is a Way that needs something of its own for each inbox.
type Opener interface {
	// Open makes it, in the transaction that connects the inbox.
	Open(ctx context.Context, inboxID string) error
	// Close removes it, in the transaction that removes the inbox.
	Close(ctx context.Context, inboxID string) error
}
