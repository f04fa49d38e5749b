// Package category is the category: where on a portal articles of a kind stand.
package category

import (
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Category is a kind of articles of a portal.
type Category struct {
	storage.Row
	PortalID string      `json:"portal_id"`
	Slug     string      `json:"slug" doc:"How addresses name it"`
	Titles   lang.Titles `json:"titles" gorm:"serializer:json" doc:"What it is called, by language"`
	Place    int         `json:"place" doc:"Where among its portal's categories it stands"`
}

// TableName is the table of categories.
func (Category) TableName() string { return "categories" }

// The refusals of categories.
var (
	ErrNotFound  = errs.New(errs.NotFound, "helpcenter.category_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "helpcenter.category_duplicate")
	ErrTitle     = errs.New(errs.Invalid, "helpcenter.category_title").WithField("body.titles", "helpcenter.category_title")
	ErrPortal    = errs.New(errs.Invalid, "helpcenter.portal_unknown").WithField("body.portal_id", "helpcenter.portal_unknown")
	ErrTooMany   = errs.New(errs.Conflict, "helpcenter.categories_too_many")
	ErrInUse     = errs.New(errs.Conflict, "helpcenter.category_in_use")
)

// Refusals is what storage's refusals are called of a category.
func (Category) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal writes what follows from what was given. It fails with ErrTitle.
func (c *Category) Seal() error {
	if c.Slug == "" {
		c.Slug = lang.Slug(c.Titles.In(lang.ES))
	}
	if c.Slug == "" || c.Titles.In(lang.ES) == "" {
		return ErrTitle
	}
	return nil
}
