// Package sms sends and takes short messages over HTTP gateways: Twilio's, Infobip's, and any that speaks the shape that described.go describes.
package sms

import (
	"context"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// Settings are what a company has chosen for its gateway; module.json describes them.
type Settings struct {
	Gateway string `json:"sms_gateway" doc:"Its address; inboxes of short messages go there"`
}

// gateway is one kind of them.
type gateway interface {
	prove(ctx context.Context, a account) error
	send(ctx context.Context, a account, m channel.Outgoing) (providerID string, err error)
}

// account is an inbox and where its gateway is.
type account struct {
	channel.Account
	base string
}

// Way is the way. Safe for concurrent use.
type Way struct {
	gateways map[string]gateway
	settings *settings.Values[Settings]
}

// New speaks with gateways.
func New(outside *outbound.Client, chosen *settings.Values[Settings]) *Way {
	return &Way{map[string]gateway{"twilio": twilio{outside}, "infobip": infobip{outside}, "described": described{outside}}, chosen}
}

// Presets are the kinds of gateways that there are.
var Presets = []string{"twilio", "infobip", "described"}

func (w *Way) of(ctx context.Context, a channel.Account) (gateway, account) {
	return w.gateways[a.Settings["preset"]], account{a, strings.TrimSuffix(w.settings.Of(ctx).Gateway, "/")}
}

// Prove implements channel.Way.
func (w *Way) Prove(ctx context.Context, a channel.Account) (string, error) {
	g, at := w.of(ctx, a)
	if g == nil {
		return "", errPreset
	}
	return a.Settings["from"], g.prove(ctx, at)
}

// mostRunes is the longest text: ten parts, of which each holds 153 letters of the alphabet of telephones, or 67 of another.
const mostRunes = 10 * 153

// Send implements channel.Way. A long text is one message: the gateway cuts it, and the telephone puts it together.
func (w *Way) Send(ctx context.Context, a channel.Account, m channel.Outgoing) (string, error) {
	if utf8.RuneCountInString(m.Text) > mostRunes {
		return "", &channel.Failure{Code: "too_long", Text: "the text is longer than ten parts"}
	}
	g, at := w.of(ctx, a)
	if g == nil {
		return "", &channel.Failure{Code: "preset", Text: "the inbox names no gateway that there is"}
	}
	return g.send(ctx, at, m)
}

// Told is what a delivery of a gateway tells.
type Told struct {
	Messages []channel.Incoming
	Receipts []channel.Receipt
}

// bounded is a form without what is empty.
func bounded(form url.Values) url.Values {
	for name, values := range form {
		if len(values) == 0 || values[0] == "" {
			form.Del(name)
		}
	}
	return form
}
