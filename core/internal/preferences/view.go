package preferences

import (
	"regexp"
	"unicode/utf8"
)

// View is a list as somebody saved it under a name: what narrows it, its order, its columns.
type View struct {
	List    string   `json:"list" minLength:"1" maxLength:"64" doc:"Which list it is of" example:"users"`
	Name    string   `json:"name" minLength:"1" maxLength:"60" doc:"Unique among those of its list" example:"Activos"`
	Query   string   `json:"query" maxLength:"1000" doc:"Search, filters and order, as the list's address has them" example:"sort=name&status=active"`
	Columns []string `json:"columns,omitempty" maxItems:"50" doc:"Columns that it shows; those of the list without them"`
	Usual   bool     `json:"usual" doc:"The list opens with it; one of each list at most"`
}

// What somebody may save: in all, and of one list.
const (
	maxViews    = 100
	maxListID   = 64
	maxViewName = 60
	maxQuery    = 1000
	maxColumns  = 50
)

var listID = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]*$`)

// viewsAtFault refuses more views than may be kept, views without a name, two of a list under one name, and two that it opens with.
func viewsAtFault(views []View) bool {
	names, usual := map[string]bool{}, map[string]bool{}
	for _, v := range views {
		key := v.List + "/" + v.Name
		if !v.fits() || names[key] || v.Usual && usual[v.List] {
			return true
		}
		names[key], usual[v.List] = true, usual[v.List] || v.Usual
	}
	return len(views) > maxViews
}

func (v View) fits() bool {
	for _, id := range v.Columns {
		if id == "" || len(id) > maxListID {
			return false
		}
	}
	return listID.MatchString(v.List) && len(v.List) <= maxListID && v.Name != "" && utf8.RuneCountInString(v.Name) <= maxViewName &&
		len(v.Query) <= maxQuery && len(v.Columns) <= maxColumns
}
