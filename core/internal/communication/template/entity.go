// Package template holds the words a tenant writes to its debtors with: one template a purpose, in the languages its
// debtors speak.
package template

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Template is one message with its variables, in up to three languages.
type Template struct {
	storage.Row
	Name    string `json:"name" example:"Recordatorio de promesa"`
	NameKey string `json:"-"`
	Channel string `json:"channel" enum:"sms,whatsapp,email"`
	Status  Status `json:"status" enum:"draft,active,archived"`
	Texts   Texts  `json:"texts" doc:"By language: es, en, pt"`
}

// TableName is the table of templates.
func (Template) TableName() string { return "message_templates" }

// Status is where a template stands.
type Status string

// The statuses. Modules send active templates alone; an archived one keeps its name for the record.
const (
	Draft    Status = "draft"
	Active   Status = "active"
	Archived Status = "archived"
)

// Text is a template in one language.
type Text struct {
	Subject string `json:"subject,omitempty" maxLength:"200" doc:"Of a mail"`
	Body    string `json:"body" minLength:"1" maxLength:"4096" example:"Hola {{debtor.first_name}}, su promesa de {{promise.amount}} vence el {{promise.due_on}}."`
}

// Texts are a template's languages.
type Texts map[string]Text

// The refusals of templates.
var (
	ErrNotFound  = errs.New(errs.NotFound, "core.template_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "core.template_exists")
	ErrTooMany   = errs.New(errs.Conflict, "core.template_too_many")
	ErrName      = errs.New(errs.Invalid, "core.template_name")
	ErrLanguage  = errs.New(errs.Invalid, "core.template_language")
	ErrVariable  = errs.New(errs.Invalid, "core.template_variable")
	ErrSubject   = errs.New(errs.Invalid, "core.template_subject")
	ErrEmpty     = errs.New(errs.Invalid, "core.template_empty")
)

// Check refuses what could not be sent: no language, an unknown one, a variable nobody fills, a mail without a subject.
func (t Template) Check() error {
	if t.NameKey == "" {
		return ErrName.WithField("body.name", ErrName.Code)
	}
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
	case t.Channel == "email" && strings.TrimSpace(text.Subject) == "":
		return ErrSubject.WithField(field+".subject", ErrSubject.Code)
	}
	for part, words := range map[string]string{"subject": text.Subject, "body": text.Body} {
		if unknown := unknownIn(words); unknown != "" {
			return ErrVariable.WithParam("variable", unknown).WithField(field+"."+part, ErrVariable.Code, "variable", unknown)
		}
	}
	return nil
}

// In is the template's text in a language, else in the first of es, en, pt that it has.
func (t Template) In(language string) (Text, string) {
	for _, wanted := range append([]string{language}, errs.Languages()...) {
		if text, ok := t.Texts[wanted]; ok {
			return text, wanted
		}
	}
	return Text{}, ""
}

// Value stores the texts as JSON.
func (t Texts) Value() (driver.Value, error) {
	text, err := json.Marshal(t)
	return string(text), err
}

// Scan reads what Value stored.
func (t *Texts) Scan(stored any) error {
	switch text := stored.(type) {
	case string:
		return json.Unmarshal([]byte(text), t)
	case []byte:
		return json.Unmarshal(text, t)
	}
	return fmt.Errorf("template texts: stored as %T", stored)
}
