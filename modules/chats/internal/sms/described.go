package sms

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// described is the shape that a gateway without a preset, or a small program before one, is to speak:
//
//	GET  {address}/account                                        → 200
//	POST {address}/messages {"id","from","to","text","status_url"} → 200 {"id"}; 4xx {"code","message"}; 429 and 5xx are tried again
//
// each with "Authorization: Bearer {key}". It tells us, at the inbox's address and with the inbox's sign as the header X-Token:
//
//	{"type":"message","id","from","text","at"}
//	{"type":"status","id","status":"sent|delivered|failed","code","reason","at"}
//
// where numbers are in E.164 and times in RFC 3339. The id of ours makes a repeated POST one message.
type described struct{ outside *outbound.Client }

func (g described) prove(ctx context.Context, a account) error {
	answer, err := provider.Ask(ctx, g.outside, provider.Question{Method: http.MethodGet, URL: a.base + "/account", Pattern: "/account", Authorization: "Bearer " + a.Secret})
	return provider.Proven(answer, err, &struct{}{})
}

func (g described) send(ctx context.Context, a account, m channel.Outgoing) (string, error) {
	answer, err := provider.Ask(ctx, g.outside, provider.Question{
		Method: http.MethodPost, URL: a.base + "/messages", Pattern: "/messages", Authorization: "Bearer " + a.Secret,
		Body: map[string]string{"id": m.ID, "from": a.Settings["from"], "to": m.To, "text": m.Text, "status_url": a.Back},
	})
	if err != nil {
		return "", err
	}
	var told struct {
		ID      string `json:"id"`
		Code    string `json:"code"`
		Message string `json:"message"`
	}
	_ = json.Unmarshal(answer.Body, &told) // without words the status is told
	if answer.Status >= http.StatusMultipleChoices {
		return "", &channel.Failure{Code: told.Code, Text: told.Message, Temporary: passing(answer.Status), Account: answer.Status == http.StatusUnauthorized}
	}
	if told.ID == "" {
		return "", &channel.Failure{Code: "malformed", Text: "the answer names no message"}
	}
	return told.ID, nil
}

var describedStates = map[string]channel.State{"sent": channel.Sent, "delivered": channel.Delivered, "failed": channel.Failed}

func readDescribed(body []byte) (told Told, err error) {
	var d struct {
		Type   string    `json:"type"`
		ID     string    `json:"id"`
		From   string    `json:"from"`
		Text   string    `json:"text"`
		Status string    `json:"status"`
		Code   string    `json:"code"`
		Reason string    `json:"reason"`
		At     time.Time `json:"at"`
	}
	if json.Unmarshal(body, &d) != nil || d.ID == "" {
		return told, ErrMalformed
	}
	switch {
	case d.Type == "message" && d.From != "":
		told.Messages = []channel.Incoming{{ProviderID: d.ID, From: d.From, Address: d.From, At: d.At, Text: d.Text, Kind: "text"}}
	case d.Type == "status" && describedStates[d.Status] != "":
		told.Receipts = []channel.Receipt{{ProviderID: d.ID, State: describedStates[d.Status], At: d.At, Code: d.Code, Text: d.Reason}}
	default:
		return told, ErrMalformed
	}
	return told, nil
}

// ReadJSON reads what a gateway of a preset tells. It fails with ErrMalformed.
func ReadJSON(preset string, body []byte) (Told, error) {
	if preset == "infobip" {
		return readInfobip(body)
	}
	return readDescribed(body)
}
