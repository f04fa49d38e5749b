// Package whatsapp speaks with the WhatsApp Cloud API of Meta.
package whatsapp

import (
	"context"
	"encoding/json"
	"net/http"
	"regexp"
	"strconv"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Way is the way. Safe for concurrent use.
type Way struct {
	outside *outbound.Client
	api     string // with its version: https://graph.facebook.com/v23.0
}

// New speaks with the API at an address.
func New(outside *outbound.Client, api string) *Way { return &Way{outside, api} }

// Prove implements channel.Way.
func (w *Way) Prove(ctx context.Context, a channel.Account) (string, error) {
	var told struct {
		Number string `json:"display_phone_number"`
	}
	answer, err := provider.Ask(ctx, w.outside, provider.Question{
		Method: http.MethodGet, URL: w.api + "/" + a.Settings["phone_number_id"] + "?fields=display_phone_number,verified_name,quality_rating",
		Pattern: "/{phone_number_id}", Authorization: "Bearer " + a.Secret,
	})
	return told.Number, provider.Proven(answer, err, &told)
}

// Send implements channel.Way.
func (w *Way) Send(ctx context.Context, a channel.Account, m channel.Outgoing) (string, error) {
	body := written(m)
	if len(m.Files) > 0 {
		id, err := w.upload(ctx, a, m.Files[0])
		if err != nil {
			return "", err
		}
		kind, of := enclosed(m, id)
		delete(body, "text")
		body["type"], body[kind] = kind, of
	}
	answer, err := provider.Ask(ctx, w.outside, provider.Question{
		Method: http.MethodPost, URL: w.api + "/" + a.Settings["phone_number_id"] + "/messages", Pattern: "/{phone_number_id}/messages",
		Authorization: "Bearer " + a.Secret, Body: body,
	})
	if err != nil {
		return "", err
	}
	if answer.Status >= 300 {
		return "", refused(answer)
	}
	var told struct {
		Messages []struct {
			ID string `json:"id"`
		} `json:"messages"`
	}
	if err := json.Unmarshal(answer.Body, &told); err != nil || len(told.Messages) == 0 {
		return "", &channel.Failure{Code: "malformed", Text: "the answer names no message"}
	}
	return told.Messages[0].ID, nil
}

// words are objects of the API.
type words = map[string]any

// written is a message as the API wants it.
func written(m channel.Outgoing) words {
	body := words{"messaging_product": "whatsapp", "recipient_type": "individual", addressed(m.To): m.To, "biz_opaque_callback_data": m.ID}
	if m.ReplyTo != "" {
		body["context"] = words{"message_id": m.ReplyTo}
	}
	switch {
	case m.Template != nil:
		body["type"], body["template"] = "template", template(*m.Template)
	case len(m.Buttons) > 0:
		body["type"], body["interactive"] = "interactive", interactive(m)
	default:
		body["type"], body["text"] = "text", words{"body": m.Text, "preview_url": false}
	}
	return body
}

// scoped is a business-scoped user id: the country, and what stands for the person.
var scoped = regexp.MustCompile(`^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$`)

// addressed is the field that names whom a message is for: of a business-scoped id in "to", the API would take the digits for a number, say that
// it sent, and send nothing.
func addressed(to string) string {
	if scoped.MatchString(to) {
		return "recipient"
	}
	return "to"
}

func template(t channel.Template) words {
	values := make([]words, len(t.Values))
	for n, value := range t.Values {
		values[n] = words{"type": "text", "text": value}
	}
	of := words{"name": t.Name, "language": words{"code": t.Language}}
	if len(values) > 0 {
		of["components"] = []words{{"type": "body", "parameters": values}}
	}
	return of
}

// interactive is a text with buttons: up to three stand below it, more are a list.
func interactive(m channel.Outgoing) words {
	const mostButtons = 3
	body := words{"text": m.Text}
	if len(m.Buttons) <= mostButtons {
		all := make([]words, len(m.Buttons))
		for n, b := range m.Buttons {
			all[n] = words{"type": "reply", "reply": words{"id": b.ID, "title": b.Title}}
		}
		return words{"type": "button", "body": body, "action": words{"buttons": all}}
	}
	rows := make([]words, len(m.Buttons))
	for n, b := range m.Buttons {
		rows[n] = words{"id": b.ID, "title": b.Title}
	}
	return words{"type": "list", "body": body, "action": words{"button": "…", "sections": []words{{"rows": rows}}}}
}

// Codes of the API: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
const (
	codeWindow   = 131047 // more than 24 hours have passed since their last word
	codeRate     = 130429
	codePairRate = 131056
	codeSpam     = 131048
	codeAPIRate  = 4
	codeAppRate  = 80007
	codeUnknown  = 131000
	codeAway     = 131016
	codeToken    = 190
	codeRight    = 10
	codeLocked   = 131031
	codeUnpaid   = 131042
	codeNumber   = 133010 // is not registered
)

func refused(a provider.Answer) error {
	var told struct {
		Error struct {
			Code    int    `json:"code"`
			Message string `json:"message"`
			Data    struct {
				Details string `json:"details"`
			} `json:"error_data"`
		} `json:"error"`
	}
	_ = json.Unmarshal(a.Body, &told) // without words the status is told
	f := failure(told.Error.Code, told.Error.Message, told.Error.Data.Details)
	if told.Error.Code == 0 {
		f.Code, f.Temporary = strconv.Itoa(a.Status), a.Status == http.StatusTooManyRequests || a.Status >= 500
	}
	return f
}

func failure(code int, message, details string) *channel.Failure {
	f := &channel.Failure{Code: strconv.Itoa(code), Text: message, Window: code == codeWindow}
	if details != "" {
		f.Text = details
	}
	switch code {
	case codeRate, codePairRate, codeSpam, codeAPIRate, codeAppRate, codeUnknown, codeAway:
		f.Temporary = true
	case codeToken, codeRight, codeLocked, codeUnpaid, codeNumber:
		f.Account = true
	}
	return f
}
