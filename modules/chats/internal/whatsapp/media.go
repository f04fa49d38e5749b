package whatsapp

import (
	"context"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// moving is how long a file may take on its way.
const moving = 2 * time.Minute

// Fetch implements channel.Fetcher: the API tells, by the file's id, where it lies for five minutes.
func (w *Way) Fetch(ctx context.Context, a channel.Account, r channel.Reference) (f channel.Fetched, err error) {
	var told struct {
		URL string `json:"url"`
	}
	answer, err := provider.Ask(ctx, w.outside, provider.Question{Method: http.MethodGet, URL: w.api + "/" + r.ID, Pattern: "/{media_id}", Authorization: "Bearer " + a.Secret})
	switch {
	case err != nil:
		return f, err
	case answer.Status == http.StatusBadRequest, answer.Status == http.StatusNotFound:
		return f, channel.ErrGone
	case answer.Status >= 300:
		return f, refused(answer)
	}
	if err := json.Unmarshal(answer.Body, &told); err != nil || told.URL == "" {
		return f, channel.ErrGone
	}
	return w.download(ctx, told.URL, a.Secret)
}

func (w *Way) download(ctx context.Context, url, token string) (f channel.Fetched, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return f, err
	}
	r.Header.Set("Authorization", "Bearer "+token)
	answer, err := w.outside.With(outbound.Call{Path: "/{media}", Largest: channel.LargestFile + 1, Timeout: moving}).Do(r)
	if err != nil {
		return f, err
	}
	if answer.StatusCode >= 300 {
		_ = answer.Body.Close() // it says why, and nobody reads it
		return f, channel.ErrGone
	}
	return channel.Fetched{Content: answer.Body}, nil
}

// upload gives a file to the API, and gives the id by which a message sends it. What fails has sent nothing: it may be tried again.
func (w *Way) upload(ctx context.Context, a channel.Account, f channel.File) (id string, err error) {
	content, err := f.Open(ctx)
	if err != nil {
		return "", err
	}
	defer func() { _ = content.Close() }() // it was read
	from, to := io.Pipe()
	form := multipart.NewWriter(to)
	go func() { to.CloseWithError(write(form, f, content)) }()
	defer func() { _ = from.Close() }() // whoever writes is let go
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, w.api+"/"+a.Settings["phone_number_id"]+"/media", from)
	if err != nil {
		return "", err
	}
	r.Header.Set("Authorization", "Bearer "+a.Secret)
	r.Header.Set("Content-Type", form.FormDataContentType())
	answer, err := w.outside.With(outbound.Call{Path: "/{phone_number_id}/media", Timeout: moving}).Do(r)
	if err != nil {
		return "", &channel.Failure{Code: "upload", Text: err.Error(), Temporary: true}
	}
	defer func() { _ = answer.Body.Close() }() // read
	return uploaded(answer)
}

var quotes = strings.NewReplacer(`"`, "_", `\`, "_", "\r", "", "\n", "")

func write(form *multipart.Writer, f channel.File, content io.Reader) error {
	for name, value := range map[string]string{"messaging_product": "whatsapp", "type": f.Type} {
		if err := form.WriteField(name, value); err != nil {
			return err
		}
	}
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="` + quotes.Replace(f.Name) + `"`}, "Content-Type": {f.Type},
	})
	if err == nil {
		_, err = io.Copy(part, content)
	}
	if err != nil {
		return err
	}
	return form.Close()
}

func uploaded(answer *http.Response) (string, error) {
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return "", &channel.Failure{Code: "upload", Text: err.Error(), Temporary: true}
	}
	var told struct {
		ID string `json:"id"`
	}
	if answer.StatusCode >= 300 || json.Unmarshal(body, &told) != nil || told.ID == "" {
		return "", refused(provider.Answer{Status: answer.StatusCode, Body: body})
	}
	return told.ID, nil
}

// enclosed is a message with a file: what is said stands below a picture, a film or a document; below sound nothing can.
func enclosed(m channel.Outgoing, id string) (kind string, of words) {
	f := m.Files[0]
	of = words{"id": id}
	if m.Text != "" {
		of["caption"] = m.Text
	}
	switch kind, _, _ = strings.Cut(f.Type, "/"); {
	case f.Type == "image/jpeg", f.Type == "image/png", f.Type == "video/mp4", f.Type == "video/3gpp":
		return kind, of
	case kind == "audio" && m.Text == "":
		return kind, of
	}
	of["filename"] = f.Name
	return "document", of
}
