// Package door is where providers call us.
package door

import (
	"context"
	"encoding/hex"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/sms"
	"github.com/recobro/recobro/modules/chats/internal/telegram"
	"github.com/recobro/recobro/modules/chats/internal/template"
	"github.com/recobro/recobro/modules/chats/internal/whatsapp"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Doors take deliveries to the inbox that they are for.
type Doors struct {
	inboxes   *inbox.Service
	templates *template.Service
	arrive    *arrive.Service
}

// New takes deliveries.
func New(inboxes *inbox.Service, templates *template.Service, a *arrive.Service) *Doors {
	return &Doors{inboxes, templates, a}
}

// busiest is how many deliveries of WhatsApp a second come to one number at most: a campaign of a large company, with its receipts.
const busiest = 2000

// Routes serves the addresses that providers call.
func Routes(api *httpx.API, s *hooks.Store, d *Doors) {
	hooks.Register(api, s, hooks.Hook{
		Name: "whatsapp", Path: "/api/v1/chats/hooks/whatsapp/{token}", Summary: "What WhatsApp tells", Tags: []string{"inboxes"},
		Scheme: hooks.HMAC("X-Hub-Signature-256", "sha256=", hex.DecodeString), Subscribe: true, Rate: busiest, Handle: d.whatsapp,
	})
	hooks.Register(api, s, hooks.Hook{
		Name: "telegram", Path: "/api/v1/chats/hooks/telegram/{token}", Summary: "What Telegram tells", Tags: []string{"inboxes"},
		Scheme: hooks.Token("X-Telegram-Bot-Api-Secret-Token"), Handle: d.telegram,
	})
	hooks.Register(api, s, hooks.Hook{
		Name: "sms", Path: "/api/v1/chats/hooks/sms/{token}", Summary: "What an SMS gateway tells", Tags: []string{"inboxes"},
		Scheme: hooks.FormHMAC("X-Twilio-Signature"), Handle: d.sms,
	})
	hooks.Register(api, s, hooks.Hook{
		Name: "sms-json", Path: "/api/v1/chats/hooks/sms-json/{token}", Summary: "What an SMS gateway that speaks JSON tells", Tags: []string{"inboxes"},
		Scheme: tokenOrPassword(), Handle: d.smsJSON,
	})
}

func (d *Doors) whatsapp(ctx context.Context, got hooks.Delivery) (hooks.Answer, error) {
	all, err := whatsapp.Read(got.Body)
	if err != nil {
		return hooks.Answer{}, err
	}
	i, err := d.inboxes.ByHook(ctx, got.EndpointID)
	for _, told := range all {
		if err == nil {
			err = d.tell(ctx, i, told)
		}
	}
	if err == nil && incomplete(all) { // the rest is kept; what is acknowledged is never sent again
		err = whatsapp.ErrMalformed
	}
	return hooks.Answer{}, err
}

// incomplete tells whether a delivery has messages that cannot be kept.
func incomplete(all []whatsapp.Told) bool {
	return slices.ContainsFunc(all, func(t whatsapp.Told) bool { return t.Unknown > 0 })
}

// tell takes what WhatsApp tells of an inbox; one address may be told of several numbers and accounts.
func (d *Doors) tell(ctx context.Context, i inbox.Inbox, told whatsapp.Told) error {
	switch {
	case told.PhoneNumberID != "" && told.PhoneNumberID == i.Settings["phone_number_id"]:
		return d.take(ctx, i, told.Messages, told.Receipts)
	case told.Template != nil && told.AccountID == i.Settings["business_account_id"]:
		return d.templates.Moved(ctx, i, told.Template.Approved, told.Template.Reason)
	case told.Quality != "" && told.IsOf(i.Address):
		return d.inboxes.Rated(ctx, i.ID, told.Quality)
	}
	return nil
}

func (d *Doors) telegram(ctx context.Context, got hooks.Delivery) (hooks.Answer, error) {
	all, err := telegram.Read(got.Body)
	if err != nil {
		return hooks.Answer{}, err
	}
	i, err := d.inboxes.ByHook(ctx, got.EndpointID)
	if err != nil {
		return hooks.Answer{}, err
	}
	return hooks.Answer{}, d.take(ctx, i, all, nil)
}

func (d *Doors) sms(ctx context.Context, got hooks.Delivery) (hooks.Answer, error) {
	told := sms.ReadTwilio(got.Form)
	i, err := d.inboxes.ByHook(ctx, got.EndpointID)
	if err != nil {
		return hooks.Answer{}, err
	}
	return hooks.Answer{Status: 200, ContentType: "text/xml", Body: []byte("<Response/>")}, d.take(ctx, i, told.Messages, told.Receipts)
}

func (d *Doors) smsJSON(ctx context.Context, got hooks.Delivery) (hooks.Answer, error) {
	i, err := d.inboxes.ByHook(ctx, got.EndpointID)
	if err != nil {
		return hooks.Answer{}, err
	}
	told, err := sms.ReadJSON(i.Settings["preset"], got.Body)
	if err != nil {
		return hooks.Answer{}, err
	}
	return hooks.Answer{}, d.take(ctx, i, told.Messages, told.Receipts)
}

// passwordUser is the user whose password is the sign.
const passwordUser = "recobro"

// tokenOrPassword is for gateways that send a header of ours, and for those that send a password alone.
func tokenOrPassword() hooks.Scheme {
	token, password := hooks.Token("X-Token"), hooks.Basic()
	valid := token.Valid
	token.Valid = func(d hooks.Delivery, secret string, now time.Time) bool {
		return valid(d, secret, now) || password.Valid(d, passwordUser+":"+secret, now)
	}
	return token
}

func (d *Doors) take(ctx context.Context, i inbox.Inbox, messages []channel.Incoming, receipts []channel.Receipt) error {
	for _, in := range messages {
		if err := d.arrive.Take(ctx, i, in); err != nil {
			return err
		}
	}
	for _, r := range receipts {
		if err := d.arrive.Receipt(ctx, i, r); err != nil {
			return err
		}
	}
	return nil
}
