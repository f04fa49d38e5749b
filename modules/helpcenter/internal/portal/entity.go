// Package portal is the portal: a shelf of articles with a name and languages of its own.
package portal

import (
	"cmp"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/colour"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Portal is a shelf of articles.
type Portal struct {
	storage.Row
	Name      string          `json:"name"`
	Slug      string          `json:"slug" doc:"How addresses name it"`
	Languages []lang.Language `json:"languages" gorm:"serializer:json" doc:"Languages that every article of it should be written in"`
	Public    bool            `json:"public" doc:"Whether everybody may read what is published on it"`
	Titles    lang.Titles     `json:"titles" gorm:"serializer:json" doc:"What its pages are headed by, by language; its name where there is none"`
	Colour    string          `json:"colour" doc:"Of links and buttons on its pages; empty for the usual one"`
	Widget    string          `json:"widget" doc:"Address of the script that offers a conversation on its pages; empty for none"`
	Contact   string          `json:"contact" doc:"How to reach the company, as its pages say it"`
	LogoAlt   string          `json:"logo_alt" doc:"What the logo says, for who does not see it; its title where there is none"`
	Pictures  Pictures        `json:"pictures" gorm:"serializer:json"`
	Address   string          `json:"address" gorm:"-" doc:"Where its pages are, on this installation"`
}

// The refusals of portals.
var (
	ErrNotFound  = errs.New(errs.NotFound, "helpcenter.portal_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "helpcenter.portal_duplicate")
	ErrName      = errs.New(errs.Invalid, "helpcenter.portal_name").WithField("body.name", "helpcenter.portal_name")
	ErrTooMany   = errs.New(errs.Conflict, "helpcenter.portals_too_many")
	ErrInUse     = errs.New(errs.Conflict, "helpcenter.portal_in_use")
	ErrColour    = errs.New(errs.Invalid, "helpcenter.portal_colour").WithField("body.colour", "helpcenter.portal_colour")
)

// Refusals is what storage's refusals are called of a portal.
func (Portal) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Path is where the pages of a tenant's portal are.
func Path(tenant, slug string) string { return "/help/" + tenant + "/" + slug }

// addressed says where the pages are.
func (p *Portal) addressed() { p.Address = Path(p.TenantID, p.Slug) }

// Title is what pages in a language are headed by.
func (p Portal) Title(language lang.Language) string {
	return cmp.Or(p.Titles.In(language), p.Name)
}

// Seal writes what follows from what was given. It fails with ErrName and ErrColour.
func (p *Portal) Seal() error {
	p.Name = line(p.Name)
	p.Contact, p.LogoAlt = line(p.Contact), line(p.LogoAlt)
	if p.Slug == "" {
		p.Slug = lang.Slug(p.Name)
	}
	if p.Slug == "" {
		return ErrName
	}
	if p.Colour != "" && !colour.Legible(p.Colour) {
		return ErrColour
	}
	if len(p.Languages) == 0 {
		p.Languages = lang.Language("").Enum()
	}
	slices.Sort(p.Languages)
	p.Languages = slices.Compact(p.Languages)
	return nil
}

func line(text string) string { return strings.Join(strings.Fields(text), " ") }
