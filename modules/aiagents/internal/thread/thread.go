// Package thread gathers what there is of a call or a conversation: what was said and by whom, what was pressed and noted, what people entered.
// It asks the modules that keep it; it keeps nothing.
package thread

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/calls"
	"github.com/recobro/recobro/modules/aiagents/internal/chats"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/portfolios"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Kind is what is analysed.
type Kind string

// The kinds.
const (
	Call         Kind = "call"
	Conversation Kind = "conversation"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Call, Conversation} }

// ErrGoing refuses to analyse what still goes on.
var ErrGoing = errs.New(errs.Conflict, "aiagents.analysis_going")

// ErrNone is that nobody was spoken with: it was a test.
var ErrNone = errs.New(errs.NotFound, "aiagents.analysis_of_test")

// Thread is one of them.
type Thread struct {
	Kind        Kind
	RefID       string
	Round       int // of a conversation: how often they have written anew; 1 for calls
	DebtorID    string
	PortfolioID string
	UserID      string // who held it, of ours
	AgentID     string // program that spoke
	VersionID   string
	Language    word.Language
	Channel     string
	BegunAt     time.Time
	EndedAt     time.Time
	Lines       []claim.Line
	Heard       bool // there are words of theirs, so that what was said can be known
	Entered     Entered
}

// Entered is what people, or a program's tools, have entered.
type Entered struct {
	Disposition string       `json:"disposition" doc:"Code of the outcome that was entered; empty for none"`
	Outcome     word.Outcome `json:"outcome" doc:"What that comes to"`
	PromiseID   string       `json:"promise_id"`
	Amount      int64        `json:"amount" doc:"Minor units"`
	Currency    string       `json:"currency"`
	Day         civil.Day    `json:"day"`
	Ended       word.Outcome `json:"ended" doc:"How the program's talk ended; empty without one"`
}

// Threads gathers them.
type Threads struct {
	chats      *chats.ClientWithResponses
	calls      *calls.ClientWithResponses
	portfolios *portfolios.ClientWithResponses
	talks      *talk.Store
}

// New asks over the host.
func New(host *ask.Host, talks *talk.Store) (*Threads, error) {
	written, err := chats.NewClientWithResponses("/", chats.WithHTTPClient(host))
	if err != nil {
		return nil, err
	}
	spoken, err := calls.NewClientWithResponses("/", calls.WithHTTPClient(host))
	if err != nil {
		return nil, err
	}
	books, err := portfolios.NewClientWithResponses("/", portfolios.WithHTTPClient(host))
	return &Threads{written, spoken, books, talks}, err
}

// Of is a call or a conversation as whoever ctx asks for may see it, without what was entered. What was said before since is an earlier round's.
func (t *Threads) Of(ctx context.Context, kind Kind, id string, since time.Time) (Thread, error) {
	if kind == Call {
		return t.call(ctx, id)
	}
	return t.conversation(ctx, id, since)
}
