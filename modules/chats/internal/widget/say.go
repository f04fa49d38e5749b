package widget

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// Line is a message as its thread shows it.
type Line struct {
	ID       string           `json:"id"`
	ClientID string           `json:"client_id" doc:"Of the visitor's own: what the window called it"`
	IsMine   bool             `json:"is_mine"`
	Sender   message.Sender   `json:"sender"`
	At       time.Time        `json:"at"`
	Text     string           `json:"text"`
	Buttons  []channel.Button `json:"buttons" doc:"Answers that can be tapped"`
	Files    []Attached       `json:"files"`
}

// Thread is a part of a thread.
type Thread struct {
	Lines  []Line `json:"lines" doc:"The oldest first"`
	More   string `json:"more" doc:"Goes into before for what was written before; empty for no more"`
	Unread int    `json:"unread"`
}

// Said is what a visitor writes.
type Said struct {
	ClientID string `json:"client_id" pattern:"^[A-Za-z0-9-]{8,64}$" doc:"The same again is the same message"`
	Text     string `json:"text" minLength:"1" maxLength:"4000"`
	Language string `json:"language,omitempty" enum:"es,en,pt" doc:"In which they are written to"`
	Tapped   string `json:"tapped,omitempty" maxLength:"100" doc:"Button that was tapped"`
	About    *About `json:"about,omitempty" doc:"What was asked before the first message"`
}

// About is what a visitor says of themselves. Nobody has proved it, and nothing is linked by it.
type About struct {
	Name  string `json:"name,omitempty" maxLength:"80"`
	Phone string `json:"phone,omitempty" maxLength:"30"`
	Email string `json:"email,omitempty" maxLength:"120"`
}

// Read is a part of the visitor's thread.
func (s *Service) Read(ctx context.Context, h here, v visit, before string) (t Thread, err error) {
	t.Lines = []Line{}
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return t, nil
	}
	if err != nil {
		return t, err
	}
	all, err := s.Store.thread(ctx, who.ID, before)
	if err != nil {
		return t, err
	}
	if len(all) > mostShown {
		all = all[:mostShown]
		t.More = all[mostShown-1].ID
	}
	for n := len(all) - 1; n >= 0; n-- {
		t.Lines = append(t.Lines, lineOf(all[n]))
	}
	waiting, err := s.Store.unread(ctx, who.ID)
	t.Unread = len(waiting)
	return t, err
}

func lineOf(m message.Message) Line {
	l := Line{ID: m.ID, IsMine: m.Direction == message.In, Sender: m.Sender, At: m.At, Text: m.Text, Buttons: []channel.Button{}, Files: []Attached{}}
	if l.IsMine {
		l.ClientID, _, _ = strings.Cut(m.ProviderID, "@")
	}
	for _, f := range m.Files {
		l.Files = append(l.Files, attachedOf(f))
	}
	buttons, _ := m.Data["buttons"].([]any)
	for _, b := range buttons {
		one, _ := b.(map[string]any)
		id, _ := one["id"].(string)
		title, _ := one["title"].(string)
		l.Buttons = append(l.Buttons, channel.Button{ID: id, Title: title})
	}
	return l
}

// Say takes what a visitor writes, once, however often it is sent.
func (s *Service) Say(ctx context.Context, h here, v visit, said Said) error {
	if err := s.mayWrite(ctx, h, v); err != nil {
		return err
	}
	in := channel.Incoming{ProviderID: said.ClientID + "@" + v.Source, From: v.Source, At: s.Clock.Now(), Text: said.Text, Payload: said.Tapped}
	if said.About != nil && !v.isVouched() {
		in.Name = said.About.Name
	}
	err := s.DB.Within(ctx, func(ctx context.Context) error {
		if err := s.meet(ctx, h, in, said.Language); err != nil {
			return err
		}
		if err := s.Arrive.Take(ctx, h.inbox, in); err != nil {
			return err
		}
		return s.note(ctx, h, v, said)
	})
	if err == nil {
		s.Hub.Changed(h.inbox.ID, v.Source) // their other windows
	}
	return err
}

// meet writes down in which language a visitor is written to.
func (s *Service) meet(ctx context.Context, h here, in channel.Incoming, language string) error {
	p, err := s.Persons.Meet(ctx, person.Person{InboxID: h.inbox.ID, SourceID: in.From, Name: in.Name, Language: language})
	if err != nil || language == "" || p.Language == language {
		return err
	}
	p.Language = language
	return storage.Update(ctx, s.DB, &p, p.Version)
}

// mayWrite holds visitors to what is theirs: whoever writes for the first time is counted to the place they write from.
func (s *Service) mayWrite(ctx context.Context, h here, v visit) error {
	who := whose(h.inbox.ID, v.Source)
	if err := s.gates.writes.Pass(who); err != nil {
		return err
	}
	if err := s.gates.inbox.Pass(h.inbox.ID); err != nil {
		return err
	}
	_, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return s.gates.newcomer.Pass(throttle.Place(principal.Must(ctx).Address))
	}
	return err
}

// note writes down what a visitor has said of themselves, for those who answer.
func (s *Service) note(ctx context.Context, h here, v visit, said Said) error {
	if said.About == nil || said.About.Phone == "" && said.About.Email == "" {
		return nil
	}
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if err != nil {
		return err
	}
	c, err := s.Conversations.Latest(ctx, who.ID)
	if err != nil {
		return err
	}
	text := strings.Trim(said.About.Phone+" · "+said.About.Email, " ·")
	m := message.Message{
		ConversationID: c.ID, InboxID: h.inbox.ID, Direction: message.Within, Kind: message.Activity, Sender: message.Debtor, At: s.Clock.Now(),
		Text: text, State: channel.Read, ProviderID: "about:" + v.Source, Data: map[string]any{"event": message.About}, // no search leads to it
	}
	_, err = s.Messages.Keep(ctx, &m)
	return err
}
