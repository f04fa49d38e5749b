// Package agentline is the line between a call and the agent of software that speaks on it: a socket of the module that has agents, on
// which sound goes both ways as bytes, and everything else as JSON. Sound is G.711 by the law that Began tells, in frames of 20 ms; what
// an agent says may come sooner than it is spoken: it waits its turn, for Longest at most, and what is beyond is lost.
//
//	← {"began":{"call_id":"…","direction":"outbound","debtor_id":"…","country":"UY","agent_id":"…","law":"pcma","answered_by":"human"}}
//	→ sound, sound, sound, {"mark":{"name":"greeting"}}
//	← sound …, {"mark":{"name":"greeting"}}, {"key":{"key":"1"}}
//	→ {"transfer":{"summary":"…","reason":"asked","language":"es"}}
//	← {"whisper":{"user_id":"…"}}
//	→ sound, sound, {"whispered":{}}
//	← {"transferred":{"user_id":"…"}}, {"ended":{"end":"transferred"}}, and the socket is closed
package agentline

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
)

// Path is where the module that has agents serves the socket.
const Path = "/api/v1/ai-agents/lines"

// Longest is how much of what an agent says may wait to be spoken.
const Longest = time.Minute

// Heard is what an agent is told of its call, beside the sound of the other side. One field is there.
type Heard struct {
	Began       *Began       `json:"began,omitempty" doc:"First of all"`
	Key         *Key         `json:"key,omitempty" doc:"The other side pressed it"`
	Mark        *Mark        `json:"mark,omitempty" doc:"What was said before the mark has been spoken to its end"`
	Whisper     *Whisper     `json:"whisper,omitempty" doc:"A colleague has taken the call and hears the agent alone, who sums up"`
	Transferred *Transferred `json:"transferred,omitempty" doc:"The colleague has the call; or nobody was free, and the agent goes on"`
	Ended       *Ended       `json:"ended,omitempty" doc:"Last of all"`
}

// Began is the call.
type Began struct {
	CallID      string          `json:"call_id"`
	Direction   call.Direction  `json:"direction"`
	DebtorID    string          `json:"debtor_id" doc:"Empty where the number is nobody's that is known"`
	PortfolioID string          `json:"portfolio_id"`
	ContactID   string          `json:"contact_id"`
	SessionID   string          `json:"session_id"`
	Country     string          `json:"country" doc:"Of the other side's number, ISO 3166; empty where it is withheld" example:"UY"`
	AgentID     string          `json:"agent_id"`
	VersionID   string          `json:"version_id,omitempty" doc:"Of the agent, where it is not the live one"`
	TestID      string          `json:"test_id,omitempty" doc:"Test that the call is of"`
	Law         string          `json:"law" enum:"pcma,pcmu" doc:"By which sound is written, both ways"`
	AnsweredBy  call.AnsweredBy `json:"answered_by" doc:"As far as it is known"`
}

// Key is one that was pressed.
type Key struct {
	Key string `json:"key" minLength:"1" maxLength:"1"`
}

// Mark is a place in what an agent says.
type Mark struct {
	Name string `json:"name" minLength:"1" maxLength:"100"`
}

// Whisper names the colleague who hears.
type Whisper struct {
	UserID string `json:"user_id"`
}

// Transferred names the colleague who has the call; none where nobody was free.
type Transferred struct {
	UserID string `json:"user_id"`
}

// Ended says why.
type Ended struct {
	End string `json:"end"`
}

// Asked is what an agent asks for, beside what it says. One field is there.
type Asked struct {
	Clear     *Nothing  `json:"clear,omitempty" doc:"Drop what waits to be spoken, marks included: somebody interrupts"`
	Mark      *Mark     `json:"mark,omitempty"`
	Press     *Press    `json:"press,omitempty" doc:"Press keys for the other side"`
	Judge     *Judge    `json:"judge,omitempty" doc:"Who, or what, has answered"`
	Transfer  *Transfer `json:"transfer,omitempty" doc:"Have a colleague take the call; Whisper or Transferred follows"`
	Whispered *Nothing  `json:"whispered,omitempty" doc:"The summing up is over: the colleague and the other side may speak"`
	HangUp    *HangUp   `json:"hang_up,omitempty"`
}

// Nothing is a word without more to it.
type Nothing struct{}

// Press are keys.
type Press struct {
	Keys string `json:"keys" minLength:"1" maxLength:"32" pattern:"^[0-9*#A-D]+$"`
}

// Judge says who, or what, has answered.
type Judge struct {
	AnsweredBy call.AnsweredBy `json:"answered_by"`
}

// Transfer is why somebody is to take over, and what they are to know.
type Transfer struct {
	Summary  string `json:"summary" maxLength:"2000"`
	Reason   string `json:"reason" maxLength:"64"`
	Language string `json:"language,omitempty" maxLength:"8"`
}

// HangUp ends the call.
type HangUp struct {
	Outcome string `json:"outcome,omitempty" maxLength:"64" doc:"Code of the disposition that the contact ends with, where it has not ended"`
}
