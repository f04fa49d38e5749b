package conversation

import (
	"context"
	"errors"
	"regexp"
	"strconv"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// OfLetter is the conversation with somebody that a letter of theirs is of: that of a letter which it names, else that whose number its subject
// bears. It joins none of somebody else: whoever has heard of a letter's id, or says that they are another, does not come into their
// conversation. It fails with ErrNotFound.
func (s *Store) OfLetter(ctx context.Context, personID string, in channel.Incoming) (c Conversation, err error) {
	theirs := storage.Where("person_id = ?", personID)
	latest := storage.Sorted("last_at DESC, id DESC")
	if len(in.Thread) > 0 {
		c, err = storage.Lock[Conversation](ctx, s.db, theirs, latest, storage.Where("thread IN ?", in.Thread))
		if errors.Is(err, ErrNotFound) {
			c, err = storage.Lock[Conversation](ctx, s.db, theirs, latest, bearing(in.Thread))
		}
		if !errors.Is(err, ErrNotFound) {
			return c, err
		}
	}
	number := numbered(in.Subject)
	if number == 0 {
		return c, ErrNotFound
	}
	return storage.Lock[Conversation](ctx, s.db, theirs, storage.Where("number = ?", number))
}

// bearing narrows to conversations in which a letter has one of some ids.
func bearing(ids []string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		letters := fresh(tx).Model(&message.Message{}).Select("1").Where("messages.conversation_id = conversations.id AND messages.provider_id IN ?", ids)
		return tx.Where("EXISTS (?)", letters)
	}
}

var token = regexp.MustCompile(`\[#(\d{1,12})\]`)

// numbered is the number that a subject bears; 0 for none.
func numbered(subject string) (number int64) {
	if found := token.FindStringSubmatch(subject); found != nil {
		number, _ = strconv.ParseInt(found[1], 10, 64) // digits alone
	}
	return number
}

// Noticed is what a letter makes of the conversation that a program wrote: nobody waits for an answer to it.
func (c *Conversation) Noticed(at time.Time, text string) { c.last(at, text, true) }

// receive takes a message of theirs.
func (c *Conversation) receive(m message.Message) {
	if m.IsAutomatic() {
		c.Noticed(m.At, m.Text)
		return
	}
	c.Received(m.At, m.Short())
}
