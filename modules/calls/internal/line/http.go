// Package line serves people's lines: the connection between a browser and this program, and what is done with the call on it.
package line

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewLine is a browser's offer.
type NewLine struct {
	Tab   string `json:"tab" minLength:"1" maxLength:"64" doc:"The browser's tab: the one that connected last has the line"`
	Offer string `json:"offer" minLength:"1" maxLength:"20000" doc:"SDP"`
}

// Connected is a line that a browser has.
type Connected struct {
	Answer string `json:"answer" doc:"SDP"`
}

// Relay is by what a browser connects where its network lets nothing else through.
type Relay struct {
	URLs       []string `json:"urls" doc:"TURN; none where there is no relay"`
	Username   string   `json:"username"`
	Credential string   `json:"credential"`
}

// State is somebody's line.
type State struct {
	IsUp  bool       `json:"is_up" doc:"There is a connection"`
	Tab   string     `json:"tab" doc:"The browser's tab that has it"`
	Call  *call.Call `json:"call,omitempty" doc:"What they are on, or have still to say the outcome of"`
	Offer *call.Call `json:"offer,omitempty" doc:"What their telephone rings for"`
	Since *time.Time `json:"since" doc:"When the line became free; of one that is not, when the call took it"`
}

// shown is the state with numbers as the caller may see them.
func (s State) shown(ctx context.Context) State {
	for _, each := range []**call.Call{&s.Call, &s.Offer} {
		if *each != nil {
			covered := (*each).Shown(ctx)
			*each = &covered
		}
	}
	return s
}

// NewCall is whom to call: a debtor on one of their phones, or whoever has a number.
type NewCall struct {
	DebtorID string   `json:"debtor_id,omitempty" maxLength:"64"`
	PhoneID  string   `json:"phone_id,omitempty" maxLength:"64"`
	Number   string   `json:"number,omitempty" pattern:"^\\+[1-9][0-9]{6,14}$" doc:"A debtor's, E.164, in place of both"`
	DebtIDs  []string `json:"debt_ids,omitempty" maxItems:"100"`
	EventID  string   `json:"event_id,omitempty" maxLength:"64" doc:"Scheduled event that it comes of"`
}

// NewAgentCall is whom an agent is to call. For a test, it is a number of the company's list for them, or the caller's own telephone.
type NewAgentCall struct {
	NewCall
	AgentID   string `json:"agent_id" minLength:"1" maxLength:"64"`
	VersionID string `json:"version_id,omitempty" maxLength:"64" doc:"Of the agent; its live one without it"`
	TestID    string `json:"test_id,omitempty" maxLength:"64" doc:"Test that the call is of"`
	Self      bool   `json:"self,omitempty" doc:"In place of a number, the caller's own telephone in the browser; of a test alone"`
}

// HoldInput sets the other side aside, or takes it back.
type HoldInput struct {
	httpx.ByID
	Body struct {
		On bool `json:"on"`
	}
}

// KeysInput are keys to press.
type KeysInput struct {
	httpx.ByID
	Body struct {
		Keys string `json:"keys" minLength:"1" maxLength:"32" pattern:"^[0-9*#A-D]+$"`
	}
}

// TapeInput says whether what is said is left out of the recording, and why.
type TapeInput struct {
	httpx.ByID
	Body struct {
		Paused bool   `json:"paused"`
		Why    string `json:"why" enum:"card,asked" doc:"A field for card data has the focus, or somebody asked for it"`
	}
}

// EchoInput says whether one hears oneself.
type EchoInput struct {
	Body struct {
		On bool `json:"on"`
	}
}

// NewTest is a call that tries a trunk.
type NewTest struct {
	TrunkID string `json:"trunk_id" minLength:"1" maxLength:"64"`
	Number  string `json:"number" pattern:"^\\+[1-9][0-9]{6,14}$" doc:"E.164; no debtor's"`
}

