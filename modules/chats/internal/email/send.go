package email

import (
	"context"
	"errors"
	"strconv"

	gomail "github.com/wneessen/go-mail"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Send implements channel.Way. The letter's id is made of the message's: an answer to it is known though we died before the server's word.
func (w *Way) Send(ctx context.Context, a channel.Account, m channel.Outgoing) (string, error) {
	b, err := boxOf(a)
	if err != nil {
		return "", failure(err, false)
	}
	letter, err := compose(ctx, b, m)
	if err != nil {
		return "", failure(err, false)
	}
	client, err := w.smtp(ctx, b)
	if err != nil {
		return "", failure(err, !errors.Is(err, ErrSMTPLogin))
	}
	err = client.Send(letter)
	_ = client.Close() // whether it has the letter is known
	if letter.IsDelivered() {
		return MessageID(m.ID, b.from.Address), nil
	}
	return "", unsent(err)
}

// MessageID is the id of a letter of ours, without brackets.
func MessageID(id, mailbox string) string { return id + "@" + domain(mailbox) }

// failure is why a letter did not come to its server.
func failure(err error, temporary bool) error {
	f := &channel.Failure{Code: "malformed", Text: err.Error(), Temporary: temporary}
	var known *errs.Error
	if errors.As(err, &known) {
		f.Code = known.Code
	}
	return f
}

// unsent tells what the server has refused from what cannot be known: whether it took a letter whose end it had, and of which it said nothing.
func unsent(err error) error {
	var e *gomail.SendError
	if !errors.As(err, &e) {
		return err
	}
	code := e.EnhancedStatusCode()
	switch {
	case code == "" && e.ErrorCode() > 0:
		code = strconv.Itoa(e.ErrorCode())
	case code == "" && e.Reason == gomail.ErrSMTPDataClose:
		return err
	case code == "":
		return &channel.Failure{Code: "broken_off", Text: err.Error(), Temporary: true}
	}
	return &channel.Failure{Code: code, Text: words(e), Temporary: e.IsTemp()}
}

// words are what the server said, without what the library says about it.
func words(e *gomail.SendError) string {
	text := e.Error()
	if letters := []rune(text); len(letters) > 300 {
		text = string(letters[:300])
	}
	return text
}
