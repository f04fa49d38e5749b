// Package article is the article: what is written of one thing in one language, as a draft and as readers have it.
package article

import (
	"regexp"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Status is how far an article has come.
type Status string

// The statuses.
const (
	Draft     Status = "draft"
	Published Status = "published"
	Archived  Status = "archived"
)

// Enum are all statuses.
func (Status) Enum() []Status { return []Status{Draft, Published, Archived} }

// Role is one of those that an article may be for.
type Role string

// Enum are all roles.
func (Role) Enum() []Role { return []Role{"superadmin", "admin", "manager", "cashier"} }

// Article is one text in one language. Its fields are what is being written; the live ones what readers have.
type Article struct {
	storage.Row
	PortalID   string        `json:"portal_id"`
	CategoryID string        `json:"category_id"`
	Language   lang.Language `json:"language"`
	Slug       string        `json:"slug" doc:"How addresses name it"`
	Title      string        `json:"title"`
	TitleKey   string        `json:"-"` // the title as it is sorted and searched
	Body       string        `json:"body,omitempty" doc:"Markdown; absent in lists"`
	Status     Status        `json:"status"`
	RootID     string        `json:"root_article_id" gorm:"column:root_article_id" doc:"Article that it translates; its own id where it is the source"`
	Screens    []string      `json:"screens" gorm:"serializer:json" doc:"Screens that it is about, by their paths"`
	Roles      []Role        `json:"roles" gorm:"serializer:json" doc:"Roles that it is for; empty for all"`
	ChangedAt  time.Time     `json:"changed_at" doc:"When its words were last changed"`
	LiveTitle  string        `json:"-"`
	LiveBody   string        `json:"-"`
	LiveAt     *time.Time    `json:"live_at,omitempty" doc:"When it was published last"`
	ReviewedAt time.Time     `json:"reviewed_at" doc:"When somebody last held it against how things are"`
	HeldAt     *time.Time    `json:"held_at,omitempty" doc:"When somebody last said that it still holds, a translation beside its source"`
	// ProductID is the article of the product that the company has made this of.
	ProductID   string `json:"product_id,omitempty" doc:"Article of the product that it was"`
	ProductText string `json:"-"` // state of the product's text that it was last held against
	// Unconfirmed texts are not published: they say what somebody else wrote for the company to answer for, such as the law.
	Unconfirmed  bool   `json:"unconfirmed" doc:"The company was given its text, and has not said yet that it has read it"`
	ArchivedFrom Status `json:"-"` // what an archived one was
}

// Refusals is what storage's refusals are called of an article.
func (Article) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// screen is the path of a route, as a manifest writes it.
var screen = regexp.MustCompile(`^/[a-z0-9/:-]{0,119}$`)

// Seal writes what follows from what was given. It fails with ErrTitle and ErrScreen.
func (a *Article) Seal() error {
	a.Title = strings.Join(strings.Fields(a.Title), " ")
	if a.TitleKey = namekey.Of(a.Title); a.TitleKey == "" {
		return ErrTitle
	}
	if a.Slug == "" {
		a.Slug = lang.Slug(a.Title)
	}
	if a.Slug == "" {
		return ErrTitle
	}
	a.Body = strings.ReplaceAll(a.Body, "\r\n", "\n")
	for _, path := range a.Screens {
		if !screen.MatchString(path) {
			return ErrScreen
		}
	}
	a.Screens, a.Roles = append([]string{}, a.Screens...), append([]Role{}, a.Roles...)
	return nil
}

// saysOther tells whether two drafts differ in their words.
func (a Article) saysOther(b Article) bool { return a.Title != b.Title || a.Body != b.Body }