// Routes serves lines and what is done on them.
func Routes(api *httpx.API, s *Service, out *outgoing.Service) {
	g := httpx.Group{API: api, Tag: "lines", Base: "/api/v1/lines", Rights: "calls.lines", Long: true}
	httpx.Act(g.Op("connect", "", "use", "Connect a browser to one's line"), func(ctx context.Context, in *struct{ Body NewLine }) (Connected, error) {
		return s.Connect(ctx, in.Body.Tab, in.Body.Offer)
	})
	httpx.Get(g.Op("relay", "/relay", "use", "By what a browser connects where its network lets nothing else through"), func(ctx context.Context, _ *struct{}) (Relay, error) {
		return s.Relay(ctx)
	})
	httpx.Get(g.Op("mine", "/mine", "use", "One's own line"), func(ctx context.Context, _ *struct{}) (State, error) {
		state, err := s.Mine(ctx)
		return state.shown(ctx), err
	})
	httpx.Remove(g.Op("leave", "/mine", "use", "Give one's line up"), func(ctx context.Context, _ *struct{}) error { return s.Leave(ctx) })
	httpx.Do(g.Op("echo", "/mine/echo", "use", "Hear oneself, or no longer"), "POST", func(ctx context.Context, in *EchoInput) error {
		return s.Echo(ctx, in.Body.On)
	})
	callRoutes(api, s, out)
}

func callRoutes(api *httpx.API, s *Service, out *outgoing.Service) {
	made := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.calls", Long: true}
	httpx.Create(made.Op("create", "", "create", "Call a debtor"), func(ctx context.Context, in *struct{ Body NewCall }) (call.Call, error) {
		made, err := out.Call(ctx, outgoing.Wanted(in.Body))
		return made.Shown(ctx), err
	})
	agents := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.agents", Long: true}
	httpx.Create(agents.Op("call-by-agent", "/by-agent", "create", "Have an agent of software call"), func(ctx context.Context, in *struct{ Body NewAgentCall }) (call.Call, error) {
		b := in.Body
		who := agentcall.Who{AgentID: b.AgentID, VersionID: b.VersionID, TestID: b.TestID}
		made, err := out.CallByAgent(ctx, outgoing.ByAgent{Who: who, Wanted: outgoing.Wanted(b.NewCall), Self: b.Self})
		return made.Shown(ctx), err
	})
	httpx.Get(agents.Op("agent-ways", "/by-agent/ways", "create", "How an agent that one tries may call one"), func(ctx context.Context, _ *struct{}) (outgoing.Ways, error) {
		return out.Ways(ctx)
	})
	tried := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.trunks", Long: true}
	httpx.Create(tried.Op("test", "/test", "update", "Try a trunk by a call to a number of one's own"), func(ctx context.Context, in *struct{ Body NewTest }) (call.Call, error) {
		return out.Test(ctx, in.Body.TrunkID, in.Body.Number)
	})
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.lines", Long: true}
	httpx.Do(g.Op("answer", "/{id}/answer", "use", "Take the call that one's telephone rings for"), "POST", func(ctx context.Context, in *httpx.ByID) error {
		return s.Answer(ctx, in.ID)
	})
	httpx.Do(g.Op("decline", "/{id}/decline", "use", "Leave the call that one's telephone rings for to others"), "POST", func(ctx context.Context, in *httpx.ByID) error {
		return s.Decline(ctx, in.ID)
	})
	httpx.Do(g.Op("hangup", "/{id}/hangup", "use", "End a call"), "POST", func(ctx context.Context, in *httpx.ByID) error { return s.Hangup(ctx, in.ID) })
	httpx.Do(g.Op("hold", "/{id}/hold", "use", "Set the other side aside, or take it back"), "POST", func(ctx context.Context, in *HoldInput) error {
		return s.Hold(ctx, in.ID, in.Body.On)
	})
	httpx.Do(g.Op("recording", "/{id}/recording", "use", "Leave out of the recording what is said from now on, or no longer"), "POST", func(ctx context.Context, in *TapeInput) error {
		return s.PauseTape(ctx, in.ID, in.Body.Paused, in.Body.Why)
	})
	httpx.Do(g.Op("keys", "/{id}/keys", "use", "Press keys"), "POST", func(ctx context.Context, in *KeysInput) error {
		return s.Press(ctx, in.ID, in.Body.Keys)
	})
}
