// Package page cuts lists into pages: the numbers a screen shows, over keyset cursors underneath.
package page

// Params are the list parameters of a request; embed it in an operation's input.
type Params struct {
	Page     int    `query:"page" minimum:"1" maximum:"1000000" default:"1" doc:"Page number, from 1"`
	PageSize int    `query:"pageSize" minimum:"1" maximum:"100" default:"10" doc:"Rows per page"`
	Sort     string `query:"sort" maxLength:"64" doc:"Column to sort by; a leading - is descending" example:"-created_at"`
	Cursor   string `query:"cursor" maxLength:"2048" doc:"Opaque place to go on from: meta.next or meta.prev of another page"`
}

// The bounds of a page.
const (
	DefaultSize = 10
	MaxSize     = 100
)

// Normal is p with everything missing or out of bounds put to its default.
func (p Params) Normal() Params {
	p.Page = max(p.Page, 1)
	if p.PageSize < 1 {
		p.PageSize = DefaultSize
	}
	p.PageSize = min(p.PageSize, MaxSize)
	return p
}

// Meta tells where in the list a page is.
type Meta struct {
	Page       int    `json:"page"`
	PageSize   int    `json:"pageSize"`
	Total      int64  `json:"total"`
	TotalExact bool   `json:"totalExact" doc:"False when there are more rows than were counted"`
	Next       string `json:"next,omitempty" doc:"Cursor of the following page"`
	Prev       string `json:"prev,omitempty" doc:"Cursor of the page before"`
}
