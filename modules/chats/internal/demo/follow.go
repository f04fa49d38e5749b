package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// errNobody says that the book has nobody yet.
var errNobody = errors.New("no debtors yet")

// patience is how long it is waited before the book of debtors is asked again.
const patience = 300 * time.Millisecond

// Follow plants the conversations of each tenant as soon as its debtors are known: their module may start later than this one.
func (o *Office) Follow(ctx context.Context, demo sdk.DemoSeed) {
	for _, tenant := range demo.Tenants {
		own := principal.With(ctx, principal.System(tenant.ID, "chats"))
		for err := o.tell(own, tenant); err != nil; err = o.tell(own, tenant) {
			o.Log.DebugContext(own, "the conversations of the demo wait", "error", err)
			select {
			case <-ctx.Done():
				return
			case <-time.After(patience):
			}
		}
	}
}

// strangers are the conversations that are there before it is known who the debtors are.
const strangers = 1

// tell plants what a tenant has written with its debtors, once.
func (o *Office) tell(ctx context.Context, tenant sdk.DemoTenant) error {
	_, there, err := o.Conversations.List(ctx, conversation.Filter{}, page.Params{Page: 1, PageSize: 1})
	if err != nil || there.Total > strangers {
		return err
	}
	debtors, err := o.Book.Worked(ctx, len(scripts))
	if err != nil || len(debtors) == 0 {
		return errors.Join(err, errNobody)
	}
	c, err := o.company(ctx, tenant)
	if err != nil {
		return err
	}
	return o.DB.Within(ctx, func(ctx context.Context) error {
		for n := len(scripts) - 1; n >= 0; n-- {
			if err := o.play(ctx, c, scripts[n], debtors[n%len(debtors)], n); err != nil {
				return err
			}
		}
		return nil
	})
}

// company is a demo tenant, as far as its conversations go.
type company struct {
	team    []string
	inboxes map[channel.Kind]inbox.Inbox
	labels  map[string]string // ids by name
}

func (o *Office) company(ctx context.Context, tenant sdk.DemoTenant) (c company, err error) {
	c = company{inboxes: map[channel.Kind]inbox.Inbox{}, labels: map[string]string{}}
	for _, user := range tenant.Users {
		if user.Role == "cashier" || user.Role == "manager" {
			c.team = append(c.team, user.ID)
		}
	}
	all, err := o.Inboxes.All(ctx)
	for _, i := range all {
		c.inboxes[i.Channel] = i
	}
	if err != nil {
		return c, err
	}
	known, err := o.Labels.All(ctx)
	for _, l := range known {
		c.labels[l.Name] = l.ID
	}
	return c, err
}

// answers is who answers a debtor: whoever works them, where they are of the team.
func (c company) answers(d contacts.Debtor, n int) string {
	for _, id := range c.team {
		if id == d.AssigneeID {
			return id
		}
	}
	if len(c.team) == 0 {
		return ""
	}
	return c.team[n%len(c.team)]
}

// play plants one conversation, as it went.
func (o *Office) play(ctx context.Context, c company, s script, d contacts.Debtor, n int) error {
	end := o.Clock.Now().Add(-s.ago)
	begin := end.Add(-time.Duration(len(s.lines)-1) * 3 * time.Minute)
	ctx = clock.With(ctx, clock.NewPast(begin))
	i := c.inboxes[s.on]
	p, err := o.meet(ctx, i, s, d, n)
	if err != nil {
		return err
	}
	who := c.answers(d, n)
	talk, err := o.Conversations.Of(ctx, i, p, channel.Incoming{At: begin, Subject: subject(s)})
	for at := 0; err == nil && at < len(s.lines); at++ {
		err = o.say(ctx, talk.ID, s, at, who, begin.Add(time.Duration(at)*3*time.Minute))
	}
	if err != nil {
		return err
	}
	return o.settle(ctx, c, s, talk.ID, who, end)
}

func subject(s script) string {
	if s.on == channel.Email {
		return map[string]string{"es": "Su cuenta", "en": "Your account", "pt": "Sua conta"}[s.language]
	}
	return ""
}

// meet is the debtor as an inbox knows them.
func (o *Office) meet(ctx context.Context, i inbox.Inbox, s script, d contacts.Debtor, n int) (person.Person, error) {
	address := fmt.Sprintf("+598990%05d", 52000+41*n)
	switch s.on {
	case channel.Email:
		address = fmt.Sprintf("deudor%02d@example.com", n)
	case channel.Widget, channel.Telegram:
		address = ""
	case channel.WhatsApp, channel.SMS:
	}
	return o.Persons.Meet(ctx, person.Person{
		InboxID: i.ID, SourceID: fmt.Sprintf("demo-%d", n), Name: d.Name, Address: address, DebtorID: d.ID, PortfolioID: d.PortfolioID,
		LinkedBy: person.Hand, Language: s.language,
	})
}

// say plants one line.
func (o *Office) say(ctx context.Context, conversationID string, s script, n int, who string, at time.Time) error {
	text := s.lines[n].text
	m := message.Message{
		ConversationID: conversationID, Kind: message.Text, At: at, Text: text, TextKey: namekey.Of(text), State: channel.Read, Data: map[string]any{},
	}
	c, err := o.Conversations.Any(ctx, conversationID)
	if err != nil {
		return err
	}
	m.InboxID, m.Direction, m.Sender, m.SenderID = c.InboxID, message.Out, message.User, who
	switch s.lines[n].who {
	case '<':
		m.Direction, m.Sender, m.SenderID = message.In, message.Debtor, ""
	case '*':
		m.Direction, m.Kind = message.Within, message.Note
	default:
		m.SentAt, m.DeliveredAt, m.ReadAt = &at, &at, &at
	}
	if err := storage.Insert(ctx, o.DB, &m); err != nil {
		return err
	}
	if err := o.Messages.Index(ctx, m); err != nil {
		return err
	}
	if m.Direction == message.In {
		return o.Conversations.Hear(ctx, c, m, conversation.Turn{})
	}
	_, err = o.Conversations.Say(ctx, m)
	return err
}

// settle puts a conversation where it stands.
func (o *Office) settle(ctx context.Context, c company, s script, id, who string, end time.Time) error {
	talk, err := storage.Lock[conversation.Conversation](ctx, o.DB, storage.ByID(id))
	if err != nil {
		return err
	}
	before := talk
	talk.Priority = s.priority
	if !s.nobody {
		talk.AssigneeID = who
	}
	monday := end.Add(72 * time.Hour)
	if s.status != open {
		if err := talk.Move(s.status, &monday, end); err != nil {
			return err
		}
		talk.Unread = 0
	}
	if s.status == resolved && s.on == channel.WhatsApp {
		talk.Rating = 3 + int(talk.Number%3)
	}
	if err := o.Conversations.Stand(ctx, before, &talk, end); err != nil || s.label < 0 {
		return err
	}
	_, err = o.Conversations.Bear(ctx, id, []string{c.labels[labels[s.label].Name]})
	return err
}
