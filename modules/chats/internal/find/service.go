// Package find searches all that was written, as whoever asks may see it.
package find

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service searches.
type Service struct {
	db            *storage.DB
	conversations *conversation.Store
	messages      *message.Store
}

// NewService searches messages.
func NewService(db *storage.DB, conversations *conversation.Store, messages *message.Store) *Service {
	return &Service{db, conversations, messages}
}

// Match is a message that was found.
type Match struct {
	Conversation conversation.Conversation `json:"conversation"`
	Message      message.Message           `json:"message"`
	Excerpt      string                    `json:"excerpt" doc:"Where in the message the words stand"`
}

// Found is what a search found.
type Found struct {
	Matches []Match `json:"matches" doc:"The latest first"`
	IsWhole bool    `json:"is_whole" doc:"There is no more; else further words narrow it"`
}

// What a search looks at, and shows.
const (
	mostShown = 50
	fewRead   = mostShown + 1
	mostRead  = 2000
)

// Messages are the messages that have all words of a text, or words that begin so.
func (s *Service) Messages(ctx context.Context, text string) (f Found, err error) {
	f = Found{Matches: []Match{}, IsWhole: true}
	words := message.Sought(text)
	if len(words) == 0 {
		return f, nil
	}
	err = s.db.Read(ctx, func(ctx context.Context, _ *gorm.DB) error { return s.find(ctx, &f, words) }) // one snapshot for all of it
	return f, err
}

func (s *Service) find(ctx context.Context, f *Found, words []string) (err error) {
	var found []message.Message
	for _, most := range []int{fewRead, mostRead} { // more are read where the caller may not see most of the first
		if found, f.IsWhole, err = s.said(ctx, words, most); err != nil || f.IsWhole || len(found) >= mostShown {
			break
		}
	}
	if err != nil {
		return err
	}
	f.IsWhole = f.IsWhole && len(found) <= mostShown
	return s.show(ctx, f, found[:min(len(found), mostShown)], words)
}

// said are those of the latest messages with some words that the caller may see, and whether there are no older ones.
func (s *Service) said(ctx context.Context, words []string, most int) (found []message.Message, whole bool, err error) {
	ids, err := s.messages.Said(ctx, words, most)
	if err != nil || len(ids) == 0 {
		return nil, true, err
	}
	found, err = s.messages.Some(ctx, ids, Seen(ctx))
	found = slices.DeleteFunc(found, func(m message.Message) bool { return !m.Says(words) })
	return found, len(ids) < most, err
}

// Seen narrows messages to those of conversations that the caller may see.
func Seen(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		of := tx.Session(&gorm.Session{NewDB: true}).Model(&conversation.Conversation{}).Select("1").Where("conversations.id = messages.conversation_id")
		return tx.Where("EXISTS (?)", conversation.Reached(ctx)(of))
	}
}

func (s *Service) show(ctx context.Context, f *Found, found []message.Message, words []string) error {
	ids := make([]string, len(found))
	for n, m := range found {
		ids[n] = m.ConversationID
	}
	all, err := s.conversations.Some(ctx, ids)
	if err != nil {
		return err
	}
	by := map[string]conversation.Conversation{}
	for _, c := range all {
		by[c.ID] = c
	}
	for _, m := range message.Shown(ctx, found) {
		f.Matches = append(f.Matches, Match{by[m.ConversationID], m, excerpt(m.Text, words)})
	}
	return nil
}

// around is how much of a text stands about the word that was found, in runes.
const around = 60

// excerpt is where in a text the first of some folded words stands.
func excerpt(text string, words []string) string {
	fields := strings.Fields(text)
	at := 0
	for n, field := range fields {
		if begins(namekey.Of(field), words) {
			at = n
			break
		}
	}
	from := at
	for size := 0; from > 0 && size < around; from-- {
		size += len([]rune(fields[from-1])) + 1
	}
	return cut(strings.Join(fields[from:], " "), from > 0)
}

func begins(key string, words []string) bool {
	for part := range strings.FieldsSeq(key) {
		for _, word := range words {
			if strings.HasPrefix(part, word) {
				return true
			}
		}
	}
	return false
}

func cut(text string, behind bool) string {
	if behind {
		text = "… " + text
	}
	if runes := []rune(text); len(runes) > 3*around {
		return string(runes[:3*around]) + "…"
	}
	return text
}
