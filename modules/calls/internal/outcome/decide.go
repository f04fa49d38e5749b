// Package outcome tells portfolios what came of calls: by the person who spoke, or, where nobody did, by what the line said.
package outcome

import (
	"cmp"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// verdict is what becomes of a contact of which nobody will tell.
type verdict struct {
	free bool   // it is given back: nothing was reached
	code string // of the disposition that it ends with; empty where a person will tell
}

// decide says what becomes of the contact of a call that has ended.
func decide(c call.Call) verdict {
	switch c.Status {
	case call.WrapUp, call.Completed:
		return verdict{code: answered(c)}
	case call.Blocked:
		return verdict{}
	case call.Busy:
		return verdict{code: "busy"}
	case call.Abandoned:
		return verdict{code: "abandoned"}
	case call.NoAnswer, call.Rejected:
		return verdict{code: "no_answer"}
	default:
		return unconnected(c)
	}
}

// unconnected is what to say where there was no line.
func unconnected(c call.Call) verdict {
	switch {
	case c.EndReason == telephony.Invalid:
		return verdict{code: "invalid"}
	case c.RingingAt != nil:
		return verdict{code: "no_answer"}
	}
	return verdict{free: true}
}

// untold is what to say of a call that an agent held, and of which it told nothing.
const untold = "hung_up"

// answered is what to say where a machine answered; nothing where a person spoke.
func answered(c call.Call) string {
	if c.JoinedAt != nil && c.UserID != "" {
		return ""
	}
	if c.JoinedAt != nil && c.AgentID != "" {
		return cmp.Or(c.AgentOutcome, untold)
	}
	return map[call.AnsweredBy]string{
		call.Voicemail: "voicemail", call.Screening: "call_screened", call.IVR: "no_answer", call.Fax: "invalid", call.Unknown: "no_answer", call.Human: "abandoned",
	}[c.AnsweredBy]
}
