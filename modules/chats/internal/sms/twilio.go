package sms

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// twilio is Twilio's API of 2010-04-01, and whoever speaks it: https://www.twilio.com/docs/messaging/api/message-resource
type twilio struct{ outside *outbound.Client }

func (twilio) at(a account) string {
	return a.base + "/2010-04-01/Accounts/" + url.PathEscape(a.Settings["username"])
}

// ask asks it; the user is the account, the password its token.
func (g twilio) ask(ctx context.Context, a account, method, address string, form url.Values, into any) (int, error) {
	r, err := http.NewRequestWithContext(ctx, method, address, strings.NewReader(form.Encode()))
	if err != nil {
		return 0, err
	}
	r.SetBasicAuth(a.Settings["username"], a.Secret)
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	answer, err := g.outside.With(outbound.Call{Path: "/2010-04-01/Accounts/{account}"}).Do(r)
	if err != nil {
		return 0, err
	}
	defer func() { _ = answer.Body.Close() }() // read, or not wanted
	_ = json.NewDecoder(answer.Body).Decode(into)
	return answer.StatusCode, nil
}

func (g twilio) prove(ctx context.Context, a account) error {
	var told struct {
		Status string `json:"status"`
	}
	status, err := g.ask(ctx, a, http.MethodGet, g.at(a)+".json", nil, &told)
	switch {
	case err != nil:
		return channel.ErrUnreachable.Wrap(err)
	case status >= http.StatusInternalServerError:
		return channel.ErrUnreachable
	case status >= http.StatusMultipleChoices || told.Status != "active":
		return channel.ErrCredentials
	}
	return nil
}

func (g twilio) send(ctx context.Context, a account, m channel.Outgoing) (string, error) {
	var told struct {
		SID     string `json:"sid"`
		Code    int    `json:"code"`
		Message string `json:"message"`
	}
	form := bounded(url.Values{"To": {m.To}, "From": {a.Settings["from"]}, "Body": {m.Text}, "StatusCallback": {a.Back}})
	status, err := g.ask(ctx, a, http.MethodPost, g.at(a)+"/Messages.json", form, &told)
	if err != nil {
		return "", err
	}
	if status >= http.StatusMultipleChoices {
		return "", &channel.Failure{Code: strconv.Itoa(told.Code), Text: told.Message, Temporary: passing(status), Account: status == http.StatusUnauthorized}
	}
	return told.SID, nil
}

// passing tells whether a gateway may take later what it does not take now.
func passing(status int) bool {
	return status == http.StatusTooManyRequests || status >= http.StatusInternalServerError
}

var twilioStates = map[string]channel.State{
	"sent": channel.Sent, "delivered": channel.Delivered, "read": channel.Read, "undelivered": channel.Failed, "failed": channel.Failed,
}

// ReadTwilio reads what Twilio tells: a message, or how far one of ours came. Neither tells its time.
func ReadTwilio(form url.Values) (told Told) {
	id := form.Get("MessageSid")
	if id == "" {
		return told
	}
	if state, known := twilioStates[form.Get("MessageStatus")]; known {
		told.Receipts = []channel.Receipt{{ProviderID: id, State: state, Code: form.Get("ErrorCode")}}
	} else if form.Get("SmsStatus") == "received" {
		told.Messages = []channel.Incoming{{ProviderID: id, From: form.Get("From"), Address: form.Get("From"), Text: form.Get("Body"), Kind: "text"}}
	}
	return told
}
