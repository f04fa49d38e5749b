package preferences

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestViews(t *testing.T) {
	view := func(change func(*View)) View {
		v := View{List: "debtors", Name: "Rotas", Query: "status=disputed", Columns: []string{"name"}}
		change(&v)
		return v
	}
	set := func(views ...View) error {
		var c Chosen
		return c.apply(Change{Views: Field[[]View]{Set: true, Value: views}})
	}
	t.Run("[CO-18] views of several lists are kept, one of each as the usual one", func(t *testing.T) {
		require.NoError(t, set(view(func(v *View) { v.Usual = true }), view(func(v *View) { v.List, v.Usual = "plans", true })))
	})
	many := make([]View, maxViews+1)
	for i := range many {
		many[i] = view(func(v *View) { v.Name = fmt.Sprint(i) })
	}
	for name, views := range map[string][]View{
		"too many":                     many,
		"two under one name":           {view(func(*View) {}), view(func(*View) {})},
		"two usual ones of a list":     {view(func(v *View) { v.Usual = true }), view(func(v *View) { v.Name, v.Usual = "b", true })},
		"one without a name":           {view(func(v *View) { v.Name = "" })},
		"one of no list":               {view(func(v *View) { v.List = "../x" })},
		"one with an address too long": {view(func(v *View) { v.Query = strings.Repeat("x", maxQuery+1) })},
		"one with a column of no name": {view(func(v *View) { v.Columns = []string{""} })},
	} {
		t.Run(name+" are refused", func(t *testing.T) { require.Error(t, set(views...)) })
	}
}
