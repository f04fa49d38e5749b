// Package telegram speaks with the Bot API of Telegram.
package telegram

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Way is the way. Safe for concurrent use.
type Way struct {
	outside *outbound.Client
	api     string
}

// New speaks with the API at an address.
func New(outside *outbound.Client, api string) *Way { return &Way{outside, api} }

func (w *Way) bot(token string) (*bot.Bot, error) {
	client := w.outside.With(outbound.Call{Path: "/bot{token}/{method}"}).HTTP()
	return bot.New(token, bot.WithServerURL(w.api), bot.WithSkipGetMe(), bot.WithHTTPClient(time.Minute, client))
}

// Prove implements channel.Way.
func (w *Way) Prove(ctx context.Context, a channel.Account) (string, error) {
	b, err := w.bot(a.Secret)
	if err != nil {
		return "", channel.ErrCredentials
	}
	me, err := b.GetMe(ctx)
	switch {
	case errors.Is(err, bot.ErrorUnauthorized), errors.Is(err, bot.ErrorNotFound), errors.Is(err, bot.ErrorForbidden):
		return "", channel.ErrCredentials
	case err != nil:
		return "", channel.ErrUnreachable
	}
	return "@" + me.Username, nil
}

// Announce implements channel.Announcer: Telegram is told where to bring what people write.
func (w *Way) Announce(ctx context.Context, a channel.Account, sign string) error {
	b, err := w.bot(a.Secret)
	if err != nil {
		return channel.ErrCredentials
	}
	_, err = b.SetWebhook(ctx, &bot.SetWebhookParams{URL: a.Back, SecretToken: sign, AllowedUpdates: []string{"message", "edited_message", "callback_query"}})
	if err != nil {
		return channel.ErrUnreachable
	}
	return nil
}

// Send implements channel.Way.
func (w *Way) Send(ctx context.Context, a channel.Account, m channel.Outgoing) (string, error) {
	b, err := w.bot(a.Secret)
	if err != nil {
		return "", &channel.Failure{Code: "token", Text: "the token is none"}
	}
	params := &bot.SendMessageParams{ChatID: m.To, Text: m.Text}
	_, answered, _ := strings.Cut(m.ReplyTo, ":")
	if at, err := strconv.Atoi(answered); err == nil {
		params.ReplyParameters = &models.ReplyParameters{MessageID: at, AllowSendingWithoutReply: true}
	}
	if len(m.Files) > 0 {
		return w.enclosed(ctx, b, m, params)
	}
	if len(m.Buttons) > 0 {
		params.ReplyMarkup = keys(m.Buttons)
	}
	sent, err := b.SendMessage(ctx, params)
	if err != nil {
		return "", refused(err)
	}
	return m.To + ":" + strconv.Itoa(sent.ID), nil
}

func keys(buttons []channel.Button) *models.InlineKeyboardMarkup {
	rows := make([][]models.InlineKeyboardButton, len(buttons))
	for n, b := range buttons {
		rows[n] = []models.InlineKeyboardButton{{Text: b.Title, CallbackData: b.ID}}
	}
	return &models.InlineKeyboardMarkup{InlineKeyboard: rows}
}

// refused tells what Telegram has refused from what cannot be known.
func refused(err error) error {
	var much *bot.TooManyRequestsError
	var moved *bot.MigrateError
	switch {
	case errors.As(err, &much):
		return &channel.Failure{Code: "429", Text: much.Message, Temporary: true}
	case errors.As(err, &moved):
		return &channel.Failure{Code: "400", Text: moved.Message}
	}
	for kind, code := range map[error]string{bot.ErrorForbidden: "403", bot.ErrorBadRequest: "400", bot.ErrorUnauthorized: "401", bot.ErrorNotFound: "404"} {
		if errors.Is(err, kind) {
			return &channel.Failure{Code: code, Text: err.Error(), Account: code == "401"}
		}
	}
	return err
}
