package telegram

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"github.com/go-telegram/bot/models"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrMalformed refuses a delivery that is none of Telegram's.
var ErrMalformed = errs.New(errs.BadRequest, "malformed")

// Read reads an update: a message of one person, or the button that they tapped. What else there is says nothing to us.
func Read(body []byte) (all []channel.Incoming, err error) {
	var u models.Update
	if json.Unmarshal(body, &u) != nil || u.ID == 0 {
		return nil, ErrMalformed
	}
	switch {
	case u.Message != nil && u.Message.Chat.Type == models.ChatTypePrivate:
		return []channel.Incoming{incoming(*u.Message)}, nil
	case u.CallbackQuery != nil:
		return []channel.Incoming{tapped(*u.CallbackQuery)}, nil
	}
	return nil, nil
}

func incoming(m models.Message) channel.Incoming {
	chat := strconv.FormatInt(m.Chat.ID, 10)
	in := channel.Incoming{
		ProviderID: chat + ":" + strconv.Itoa(m.ID), From: chat, Name: strings.TrimSpace(m.Chat.FirstName + " " + m.Chat.LastName),
		At: time.Unix(int64(m.Date), 0).UTC(), Text: m.Text + m.Caption, Files: files(m),
	}
	if m.ReplyToMessage != nil {
		in.ReplyTo = chat + ":" + strconv.Itoa(m.ReplyToMessage.ID)
	}
	if m.Contact != nil && m.From != nil && m.Contact.UserID == m.From.ID { // their own number, which Telegram vouches for
		in.Address = "+" + strings.TrimPrefix(m.Contact.PhoneNumber, "+")
	}
	return in
}

func tapped(q models.CallbackQuery) channel.Incoming {
	return channel.Incoming{
		ProviderID: "tap:" + q.ID, From: strconv.FormatInt(q.From.ID, 10), Name: strings.TrimSpace(q.From.FirstName + " " + q.From.LastName),
		Payload: q.Data,
	}
}

// files are what is attached; of a picture the largest.
func files(m models.Message) (all []channel.Reference) {
	if n := len(m.Photo); n > 0 {
		all = append(all, channel.Reference{ID: m.Photo[n-1].FileID, Type: "image/jpeg", Size: int64(m.Photo[n-1].FileSize)})
	}
	if d := m.Document; d != nil {
		all = append(all, channel.Reference{ID: d.FileID, Name: d.FileName, Type: d.MimeType, Size: d.FileSize})
	}
	if v := m.Voice; v != nil {
		all = append(all, channel.Reference{ID: v.FileID, Type: v.MimeType, Size: v.FileSize})
	}
	return all
}
