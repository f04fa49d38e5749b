// Package provider are the ports behind which models stand: one that writes, one that listens and one that says what is
// written. What stands behind a port is an adapter to one kind of provider (openai, anthropic, gemini, openaispeech, espeak);
// chain puts several in an order. Nothing here decides anything of a debt: a model asks for tools, and others use them.
package provider

import (
	"context"
	"encoding/json"
	"time"
)

// Chat is a model that writes. Safe for concurrent use.
type Chat interface {
	// Complete has the model go on with a talk. It fails with the refusals of this package, or when the context ends.
	Complete(ctx context.Context, a Ask) (Reply, error)
}

// Ask is a talk that a model is to go on with.
type Ask struct {
	Messages    []Message
	Tools       []Tool
	Schema      json.RawMessage    // the answer must fit it; nil for free text
	Temperature *float64           // nil for the model's own; left out for models that take none
	MostTokens  int                // 0 = DefaultMost
	Heard       func(delta string) // told the text as it comes; nil for none
	Began       func()             // told once, when the first word or call is there; nil for none
}

// DefaultMost is how many tokens an answer may have where nobody says.
const DefaultMost = 1024

// Message is one of a talk.
type Message struct {
	Role   Role
	Text   string
	Calls  []Call // of the assistant
	CallID string // of a tool: what it answers
}

// Role is who has written a message.
type Role string

// The roles.
const (
	System    Role = "system"
	User      Role = "user"
	Assistant Role = "assistant"
	ToolRole  Role = "tool"
)

// Tool is what a model may ask for.
type Tool struct {
	Name        string
	Description string
	Parameters  json.RawMessage // JSON schema of an object
}

// Call is a tool that the model asks for.
type Call struct {
	ID        string
	Name      string
	Arguments json.RawMessage // an object
	Seal      string          // of the provider: it wants it back with the call; nobody reads it
}

// Reply is what the model wrote.
type Reply struct {
	Text       string
	Calls      []Call
	Stop       Stop
	Usage      Usage
	Model      string        // as the provider names what has answered
	FirstAfter time.Duration // until its first word, or its first call
	Took       time.Duration
	By         string // id of the connection that has answered, where there are several
	Tried      []Try  // those that did not, in their order
}

// Try is a connection that did not answer, and why.
type Try struct {
	Connection string        `json:"connection"` // its id
	Code       string        `json:"code"`       // of the refusal
	Took       time.Duration `json:"took"`
}

// Stop is why a model stopped.
type Stop string

// The reasons.
const (
	End       Stop = "end"
	Tools     Stop = "tools"    // it waits for what they answer
	Length    Stop = "length"   // the answer is cut: it had as many tokens as it might
	Refused   Stop = "refused"  // it would not
	NoContent Stop = "nothing"  // it had nothing to say
	Silenced  Stop = "silenced" // somebody has spoken over it
)

// Usage is what is paid for.
type Usage struct {
	In         int64         // tokens of text read afresh
	InCached   int64         // tokens that the provider had read before
	Out        int64         // tokens of text written, thoughts included
	InAudio    int64         // tokens of sound heard
	OutAudio   int64         // tokens of sound spoken
	Characters int64         // of text that was spoken
	Audio      time.Duration // of sound that was listened to
	Micros     int64         // that it has cost, in millionths of a US dollar, where that was reckoned
	Unpriced   int64         // answers that were reckoned, and have a price that nobody knows
}

// Plus is what both come to.
func (u Usage) Plus(o Usage) Usage {
	return Usage{u.In + o.In, u.InCached + o.InCached, u.Out + o.Out, u.InAudio + o.InAudio, u.OutAudio + o.OutAudio,
		u.Characters + o.Characters, u.Audio + o.Audio, u.Micros + o.Micros, u.Unpriced + o.Unpriced}
}

// Account is how a provider is reached.
type Account struct {
	URL   string // where its API begins, "https://api.openai.com/v1"
	Key   string // empty for a server of one's own that wants none
	Model string
}
