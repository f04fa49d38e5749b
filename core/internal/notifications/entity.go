// Package notifications tells people what happened that concerns them: under the bell, by mail, and in their browser. A
// notification arises from a stored event that says whom to notify.
package notifications

import (
	"embed"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Migrations are the tables, numbered from 00801 in the core's line.
//
//go:embed migrations/*.sql
var Migrations embed.FS

// ErrKind refuses a kind that no module of the tenant notifies of.
var ErrKind = errs.New(errs.Invalid, "core.notification_kind")

// Kept is how long a notification is kept.
const Kept = 90 * 24 * time.Hour

// Notification is one message for one user.
type Notification struct {
	storage.Row
	UserID    string
	EventID   string
	Kind      string            // "tasks.task_assigned"
	Params    map[string]string `gorm:"serializer:json"`
	Link      string            // page of the product; empty without one
	InApp     bool              // it is listed under the bell
	ReadAt    *time.Time
	MailDueAt *time.Time
	MailTries int
}

// TableName is the table of notifications.
func (Notification) TableName() string { return "notifications" }

// View is a notification as its user reads it.
type View struct {
	ID        string        `json:"id"`
	Kind      string        `json:"kind" example:"tasks.task_assigned"`
	Title     manifest.Text `json:"title"`
	Body      manifest.Text `json:"body"`
	Link      string        `json:"link" doc:"Page of the product that it is about; empty without one"`
	ReadAt    *time.Time    `json:"read_at" doc:"Null while unread"`
	CreatedAt time.Time     `json:"created_at"`
}

// pageOf is a link if it leads to a page of the product, else nothing: a module's event sends nobody elsewhere.
func pageOf(link string) string {
	if !strings.HasPrefix(link, "/") || strings.HasPrefix(link, "//") || strings.ContainsAny(link, "\\\r\n\t") {
		return ""
	}
	return link
}
