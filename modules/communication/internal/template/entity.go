// Package template keeps the words a tenant writes to its debtors with: one template a purpose, in the languages its
// debtors speak.
package template

import (
	"maps"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Template is one message with its variables, in up to three languages.
type Template struct {
	storage.Row
	Name    string  `json:"name" example:"Recordatorio de promesa"`
	NameKey string  `json:"-"`
	Channel Channel `json:"channel"`
	Status  Status  `json:"status"`
	Texts   Texts   `json:"texts" doc:"By language: es, en, pt" gorm:"serializer:json"`
}

// TableName is the table of templates.
func (Template) TableName() string { return "message_templates" }

// Channel is a way to write to a debtor.
type Channel string

// Enum are all of them.
func (Channel) Enum() []Channel { return []Channel{"sms", "whatsapp", email} }

const email Channel = "email"

// Status is where a template stands.
type Status string

// The statuses. Modules send active templates alone; an archived one keeps its name for the record.
const (
	Draft    Status = "draft"
	Active   Status = "active"
	Archived Status = "archived"
)

// Enum are all of them, in the order of a template's life.
func (Status) Enum() []Status { return []Status{Draft, Active, Archived} }

// Text is a template in one language.
type Text struct {
	Subject string `json:"subject,omitempty" maxLength:"200" doc:"Of a mail"`
	Body    string `json:"body" minLength:"1" maxLength:"4096" example:"Hola {{debtor.first_name}}, su promesa de {{promise.amount}} vence el {{promise.due_on}}."`
}

// Preview is a message as a debtor would read it.
type Preview struct {
	Text
	Language string `json:"language" doc:"The language shown: the one asked for, or the first the template has"`
}

// Texts are a template's languages.
type Texts map[string]Text

// The refusals of templates.
var (
	ErrNotFound  = errs.New(errs.NotFound, "communication.template_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "communication.template_exists").WithField("body.name", "communication.template_exists")
	ErrTooMany   = errs.New(errs.Conflict, "communication.template_too_many")
	ErrLanguage  = errs.New(errs.Invalid, "communication.template_language")
	ErrVariable  = errs.New(errs.Invalid, "communication.template_variable")
	ErrSubject   = errs.New(errs.Invalid, "communication.template_subject")
	ErrEmpty     = errs.New(errs.Invalid, "communication.template_empty")
)

// Refusals are what storage's refusals are called here.
func (Template) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal sets what follows from the name. It refuses what could not be sent: no language, an unknown one, a variable nobody fills, a
// mail without a subject.
func (t *Template) Seal() error {
	t.NameKey = strings.ToLower(strings.Join(strings.Fields(t.Name), " "))
	if len(t.Texts) == 0 {
		return ErrEmpty.WithField("body.texts", ErrEmpty.Code)
	}
	for _, language := range slices.Sorted(maps.Keys(t.Texts)) {
		if err := t.checkText(language, t.Texts[language]); err != nil {
			return err
		}
	}
	return nil
}

func (t Template) checkText(language string, text Text) error {
	field := "body.texts." + language
	switch {
	case !slices.Contains(errs.Languages(), language):
		return ErrLanguage.WithField(field, ErrLanguage.Code)
	case strings.TrimSpace(text.Body) == "":
		return ErrEmpty.WithField(field+".body", ErrEmpty.Code)
	case t.Channel == email && strings.TrimSpace(text.Subject) == "":
		return ErrSubject.WithField(field+".subject", ErrSubject.Code)
	}
	for part, words := range map[string]string{"subject": text.Subject, "body": text.Body} {
		if unknown := unknownIn(words); unknown != "" {
			return ErrVariable.WithParam("variable", unknown).WithField(field+"."+part, ErrVariable.Code, "variable", unknown)
		}
	}
	return nil
}

// Preview is the template as a debtor would read it in a language, else in the first of es, en, pt that it has, with the samples of
// its variables. It fails as Seal does.
func (t Template) Preview(language string) (Preview, error) {
	if err := t.Seal(); err != nil {
		return Preview{}, err
	}
	if _, ok := t.Texts[language]; !ok {
		language = errs.Languages()[slices.IndexFunc(errs.Languages(), func(l string) bool { return t.Texts[l] != Text{} })]
	}
	text := t.Texts[language]
	return Preview{Text{Subject: preview(text.Subject, language), Body: preview(text.Body, language)}, language}, nil
}
