package thread

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/chats"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
)

// mostPages bounds what is read of one conversation, the latest first, a hundred messages each.
const mostPages = 5

// speakers are who writes, as chats call them.
var speakers = map[chats.MessageSender]claim.Speaker{"debtor": claim.Debtor, "user": claim.Person, "agent": claim.Agent, "system": claim.System}

func (t *Threads) conversation(ctx context.Context, id string, since time.Time) (Thread, error) {
	got, err := t.chats.ConversationsGetWithResponse(ctx, id)
	if err != nil {
		return Thread{}, err
	}
	c := got.JSON200.Data
	th := Thread{
		Kind: Conversation, RefID: c.Id, Round: int(c.Round), DebtorID: c.DebtorId, PortfolioID: c.PortfolioId, UserID: c.AssigneeId, AgentID: c.AgentId,
		Channel: string(c.Channel), EndedAt: c.LastAt,
	}
	if c.ResolvedAt != nil {
		th.EndedAt = *c.ResolvedAt
	}
	if err := t.messages(ctx, &th, since); err != nil {
		return th, err
	}
	return th, t.spoke(ctx, &th)
}

// messages reads what was written since a moment, and puts it in its order.
func (t *Threads) messages(ctx context.Context, th *Thread, since time.Time) error {
	size, cursor := int64(100), ""
	for range mostPages {
		params := chats.ConversationsMessagesParams{PageSize: &size}
		if cursor != "" {
			params.Cursor = &cursor
		}
		got, err := t.chats.ConversationsMessagesWithResponse(ctx, th.RefID, &params)
		if err != nil {
			return err
		}
		for _, m := range got.JSON200.Data {
			th.take(m, since)
		}
		if got.JSON200.Meta.Next == nil || *got.JSON200.Meta.Next == "" {
			break
		}
		cursor = *got.JSON200.Meta.Next
	}
	slices.SortStableFunc(th.Lines, func(a, b claim.Line) int { return a.At.Compare(b.At) })
	th.BegunAt = th.EndedAt
	if len(th.Lines) > 0 {
		th.BegunAt = th.Lines[0].At
	}
	return nil
}

// take adds a message of the round. What happened to the conversation is no word of anybody's.
func (th *Thread) take(m chats.Message, since time.Time) {
	if !m.At.After(since) || m.Text == "" || m.Kind != "text" && m.Kind != "template" && m.Kind != "note" {
		return
	}
	line := claim.Line{ID: m.Id, Speaker: speakers[m.Sender], At: m.At, Text: m.Text}
	if m.Kind == "note" {
		line.Speaker = claim.System
	}
	if m.Sender == "user" && th.UserID == "" {
		th.UserID = m.SenderId
	}
	th.Heard = th.Heard || line.Speaker == claim.Debtor
	th.Lines = append(th.Lines, line)
}
