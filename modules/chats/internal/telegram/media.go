package telegram

import (
	"context"
	"errors"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// moving is how long a file may take on its way.
const moving = 2 * time.Minute

// Fetch implements channel.Fetcher: the API tells, by the file's id, where it lies for an hour. What is larger than 20 MB it gives to no bot.
func (w *Way) Fetch(ctx context.Context, a channel.Account, r channel.Reference) (f channel.Fetched, err error) {
	b, err := w.bot(a.Secret)
	if err != nil {
		return f, err
	}
	file, err := b.GetFile(ctx, &bot.GetFileParams{FileID: r.ID})
	if errors.Is(err, bot.ErrorBadRequest) || errors.Is(err, bot.ErrorNotFound) {
		return f, channel.ErrGone
	}
	if err != nil {
		return f, err
	}
	asked, err := http.NewRequestWithContext(ctx, http.MethodGet, b.FileDownloadLink(file), nil)
	if err != nil {
		return f, err
	}
	answer, err := w.outside.With(outbound.Call{Path: "/file/bot{token}/{path}", Largest: channel.LargestFile + 1, Timeout: moving}).Do(asked)
	if err != nil {
		return f, err
	}
	if answer.StatusCode >= 300 {
		_ = answer.Body.Close() // it says why, and nobody reads it
		return f, channel.ErrGone
	}
	return channel.Fetched{Name: path.Base(file.FilePath), Content: answer.Body}, nil
}

// enclosed sends a file, what is said below it.
func (w *Way) enclosed(ctx context.Context, b *bot.Bot, m channel.Outgoing, text *bot.SendMessageParams) (string, error) {
	content, err := m.Files[0].Open(ctx)
	if err != nil {
		return "", err
	}
	defer func() { _ = content.Close() }() // it was read
	file := &models.InputFileUpload{Filename: m.Files[0].Name, Data: content}
	var sent *models.Message
	if strings.HasPrefix(m.Files[0].Type, "image/jp") || m.Files[0].Type == "image/png" {
		sent, err = b.SendPhoto(ctx, &bot.SendPhotoParams{ChatID: m.To, Photo: file, Caption: m.Text, ReplyParameters: text.ReplyParameters})
	} else {
		sent, err = b.SendDocument(ctx, &bot.SendDocumentParams{ChatID: m.To, Document: file, Caption: m.Text, ReplyParameters: text.ReplyParameters})
	}
	if err != nil {
		return "", refused(err)
	}
	return m.To + ":" + strconv.Itoa(sent.ID), nil
}
