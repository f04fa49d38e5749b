package manifest

import (
	"encoding/json"

	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Text is one text in each language of the product.
type Text struct {
	ES string `json:"es"`
	EN string `json:"en"`
	PT string `json:"pt"`
}

// In returns the text in language ("es", "en", "pt"); any other language gets Spanish.
func (t Text) In(language string) string {
	switch language {
	case "en":
		return t.EN
	case "pt":
		return t.PT
	default:
		return t.ES
	}
}

// Manifest is a parsed module.json: everything static that the host, the policies and the shell know of a module.
type Manifest struct {
	ID          string       `json:"id"`
	Version     string       `json:"version"`
	Title       Text         `json:"title"`
	Description Text         `json:"description"`
	Required    bool         `json:"required,omitempty"` // no tenant can switch it off
	API         API          `json:"api"`
	Permissions []Permission `json:"permissions"`
	// Areas are the module's pages as people know them, for those who do not have them.
	Areas    []Area          `json:"areas,omitempty"`
	UI       *UI             `json:"ui,omitempty"`
	Settings json.RawMessage `json:"settings,omitempty"` // JSON schema of what a tenant may choose; see package settings
	// OperatorSettings is the JSON schema of what the operator sets for the whole installation.
	OperatorSettings json.RawMessage `json:"operator_settings,omitempty"`
	Events           EventTypes      `json:"events"`
	// Scopes are the permissions, of the core and of other modules, by which the module may ask their operations.
	Scopes []string `json:"scopes,omitempty"`
	// Egress is where the module may call the outside.
	Egress []outbound.Destination `json:"egress,omitempty"`
	Fields []FieldClass           `json:"fields,omitempty"`
	// Mail has the host send mail for the module, from the operator's address.
	Mail bool `json:"mail,omitempty"`
	// Records are the kinds of records that are spoken of by name, some of which other modules may refer to.
	Records []RecordKind `json:"records,omitempty"`
	// Recorded is what of its tracing events' payloads is told on screens, and how.
	Recorded []tracing.Field `json:"recorded,omitempty"`
	// Notifications are the kinds of notifications that the module's events carry.
	Notifications []NotificationKind `json:"notifications,omitempty"`
	// Reports are the exports that people may have made on a schedule.
	Reports []Report `json:"reports,omitempty"`
}

// RecordKind is a kind of record of the module.
type RecordKind struct {
	Type  string `json:"type"`            // "record"
	Title Text   `json:"title"`           // what one is called
	Path  string `json:"path,omitempty"`  // who may read it with a record's id may refer to that: "/api/v1/module/records/{id}"
	Names string `json:"names,omitempty"` // of an httpx.RegisterNames: "/api/v1/module/records/names"
}

// Report is one export that can be scheduled: an operation that answers CSV with a header in its first line.
type Report struct {
	ID          string         `json:"id"` // "records", the module's own name for it
	Title       Text           `json:"title"`
	Description Text           `json:"description"`
	Permission  string         `json:"permission"` // that of the operation
	Path        string         `json:"path"`       // of the operation, which is a GET
	Numbers     []string       `json:"numbers,omitempty"`
	Filters     []ReportFilter `json:"filters,omitempty"`
}

// The kinds of filters of a report.
const (
	FilterText      = "text"      // what is typed
	FilterChoice    = "choice"    // one of Options
	FilterReference = "reference" // the id of a row of Source
	FilterPeriod    = "period"    // a span of days that moves with the day of the run: two parameters, From and To
)

// ReportFilter is one parameter of the operation that narrows a report.
type ReportFilter struct {
	Name     string         `json:"name"` // of the parameter; of the filter alone for a period
	Kind     string         `json:"kind" enum:"text,choice,reference,period"`
	Title    Text           `json:"title"`
	Multiple bool           `json:"multiple,omitempty"` // several values, separated by commas
	Options  []ReportOption `json:"options,omitempty"`
	Source   *ReportSource  `json:"source,omitempty"`
	From     string         `json:"from,omitempty"` // parameter that takes the span's first moment
	To       string         `json:"to,omitempty"`   // parameter that takes the moment after its last
}

// ReportOption is one value of a choice.
type ReportOption struct {
	Value string `json:"value"`
	Title Text   `json:"title"`
}

// ReportSource is the list that a reference is picked from: rows with an id and a field to be called by.
type ReportSource struct {
	Path  string `json:"path"`
	Label string `json:"label"`
}

// NotificationKind is one thing a module notifies people of. Its words may hold {{name}} for each parameter of the event, or
// {{name|shape}}: the id of a user as "person", a money.Amount's text as "amount", a whole number as "number", each written as
// the reader's language does.
type NotificationKind struct {
	Kind  string `json:"kind"`  // "task_assigned", the module's own name for it
	Title Text   `json:"title"` // what it is, as the settings list it and the notification is headed
	Body  Text   `json:"body"`  // "{{title}}"
}

// API names the paths that belong to a module.
type API struct {
	Prefixes []string `json:"prefixes"`
	Open     []string `json:"open,omitempty"` // those that answer without a sign-in
	// Credentials are open prefixes below which the module reads the Authorization header and cookies named
	// "<id>_…" itself; everywhere else the host keeps both back.
	Credentials []string `json:"credentials,omitempty"`
	// Pages are open prefixes below which answers are pages that bring headers of their own for what browsers let them do:
	// scripts, frames, styles. Everywhere else the host's hold beside them.
	Pages []string `json:"pages,omitempty"`
}

// Permission is one right that operations ask for, with the roles that hold it from the start.
type Permission struct {
	Name        string            `json:"name"` // "<module>.<resource>:<verb>"
	Title       Text              `json:"title"`
	Description Text              `json:"description"`
	PII         bool              `json:"pii,omitempty"`
	Grants      map[string]string `json:"grants"`          // role → row scope: all, team, own
	Fixed       bool              `json:"fixed,omitempty"` // no tenant changes who has it
}

// Area is a part of the product, in the words that stand at its address while no module that is on answers there.
type Area struct {
	Path        string `json:"path"` // of its first page
	Icon        string `json:"icon"`
	Title       Text   `json:"title"`
	Description Text   `json:"description"` // what it is for, in a sentence
	Facts       []Text `json:"facts"`       // what one can do there
}

// UI is what a module adds to the shell before any of its code is loaded.
type UI struct {
	Remote     string     `json:"remote"`
	First      string     `json:"first,omitempty"`      // page where the first person of a new company begins
	Namespaces []string   `json:"namespaces,omitempty"` // translation files
	Nav        []NavItem  `json:"nav,omitempty"`
	Routes     []UIRoute  `json:"routes,omitempty"`
	Slots      []SlotFill `json:"slots,omitempty"`
	Find       []Find     `json:"find,omitempty"` // what the palette finds of the module
	// Help names the articles that the module ships about its screens and errors; see package help.
	Help []help.Listed `json:"help,omitempty"`
	// HelpPage is the page of this module that shows an article of help: "/records/{id}".
	HelpPage string `json:"help_page,omitempty"`
}

// Find is a list that the palette searches while somebody types.
type Find struct {
	ID         string `json:"id"`    // "records", the module's own name for it
	Title      Text   `json:"title"` // of what is found, many of them
	Permission string `json:"permission"`
	Path       string `json:"path"`           // of the list, with what narrows it always
	Search     string `json:"search"`         // its parameter for what was typed
	Label      string `json:"label"`          // field that a row is called by
	Hint       string `json:"hint,omitempty"` // field that tells it from its like
	To         string `json:"to,omitempty"`   // page that a row leads to: "/records/{id}"
	// Context makes a row the context that the module's screens are narrowed to, instead of leading to a page.
	Context *FindContext `json:"context,omitempty"`
}

// FindContext are the words for choosing a row as the context of a module.
type FindContext struct {
	Hint Text `json:"hint"` // what choosing one does
	None Text `json:"none"` // no context: all rows
}

// Ask is a request that a screen makes first, which the shell makes ahead of the screen's code.
type Ask struct {
	// Path is path and query exactly as the screen asks. In it {page_size} is the rows a list shows at once; {?name} and {&name}
	// become a parameter with the module's context, or nothing when none is chosen.
	Path       string `json:"path"`
	Permission string `json:"permission,omitempty"`
	Own        *bool  `json:"own,omitempty"` // only for who sees own rows alone by the permission, or only for who sees more
}

// SlotFill says that the module has a component for a named place of another screen.
type SlotFill struct {
	Name       string `json:"name"`                 // "record.side"
	Permission string `json:"permission,omitempty"` // without it nothing is shown there
	Order      int    `json:"order,omitempty"`      // place among what others put there, the lowest first
	Asks       []Ask  `json:"asks,omitempty"`
}

// NavItem is one entry of the sidebar, or, of the group settings, of the settings' pages: its route lies below /settings.
type NavItem struct {
	ID         string `json:"id"`
	Group      string `json:"group" enum:"work,records,team,system,settings"`
	Icon       string `json:"icon,omitempty"`
	Title      Text   `json:"title"`
	To         string `json:"to"`
	Permission string `json:"permission,omitempty"`
	Order      int    `json:"order,omitempty"`
}

// UIRoute is one page of the module.
type UIRoute struct {
	Path       string   `json:"path"`
	Permission string   `json:"permission,omitempty"`
	Places     []string `json:"places,omitempty"` // slots on this page, so that what fills them is fetched with it
	Asks       []Ask    `json:"asks,omitempty"`
}

// EventTypes lists the CloudEvents types that cross the module's border.
type EventTypes struct {
	Publishes []string `json:"publishes,omitempty"`
	Consumes  []string `json:"consumes,omitempty"`
}

// FieldClass says what kind of personal data a field holds.
type FieldClass struct {
	Name  string `json:"name"`
	Class string `json:"class"`
}
