// Package rating asks those who wrote how satisfied they were, once it is resolved, in the channel itself, and takes what they say.
package rating

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Service asks, and takes answers.
type Service struct {
	conversations *conversation.Service
	inboxes       *inbox.Store
	persons       *person.Store
	outgoing      *outgoing.Service
	phrases       *phrase.Book
	clock         clock.Clock
}

// NewService asks in the words of a book.
func NewService(conversations *conversation.Service, inboxes *inbox.Store, persons *person.Store, o *outgoing.Service, phrases *phrase.Book, c clock.Clock) *Service {
	return &Service{conversations, inboxes, persons, o, phrases, c}
}

// AskOnceResolved has those be asked whose conversation is resolved.
func AskOnceResolved(conversations *conversation.Service, s *Service) {
	conversations.OnStatus(s.resolved)
}

func (s *Service) resolved(ctx context.Context, _, c conversation.Conversation) error {
	if c.Status != conversation.Resolved || c.Rating > 0 || c.FirstReplyAt == nil || !c.MayWrite(s.clock.Now()) { // who was not answered has nothing to say
		return nil
	}
	i, err := s.inboxes.Any(ctx, c.InboxID)
	if err != nil || !i.AsksRating {
		return err
	}
	since := s.clock.Now().AddDate(0, 0, -s.phrases.Chosen(ctx).RatingDays)
	if asked, err := s.conversations.AskRating(ctx, c, since); err != nil || !asked {
		return err
	}
	who, err := s.persons.Get(ctx, c.PersonID)
	if err != nil {
		return err
	}
	_, err = s.outgoing.Tell(ctx, c.ID, s.question(ctx, c, who))
	return err
}

// taps are the ways on which an answer can be tapped.
var taps = map[channel.Kind]bool{channel.WhatsApp: true, channel.Telegram: true, channel.Widget: true}

func (s *Service) question(ctx context.Context, c conversation.Conversation, who person.Person) outgoing.Words {
	w := outgoing.Words{Text: s.phrases.Say(ctx, who.Language, phrase.RateText), Kind: message.Rating, About: "rating"}
	if !taps[c.Channel] {
		return w
	}
	w.Text = s.phrases.Say(ctx, who.Language, phrase.Rate)
	for n := best; n > 0; n-- {
		w.Buttons = append(w.Buttons, channel.Button{ID: prefix + strconv.Itoa(n), Title: strconv.Itoa(n) + " " + strings.Repeat("★", n)})
	}
	return w
}

const (
	best    = 5
	prefix  = "rating:"
	answers = 48 * time.Hour   // how long a number alone is an answer
	comment = 15 * time.Minute // how long what follows is a word on it
)

// Read is what a message says of how satisfied they are: a number, or, after one, a word on it.
func Read(c conversation.Conversation, in channel.Incoming) (stars int, text string, is bool) {
	if c.RatingAsked == nil || in.At.Sub(*c.RatingAsked) > answers || len(in.Files) > 0 {
		return 0, "", false
	}
	if c.Rating > 0 {
		word := c.Status == conversation.Resolved && c.RatingText == "" && in.Payload == "" && in.Text != "" && in.At.Sub(c.LastAt) < comment
		return 0, in.Text, word
	}
	said := strings.Trim(in.Text, " .!¡\t\n")
	if tapped, is := strings.CutPrefix(in.Payload, prefix); is {
		said = tapped
	} else if c.Status != conversation.Resolved {
		return 0, "", false
	}
	stars, err := strconv.Atoi(said)
	return stars, "", err == nil && len(said) == 1 && stars >= 1 && stars <= best
}

// Take takes such a message, in the transaction of ctx, which holds the conversation.
func (s *Service) Take(ctx context.Context, c conversation.Conversation, who person.Person, m message.Message, stars int, text string) error {
	err := s.conversations.Overhear(ctx, c, m, func(c *conversation.Conversation) {
		if stars > 0 {
			c.Rating = stars
		} else {
			c.RatingText = text
			c.Unread++ // whoever wrote more than a number wants it to be read
		}
	})
	if err != nil || stars == 0 {
		return err
	}
	_, err = s.outgoing.Tell(ctx, c.ID, outgoing.Words{Text: s.phrases.Say(ctx, who.Language, phrase.Thanks), About: "rating"})
	return err
}
