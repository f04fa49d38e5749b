// Package letter reads what strangers send by mail. It is read in a process of its own, within bounds: whatever it holds, nothing of it is
// trusted, run or followed.
package letter

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// Letter is what a letter says.
type Letter struct {
	MessageID  string        `json:"message_id"` // without brackets; of what bears none, made of its bytes
	From       Address       `json:"from"`
	Date       time.Time     `json:"date"` // zero: none that can be believed
	Subject    string        `json:"subject"`
	Answers    string        `json:"answers"`    // message id that it answers
	References []string      `json:"references"` // message ids of its thread, the first one first, that it answers last
	Text       string        `json:"text"`       // without what it quotes
	Nodes      []markup.Node `json:"nodes"`
	Quoted     []markup.Node `json:"quoted"`
	Parts      []Part        `json:"parts"`
	Automatic  bool          `json:"automatic"` // a program wrote it: nothing is to answer it by itself
	Forged     bool          `json:"forged"`    // the mail server found that it is not of whom it says
	Told       []Told        `json:"told"`      // of letters of ours, by mail servers
	Cut        bool          `json:"cut"`       // there was more than is read
	Unparsed   bool          `json:"unparsed"`  // it could not be parsed: its text is the raw one
}

// Address is whose a letter is.
type Address struct {
	Name    string `json:"name"`
	Mailbox string `json:"mailbox"` // in small letters; empty where there is none
}

// Part is what is attached: where its bytes lie in the file that was written.
type Part struct {
	Name      string `json:"name"`
	Type      string `json:"type"` // as the sender calls it
	Offset    int64  `json:"offset"`
	Size      int64  `json:"size"`
	ContentID string `json:"content_id"` // by which the text shows it
}

// Told is what a mail server tells of a letter.
type Told struct {
	MessageID string `json:"message_id"`
	Action    string `json:"action"` // failed, delayed, delivered, relayed, expanded, displayed
	Status    string `json:"status"` // RFC 3463: 5.1.1
	Words     string `json:"words"`
}

// The bounds of a letter.
const (
	Largest        = 30 << 20 // bytes of a whole letter
	mostDepth      = 12       // parts within parts
	mostParts      = 200
	mostFiles      = 50
	mostText       = 256 << 10 // bytes of text that are kept
	mostRaw        = 16 << 10  // bytes that are shown of what cannot be parsed
	mostHTML       = 1 << 20
	mostHead       = 256 << 10
	mostReferences = 50
	mostWords      = 500
	mostSubject    = 250
	mostName       = 120
)
