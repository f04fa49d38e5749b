// Package preferences keeps what a user chose of the product's looks and ways, so that it follows the user to any browser.
package preferences

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrInvalid refuses a choice that is none; its fields say which.
var ErrInvalid = errs.New(errs.Invalid, "preferences.invalid")

// Preferences are all choices of a user, the defaults filled in.
type Preferences struct {
	Theme     string   `json:"theme" enum:"light,dark,system"`
	Font      string   `json:"font" enum:"inter,manrope,system"`
	Direction string   `json:"direction" enum:"ltr,rtl"`
	Language  string   `json:"language" enum:"es,en,pt"`
	Sidebar   []string `json:"sidebar" doc:"Ids of the navigation items that the sidebar hides"`
	Density   string   `json:"density" enum:"comfortable,compact"`
	PageSize  int      `json:"page_size" enum:"10,20,25,30,40,50,100"`
	StartPage string   `json:"start_page" doc:"Page of the product that opens after sign-in"`
	Views     []View   `json:"views" doc:"Lists as they were saved, under a name"`
}

// Chosen is what a user chose; nil parts are left at their defaults.
type Chosen struct {
	Theme     *string   `json:"theme,omitempty"`
	Font      *string   `json:"font,omitempty"`
	Direction *string   `json:"direction,omitempty"`
	Language  *string   `json:"language,omitempty"`
	Sidebar   *[]string `json:"sidebar,omitempty"`
	Density   *string   `json:"density,omitempty"`
	PageSize  *int      `json:"page_size,omitempty"`
	StartPage *string   `json:"start_page,omitempty"`
	Views     *[]View   `json:"views,omitempty"`
}

// row is where a user's choices are kept; its id is the user's.
type row struct {
	storage.Row
	Chosen Chosen `gorm:"serializer:json"`
}

// TableName is where preferences are kept.
func (row) TableName() string { return "preferences" }

// Change is what to do to the choices: set some, reset some to their defaults.
type Change struct {
	Theme     Field[string]   `json:"theme,omitempty" enum:"light,dark,system"`
	Font      Field[string]   `json:"font,omitempty" enum:"inter,manrope,system"`
	Direction Field[string]   `json:"direction,omitempty" enum:"ltr,rtl"`
	Language  Field[string]   `json:"language,omitempty" enum:"es,en,pt"`
	Sidebar   Field[[]string] `json:"sidebar,omitempty"`
	Density   Field[string]   `json:"density,omitempty" enum:"comfortable,compact"`
	PageSize  Field[int]      `json:"page_size,omitempty"`
	StartPage Field[string]   `json:"start_page,omitempty"`
	Views     Field[[]View]   `json:"views,omitempty"`
}

const (
	maxHidden    = 100
	maxHiddenID  = 64
	maxStartPage = 200
)

// apply makes the change to c, or refuses it whole with every field at fault.
func (c *Chosen) apply(change Change) error {
	problem := ErrInvalid
	refuse := func(field, code string, kv ...any) { problem = problem.WithField("body."+field, code, kv...) }
	oneOf(change.Theme, &c.Theme, "theme", refuse, "light", "dark", "system")
	oneOf(change.Font, &c.Font, "font", refuse, "inter", "manrope", "system")
	oneOf(change.Direction, &c.Direction, "direction", refuse, "ltr", "rtl")
	oneOf(change.Language, &c.Language, "language", refuse, errs.Languages()...)
	oneOf(change.Density, &c.Density, "density", refuse, "comfortable", "compact")
	oneOf(change.PageSize, &c.PageSize, "page_size", refuse, 10, 20, 25, 30, 40, 50, 100)
	if change.Sidebar.Set && hiddenAtFault(change.Sidebar.Value) {
		refuse("sidebar", "field.max_items", "max", maxHidden)
	}
	if change.StartPage.Set && pageAtFault(change.StartPage.Value) {
		refuse("start_page", "field.pattern")
	}
	if change.Views.Set && viewsAtFault(change.Views.Value) {
		refuse("views", "field.max_items", "max", maxViews)
	}
	change.Views.to(&c.Views)
	change.Sidebar.to(&c.Sidebar)
	change.StartPage.to(&c.StartPage)
	if len(problem.Fields) > 0 {
		return problem
	}
	return nil
}

func hiddenAtFault(ids []string) bool {
	for _, id := range ids {
		if id == "" || len(id) > maxHiddenID {
			return true
		}
	}
	return len(ids) > maxHidden
}

// pageAtFault refuses what is no page of ours: the start page is opened without a further look.
func pageAtFault(path string) bool {
	return !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") || len(path) > maxStartPage ||
		strings.ContainsAny(path, "\\\r\n\t:")
}

// complete fills the defaults in; the language's is the one the user was invited in.
func (c Chosen) complete(language string) Preferences {
	if language == "" {
		language = errs.Languages()[0]
	}
	return Preferences{
		Theme:     or(c.Theme, "system"),
		Font:      or(c.Font, "inter"),
		Direction: or(c.Direction, "ltr"),
		Language:  or(c.Language, language),
		Sidebar:   or(c.Sidebar, []string{}),
		Density:   or(c.Density, "comfortable"),
		PageSize:  or(c.PageSize, 10),
		StartPage: or(c.StartPage, "/"),
		Views:     or(c.Views, []View{}),
	}
}

func or[T any](chosen *T, usual T) T {
	if chosen == nil {
		return usual
	}
	return *chosen
}
