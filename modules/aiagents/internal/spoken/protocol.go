// Package spoken holds calls: it hears the other side over the line that calls open, takes the talk a turn further, and speaks. It falls silent
// when it is interrupted, knows what to do with silence and answering machines, and gives a call to people with a summary.
package spoken

import "github.com/recobro/recobro/plugins-sdk/go/httpx"

// Heard is what calls tell of a call, beside the sound of the other side. One field is there. It is calls' own protocol, whose other end is
// modules/calls/internal/agentline.
type Heard struct {
	Began       *Began  `json:"began,omitempty"`
	Key         *Key    `json:"key,omitempty"`
	Mark        *Mark   `json:"mark,omitempty"`
	Whisper     *Person `json:"whisper,omitempty"`
	Transferred *Person `json:"transferred,omitempty"`
	Ended       *Ended  `json:"ended,omitempty"`
}

// Began is the call.
type Began struct {
	CallID      string `json:"call_id"`
	Direction   string `json:"direction"`
	DebtorID    string `json:"debtor_id"`
	PortfolioID string `json:"portfolio_id"`
	ContactID   string `json:"contact_id"`
	SessionID   string `json:"session_id"`
	Country     string `json:"country"`
	AgentID     string `json:"agent_id"`
	VersionID   string `json:"version_id,omitempty"`
	TestID      string `json:"test_id,omitempty"`
	Law         string `json:"law" enum:"pcma,pcmu"`
	AnsweredBy  string `json:"answered_by"`
}

// Key is one that was pressed.
type Key struct {
	Key string `json:"key" minLength:"1" maxLength:"1"`
}

// Mark is a place in what was said: it has been spoken to there.
type Mark struct {
	Name string `json:"name" minLength:"1" maxLength:"100"`
}

// Person is a colleague; empty when nobody was free.
type Person struct {
	UserID string `json:"user_id"`
}

// Ended says why the call is over.
type Ended struct {
	End string `json:"end"`
}

// Asked is what is asked of calls, beside what is said. One field is there.
type Asked struct {
	Clear     *Nothing  `json:"clear,omitempty"`
	Mark      *Mark     `json:"mark,omitempty"`
	Transfer  *Transfer `json:"transfer,omitempty"`
	Whispered *Nothing  `json:"whispered,omitempty"`
	HangUp    *HangUp   `json:"hang_up,omitempty"`
}

// Nothing is a word without more to it.
type Nothing struct{}

// Transfer is why somebody is to take over, and what they are to know.
type Transfer struct {
	Summary  string `json:"summary"`
	Reason   string `json:"reason"`
	Language string `json:"language,omitempty"`
}

// HangUp ends the call, with what came of it.
type HangUp struct {
	Outcome string `json:"outcome,omitempty"`
}

// Line is the line to a call.
type Line interface {
	Receive() (httpx.Message[Heard], error)
	Send(Asked) error
	SendBytes([]byte) error
}
