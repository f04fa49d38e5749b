// Package template keeps the texts that a provider has approved, by which one may write first, as the provider told them last.
package template

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// MessageTemplate is one of them.
type MessageTemplate struct {
	TenantID string    `json:"-"`
	InboxID  string    `json:"inbox_id" gorm:"primaryKey"`
	Name     string    `json:"name" gorm:"primaryKey"`
	Language string    `json:"language" gorm:"primaryKey" doc:"As the provider writes it: es, es_AR, pt_BR"`
	Category string    `json:"category" doc:"As the provider prices it: marketing, utility, authentication"`
	Status   string    `json:"status" enum:"approved,pending,rejected,paused,disabled" doc:"One that is approved can be sent"`
	Reason   string    `json:"reason" doc:"Why the provider does not approve it; empty for none told"`
	Quality  string    `json:"quality" enum:"green,yellow,red,unknown" doc:"What those who got it made of it"`
	Head     string    `json:"head"`
	Text     string    `json:"text" doc:"With its gaps: {{1}}"`
	Foot     string    `json:"foot"`
	Gaps     int       `json:"gaps" doc:"Values that are to be given"`
	ToldAt   time.Time `json:"told_at" doc:"When the provider last told of it"`
}

// TableName is the table of templates.
func (MessageTemplate) TableName() string { return "message_templates" }

// The refusals of templates.
var (
	ErrUnknown  = errs.New(errs.Invalid, "chats.template_unknown").WithField("body.template", "chats.template_unknown")
	ErrNotReady = errs.New(errs.Conflict, "chats.template_not_approved")
	ErrValues   = errs.New(errs.Invalid, "chats.template_values").WithField("body.template.values", "chats.template_values")
	ErrNone     = errs.New(errs.Conflict, "chats.templates_none")
)

const approved = "approved"

var gap = regexp.MustCompile(`\{\{(\d+)\}\}`)

// from is a template as the provider has just told it.
func from(inboxID string, a channel.Approved, now time.Time) MessageTemplate {
	t := MessageTemplate{
		InboxID: inboxID, Name: a.Name, Language: a.Language, Category: strings.ToLower(a.Category), Status: known(a.Status, statuses, "pending"),
		Quality: known(a.Quality, qualities, "unknown"), Head: a.Head, Text: a.Text, Foot: a.Foot, ToldAt: now,
	}
	for _, found := range gap.FindAllStringSubmatch(a.Text, -1) {
		number, _ := strconv.Atoi(found[1]) // digits
		t.Gaps = max(t.Gaps, number)
	}
	return t
}

var (
	statuses  = []string{"approved", "pending", "rejected", "paused", "disabled"}
	qualities = []string{"green", "yellow", "red", "unknown"}
)

// known is a word of the provider in ours; one that we do not know is taken for other.
func known(word string, words []string, other string) string {
	word = strings.ToLower(word)
	for _, one := range words {
		if one == word {
			return one
		}
	}
	return other
}

// Fill is the text with its gaps filled, as they who get it read it. It fails with ErrNotReady and ErrValues.
func (t MessageTemplate) Fill(values []string) (string, error) {
	if t.Status != approved {
		return "", ErrNotReady.WithParam("status", t.Status)
	}
	for _, value := range values {
		if strings.TrimSpace(value) == "" || strings.ContainsAny(value, "\n\t") || strings.Contains(value, "    ") { // the provider refuses these
			return "", ErrValues.WithParam("gaps", t.Gaps)
		}
	}
	if len(values) != t.Gaps {
		return "", ErrValues.WithParam("gaps", t.Gaps)
	}
	text := gap.ReplaceAllStringFunc(t.Text, func(found string) string {
		number, _ := strconv.Atoi(strings.Trim(found, "{}")) // digits
		return values[number-1]
	})
	return strings.TrimSpace(strings.Join([]string{t.Head, text, t.Foot}, "\n")), nil
}
