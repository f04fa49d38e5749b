package whatsapp

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Told is what one delivery tells of one number.
type Told struct {
	AccountID     string // of the business
	PhoneNumberID string // empty for what is told of the whole account
	Messages      []channel.Incoming
	Receipts      []channel.Receipt
	Unknown       int // messages that carry no id, or nothing that tells whose they are: they cannot be kept
	Template      *Verdict
	Quality       string // of the number that is written as Number: green, yellow
	Number        string
}

// Verdict is what WhatsApp has come to think of a template.
type Verdict struct {
	channel.Approved
	Reason string
}

// IsOf tells whether what is told of a number is told of one that may be written otherwise.
func (t Told) IsOf(number string) bool {
	return digits(t.Number) != "" && digits(t.Number) == digits(number)
}

func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text)
}

// ErrMalformed refuses a delivery that is none of WhatsApp's.
var ErrMalformed = errs.New(errs.BadRequest, "malformed")

type delivery struct {
	Object string `json:"object"`
	Entry  []struct {
		ID      string `json:"id"`
		Changes []struct {
			Field string `json:"field"`
			Value value  `json:"value"`
		} `json:"changes"`
	} `json:"entry"`
}

type value struct {
	Metadata struct {
		PhoneNumberID string `json:"phone_number_id"`
	} `json:"metadata"`
	Contacts []struct {
		Profile struct {
			Name     string `json:"name"`
			Username string `json:"username"`
		} `json:"profile"`
		WaID   string `json:"wa_id"`   // absent for who has a username instead of a number
		UserID string `json:"user_id"` // business-scoped
	} `json:"contacts"`
	Messages []theirs `json:"messages"`
	Statuses []status `json:"statuses"`

	Event    string `json:"event"`
	Name     string `json:"message_template_name"`
	Language string `json:"message_template_language"`
	Reason   string `json:"reason"`
	Number   string `json:"display_phone_number"`
}

type file struct {
	ID       string `json:"id"`
	Type     string `json:"mime_type"`
	Name     string `json:"filename"`
	Caption  string `json:"caption"`
	FileSize int64  `json:"file_size"`
}

type theirs struct {
	From      string `json:"from"`         // number; absent for who has a username instead
	UserID    string `json:"from_user_id"` // business-scoped
	ID        string `json:"id"`
	Timestamp string `json:"timestamp"`
	Type      string `json:"type"`
	Text      struct {
		Body string `json:"body"`
	} `json:"text"`
	Context struct {
		ID string `json:"id"`
	} `json:"context"`
	Button struct {
		Payload string `json:"payload"`
		Text    string `json:"text"`
	} `json:"button"`
	Interactive struct {
		Button reply `json:"button_reply"`
		List   reply `json:"list_reply"`
	} `json:"interactive"`
	Location struct {
		Latitude  float64 `json:"latitude"`
		Longitude float64 `json:"longitude"`
		Name      string  `json:"name"`
	} `json:"location"`
	Image    *file `json:"image"`
	Audio    *file `json:"audio"`
	Video    *file `json:"video"`
	Document *file `json:"document"`
	Sticker  *file `json:"sticker"`
}

type reply struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

type status struct {
	ID        string `json:"id"`
	Status    string `json:"status"`
	Timestamp string `json:"timestamp"`
	Errors    []struct {
		Code    int    `json:"code"`
		Title   string `json:"title"`
		Message string `json:"message"`
		Data    struct {
			Details string `json:"details"`
		} `json:"error_data"`
	} `json:"errors"`
}

// Read reads a delivery. It fails with ErrMalformed.
func Read(body []byte) (all []Told, err error) {
	var d delivery
	if json.Unmarshal(body, &d) != nil || d.Object != "whatsapp_business_account" {
		return nil, ErrMalformed
	}
	for _, entry := range d.Entry {
		for _, change := range entry.Changes {
			told := change.Value.told(change.Field)
			told.AccountID = entry.ID
			all = append(all, told)
		}
	}
	return all, nil
}

// told is what a change of one field tells; of a field that is not ours, nothing.
func (v value) told(field string) Told {
	switch field {
	case "messages":
		return v.written()
	case "message_template_status_update":
		return Told{Template: &Verdict{channel.Approved{Name: v.Name, Language: v.Language, Status: v.Event}, noneIsEmpty(v.Reason)}}
	case "phone_number_quality_update":
		return Told{Number: v.Number, Quality: map[string]string{"FLAGGED": "yellow", "UNFLAGGED": "green"}[v.Event]}
	}
	return Told{}
}

// noneIsEmpty is a reason; WhatsApp tells that there is none by a word.
func noneIsEmpty(reason string) string {
	if reason == "NONE" {
		return ""
	}
	return reason
}

func (v value) written() Told {
	names := map[string]string{}
	for _, c := range v.Contacts {
		name := cmp.Or(c.Profile.Name, c.Profile.Username)
		names[c.WaID], names[c.UserID] = name, name
	}
	t := Told{PhoneNumberID: v.Metadata.PhoneNumberID}
	for _, m := range v.Messages {
		if m.ID == "" || m.From == "" && m.UserID == "" {
			t.Unknown++
			continue
		}
		t.Messages = append(t.Messages, m.incoming(names[cmp.Or(m.From, m.UserID)]))
	}
	for _, s := range v.Statuses {
		if state, known := states[s.Status]; known && s.ID != "" {
			t.Receipts = append(t.Receipts, s.receipt(state))
		}
	}
	return t
}

func (m theirs) incoming(name string) channel.Incoming {
	in := channel.Incoming{
		ProviderID: m.ID, From: cmp.Or(m.From, m.UserID), UserID: m.UserID, Name: name, At: moment(m.Timestamp), ReplyTo: m.Context.ID, Kind: m.Type,
		Text: m.Text.Body,
	}
	if m.From != "" {
		in.Address = "+" + m.From
	}
	for _, r := range []reply{m.Interactive.Button, m.Interactive.List, {m.Button.Payload, m.Button.Text}} {
		if r.Title != "" {
			in.Payload, in.Text = r.ID, r.Title
		}
	}
	for _, f := range []*file{m.Image, m.Audio, m.Video, m.Document, m.Sticker} {
		if f != nil && f.ID != "" {
			in.Text = f.Caption
			in.Files = append(in.Files, channel.Reference{ID: f.ID, Name: f.Name, Type: f.Type, Size: f.FileSize})
		}
	}
	if m.Type == "location" {
		in.Text = m.Location.Name + " " + strconv.FormatFloat(m.Location.Latitude, 'f', 6, 64) + ", " + strconv.FormatFloat(m.Location.Longitude, 'f', 6, 64)
	}
	return in
}

var states = map[string]channel.State{"sent": channel.Sent, "delivered": channel.Delivered, "read": channel.Read, "failed": channel.Failed}

func (s status) receipt(state channel.State) channel.Receipt {
	r := channel.Receipt{ProviderID: s.ID, State: state, At: moment(s.Timestamp)}
	if len(s.Errors) > 0 {
		f := failure(s.Errors[0].Code, s.Errors[0].Title, s.Errors[0].Data.Details)
		r.Code, r.Text = f.Code, f.Text
	}
	return r
}

// moment reads Unix seconds; what cannot be read is the beginning of time.
func moment(text string) time.Time {
	seconds, _ := strconv.ParseInt(text, 10, 64)
	return time.Unix(seconds, 0).UTC()
}
