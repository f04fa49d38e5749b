package thread

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/calls"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
)

// call is a call: where nobody has written down what was said, it is known by what was pressed, noted and entered.
func (t *Threads) call(ctx context.Context, id string) (Thread, error) {
	got, err := t.calls.CallsGetWithResponse(ctx, id)
	if err != nil {
		return Thread{}, err
	}
	c := got.JSON200.Data
	if c.Mode == calls.Test { // somebody of ours tried an agent, or a line
		return Thread{}, ErrNone
	}
	if c.IsLive || c.EndedAt == nil {
		return Thread{}, ErrGoing
	}
	th := Thread{
		Kind: Call, RefID: c.Id, Round: 1, DebtorID: c.DebtorId, PortfolioID: c.PortfolioId, UserID: c.UserId, Channel: "call", BegunAt: c.CreatedAt,
		EndedAt: *c.EndedAt, Entered: Entered{Disposition: c.DispositionId, PromiseID: c.PromiseId},
	}
	if err := t.spoke(ctx, &th); err != nil {
		return th, err
	}
	if c.Note != "" {
		th.Lines = append(th.Lines, claim.Line{ID: noteID, Speaker: claim.System, At: noted(c), Text: c.Note})
	}
	return th, nil
}

// noteID is what claims cite of the note of a call.
const noteID = "note"

func noted(c calls.Call) time.Time {
	if c.WrappedAt != nil {
		return *c.WrappedAt
	}
	return *c.EndedAt
}

// spoke adds the program that spoke. Of a call its turns are all that is written of what was said; of a conversation the messages are.
func (t *Threads) spoke(ctx context.Context, th *Thread) error {
	held, found, err := t.talks.Last(ctx, th.RefID)
	if err != nil || !found {
		return err
	}
	th.AgentID, th.VersionID, th.Language, th.Entered.Ended = held.AgentID, held.VersionID, held.Language, held.Outcome
	if th.Kind == Conversation {
		return t.cite(ctx, th)
	}
	turns, err := t.talks.Turns(ctx, held.ID)
	for _, turn := range turns {
		th.turn(turn)
	}
	return err
}

// turn adds what was heard and said in a turn: two lines, each with a place of its own.
func (th *Thread) turn(turn talk.Turn) {
	if turn.Heard != "" {
		th.Heard = true
		th.Lines = append(th.Lines, claim.Line{ID: turn.ID + ".heard", Speaker: claim.Debtor, At: turn.CreatedAt, Text: turn.Heard})
	}
	if turn.Pressed != "" {
		th.Lines = append(th.Lines, claim.Line{ID: turn.ID + ".pressed", Speaker: claim.System, At: turn.CreatedAt, Text: turn.Pressed})
	}
	if turn.Said != "" {
		th.Lines = append(th.Lines, claim.Line{ID: turn.ID + ".said", Speaker: claim.Agent, At: turn.CreatedAt, Text: turn.Said, Cites: turn.Cites})
	}
}
