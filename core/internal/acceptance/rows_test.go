package acceptance_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/recobro/recobro/core/internal/producttest"
)

var parameter = regexp.MustCompile(`\{[^}]+\}`)

// cast is who takes part: the four roles of one tenant and the admin of another.
type cast struct {
	roles   map[string]*producttest.Person
	foreign *producttest.Person
	seen    map[seenKey][]string
}

type seenKey struct {
	who        *producttest.Person
	collection string
}

// ids lists the rows of a collection that a person sees. No row is made or removed meanwhile, so it is asked for once.
func (c cast) ids(t *testing.T, who *producttest.Person, collection string) []string {
	t.Helper()
	key := seenKey{who, collection}
	if _, known := c.seen[key]; !known {
		c.seen[key] = list(t, who, collection)
	}
	return c.seen[key]
}

// list asks for a collection; none where there is no such list, or not for this person.
func list(t *testing.T, who *producttest.Person, collection string) []string {
	t.Helper()
	answer := who.Ask(t, "GET", collection+"?pageSize=100", nil, nil)
	if answer.Status != 200 {
		answer = who.Ask(t, "GET", collection, nil, nil)
	}
	if answer.Status != 200 || !strings.Contains(string(answer.Body), `"data":[`) {
		return nil
	}
	var rows []struct {
		ID string `json:"id"`
	}
	answer.Into(t, &rows)
	found := make([]string, 0, len(rows))
	for _, row := range rows {
		found = append(found, row.ID)
	}
	return found
}

// numbered is a parameter that is the number of something within the row before it: there is always a first.
const numbered = "{n}"

// fill puts rows into the path's parameters, each taken by pick from the collection before it.
func fill(path string, pick func(collection string) string) string {
	for {
		at := parameter.FindStringIndex(path)
		if at == nil {
			return path
		}
		if path[at[0]:at[1]] == numbered {
			path = path[:at[0]] + "1" + path[at[1]:]
			continue
		}
		collection := strings.TrimSuffix(path[:at[0]], "/")
		path = path[:at[0]] + pick(collection) + path[at[1]:]
	}
}

func first(ids []string) string {
	for _, id := range ids {
		if id != "" {
			return id
		}
	}
	return unknown()
}

// unknown is an id that no row has.
func unknown() string { return uuid.NewString() }

// seenBy fills a path with rows that this person sees.
func (c cast) seenBy(t *testing.T, who *producttest.Person, path string) string {
	return fill(path, func(collection string) string { return first(c.ids(t, who, collection)) })
}

// foreignRow fills a path with rows of the other tenant; ok is false where the tenants list the very same things: those
// are the installation's, as the installed apps are.
func (c cast) foreignRow(t *testing.T, path string) (filled string, ok bool) {
	t.Helper()
	ok = true
	filled = fill(path, func(collection string) string {
		theirs, own := c.ids(t, c.foreign, collection), c.ids(t, c.roles["admin"], collection)
		for _, id := range theirs {
			if id != "" && !slices.Contains(own, id) {
				return id
			}
		}
		ok = ok && len(theirs) == 0
		return first(theirs)
	})
	return filled, ok
}

// notSeenBy fills a path with rows that the admin sees and this person does not; ok is false where there are none, and where this person may
// not list them: among those are some of their own that they work on without ever seeing the list.
func (c cast) notSeenBy(t *testing.T, role, path string) (filled string, ok bool) {
	t.Helper()
	filled = fill(path, func(collection string) string {
		if c.roles[role].Ask(t, "GET", collection, nil, nil).Status == 403 {
			return first(nil)
		}
		own := map[string]bool{}
		for _, id := range c.ids(t, c.roles[role], collection) {
			own[id] = true
		}
		for _, id := range c.ids(t, c.roles["admin"], collection) {
			if !own[id] && id != "" {
				ok = true
				return id
			}
		}
		return first(c.ids(t, c.roles["admin"], collection))
	})
	return filled, ok
}
