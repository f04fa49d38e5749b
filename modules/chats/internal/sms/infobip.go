package sms

import (
	"context"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// infobip is Infobip's API: https://www.infobip.com/docs/api/channels/sms
type infobip struct{ outside *outbound.Client }

func (g infobip) ask(ctx context.Context, a account, method, path string, body any) (provider.Answer, error) {
	return provider.Ask(ctx, g.outside, provider.Question{Method: method, URL: a.base + path, Pattern: path, Authorization: "App " + a.Secret, Body: body})
}

func (g infobip) prove(ctx context.Context, a account) error {
	answer, err := g.ask(ctx, a, http.MethodGet, "/account/1/balance", nil)
	return provider.Proven(answer, err, &struct{}{})
}

func (g infobip) send(ctx context.Context, a account, m channel.Outgoing) (string, error) {
	message := map[string]any{
		"from": a.Settings["from"], "text": m.Text, "destinations": []any{map[string]string{"to": strings.TrimPrefix(m.To, "+"), "messageId": m.ID}},
	}
	answer, err := g.ask(ctx, a, http.MethodPost, "/sms/2/text/advanced", map[string]any{"messages": []any{message}})
	if err != nil {
		return "", err
	}
	var told struct {
		Messages []struct {
			ID     string        `json:"messageId"`
			Status infobipStatus `json:"status"`
		} `json:"messages"`
		Error struct {
			Exception struct {
				ID   string `json:"messageId"`
				Text string `json:"text"`
			} `json:"serviceException"`
		} `json:"requestError"`
	}
	_ = json.Unmarshal(answer.Body, &told) // without words the status is told
	switch {
	case answer.Status >= http.StatusMultipleChoices:
		return "", &channel.Failure{Code: told.Error.Exception.ID, Text: told.Error.Exception.Text, Temporary: passing(answer.Status), Account: answer.Status == http.StatusUnauthorized}
	case len(told.Messages) == 0:
		return "", &channel.Failure{Code: "malformed", Text: "the answer names no message"}
	case told.Messages[0].Status.Group == "REJECTED":
		return "", &channel.Failure{Code: strconv.Itoa(told.Messages[0].Status.ID), Text: told.Messages[0].Status.Text}
	}
	return told.Messages[0].ID, nil
}

type infobipStatus struct {
	ID    int    `json:"id"`
	Group string `json:"groupName"`
	Text  string `json:"description"`
}

var infobipStates = map[string]channel.State{
	"DELIVERED": channel.Delivered, "UNDELIVERABLE": channel.Failed, "EXPIRED": channel.Failed, "REJECTED": channel.Failed,
}

// infobipTime is how Infobip writes times.
const infobipTime = "2006-01-02T15:04:05.000-0700"

func readInfobip(body []byte) (told Told, err error) {
	var d struct {
		Results []struct {
			ID         string         `json:"messageId"`
			From       string         `json:"from"`
			Text       string         `json:"text"`
			ReceivedAt string         `json:"receivedAt"`
			DoneAt     string         `json:"doneAt"`
			Status     *infobipStatus `json:"status"`
		} `json:"results"`
	}
	if json.Unmarshal(body, &d) != nil || d.Results == nil {
		return told, ErrMalformed
	}
	at := func(text string) time.Time {
		moment, _ := time.Parse(infobipTime, text) // without one, now
		return moment
	}
	for _, r := range d.Results {
		switch {
		case r.ID == "":
		case r.Status != nil:
			if state, known := infobipStates[r.Status.Group]; known {
				told.Receipts = append(told.Receipts, channel.Receipt{ProviderID: r.ID, State: state, At: at(r.DoneAt), Code: strconv.Itoa(r.Status.ID), Text: r.Status.Text})
			}
		case r.From != "":
			from := "+" + strings.TrimPrefix(r.From, "+")
			told.Messages = append(told.Messages, channel.Incoming{ProviderID: r.ID, From: from, Address: from, At: at(r.ReceivedAt), Text: r.Text, Kind: "text"})
		}
	}
	return told, nil
}
