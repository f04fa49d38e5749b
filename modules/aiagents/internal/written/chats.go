package written

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/chats"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Chats are conversations as the module that has them shows them.
type Chats struct{ client *chats.ClientWithResponses }

// NewChats asks over the host.
func NewChats(host *ask.Host) (*Chats, error) {
	client, err := chats.NewClientWithResponses("/", chats.WithHTTPClient(host))
	return &Chats{client}, err
}

// conversation is one, as it stands.
type conversation struct {
	ID       string
	AgentID  string // empty when people answer
	DebtorID string
}

// message is one of theirs.
type message struct{ ID, Text string }

func itself(ctx context.Context) context.Context { return ask.Itself(ctx, "aiagents") }

func (c *Chats) get(ctx context.Context, id string) (conversation, error) {
	got, err := c.client.ConversationsGetWithResponse(itself(ctx), id)
	if err != nil {
		return conversation{}, err
	}
	found := conversation{ID: id, DebtorID: got.JSON200.Data.DebtorId}
	if got.JSON200.Data.Status == chats.Pending {
		found.AgentID = got.JSON200.Data.AgentId
	}
	return found, nil
}

// mostRead is how many of the latest messages are looked at: who writes more before an answer comes is read from there.
const mostRead = 50

// heard are the messages of theirs since the one that was answered last, the oldest first; anew, or without one, those alone since somebody of
// ours wrote.
func (c *Chats) heard(ctx context.Context, id, since string, anew bool) (all []message, err error) {
	size, sort := int64(mostRead), "-at"
	got, err := c.client.ConversationsMessagesWithResponse(itself(ctx), id, &chats.ConversationsMessagesParams{PageSize: &size, Sort: &sort})
	if err != nil {
		return nil, err
	}
	for _, m := range got.JSON200.Data {
		if m.Id == since || (anew || since == "") && m.Direction == chats.Out {
			break
		}
		if m.Direction == chats.In && m.Sender == chats.MessageSenderDebtor {
			all = append(all, message{m.Id, m.Text})
		}
	}
	slices.Reverse(all)
	return all, nil
}

// errBehind is that they have written since; errOff that people answer now.
var (
	errBehind = errors.New("they have written since")
	errOff    = errors.New("people answer now")
)

func (c *Chats) say(ctx context.Context, t talk.Taken, answers string) error {
	var buttons []chats.ChannelButton
	for _, title := range t.Buttons {
		buttons = append(buttons, chats.ChannelButton{Id: title, Title: title})
	}
	body := chats.SayInputBody{AgentId: t.Talk.AgentID, VersionId: t.Talk.VersionID, AgentName: &t.Name, Answers: answers, Text: strings.Join(t.Parts, "\n\n"), Buttons: &buttons}
	_, err := c.client.ConversationsAgentSayWithResponse(itself(ctx), t.Talk.RefID, &chats.ConversationsAgentSayParams{IdempotencyKey: t.ID + ":" + answers}, body)
	return known(err)
}

// typing shows that an answer is on its way; that it cannot be shown stops nothing.
func (c *Chats) typing(ctx context.Context, id, agentID string) {
	_, _ = c.client.ConversationsAgentTypingWithResponse(itself(ctx), id, chats.TypeInputBody{AgentId: agentID})
}

// under has something be done once for a key.
func under(key string) chats.RequestEditorFn {
	return func(_ context.Context, r *http.Request) error {
		r.Header.Set("Idempotency-Key", key)
		return nil
	}
}

func (c *Chats) handOver(ctx context.Context, id, agentID string, reason word.Reason, summary string, once ...chats.RequestEditorFn) error {
	body := chats.HandInputBody{AgentId: &agentID, Reason: chats.HandInputBodyReason(reason), Summary: &summary, To: chats.HandInputBodyToPeople}
	_, err := c.client.ConversationsHandoffWithResponse(itself(ctx), id, nil, body, once...)
	return known(err)
}

func (c *Chats) resolve(ctx context.Context, t talk.Talk, summary string, once chats.RequestEditorFn) error {
	body := chats.AgentEnded{AgentId: t.AgentID, VersionId: &t.VersionID, Outcome: string(t.Outcome), Summary: &summary}
	_, err := c.client.ConversationsAgentResolveWithResponse(itself(ctx), t.RefID, body, once)
	return known(err)
}

// known tells what an answer is refused for.
func known(err error) error {
	var refused *errs.Error
	switch {
	case !errors.As(err, &refused):
		return err
	case refused.Code == "chats.agent_behind":
		return errBehind
	case refused.Code == "chats.agent_off" || refused.Kind == errs.NotFound:
		return errOff
	default:
		return err
	}
}
