package answers

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type switches map[string]bool

func (s switches) On(_, module string) bool { return s[module] }

// cashier is allowed one permission.
type cashier struct{ Modules }

func (cashier) Vouched(string, string) (principal.Principal, error) {
	return principal.Principal{TenantID: "a", Role: "cashier"}, nil
}

func (cashier) Decide(_, role, permission string) (principal.Scope, bool) {
	return principal.ScopeOwn, role == "cashier" && permission == "visits.visits:read"
}

func shelf(module string, bytes int) help.Shelf {
	text := help.Text{Title: "Uno", Summary: "Qué es.", Body: strings.Repeat("a", bytes)}
	return help.NewShelf(module, nil, []help.Article{{Listed: help.Listed{Slug: "one"}, Texts: map[string]help.Text{"es": text}}})
}

// whole are the modules whose articles were handed over.
func whole(shelves []help.Shelf) (modules []string) {
	for _, one := range shelves {
		if len(one.Articles) > 0 {
			modules = append(modules, one.Module)
		}
	}
	return modules
}

func TestATenantHasTheHelpOfWhatItHasOn(t *testing.T) { // [HC-07]
	const large = ask.MostAnswered / 2
	all := []help.Shelf{shelf("core", 10), shelf("visits", large), shelf("money", large), shelf("off", 10)}
	d := &Desk{Help: func() []help.Shelf { return all }, Own: "core", Switches: switches{"visits": true, "money": true}}
	told, err := d.help("helpers", ask.Question{Tenant: "a"})
	require.NoError(t, err)
	require.Len(t, told.Shelves, 3)
	require.Equal(t, []string{"core", "visits"}, whole(told.Shelves), "what does not fit is asked for again")
	known := map[string]string{"core": all[0].Version, "visits": all[1].Version}
	told, err = d.help("helpers", ask.Question{Tenant: "a", Known: known})
	require.NoError(t, err)
	require.Equal(t, []string{"money"}, whole(told.Shelves))
	known["money"], known["core"] = all[2].Version, "an earlier version"
	told, err = d.help("helpers", ask.Question{Tenant: "a", Known: known})
	require.NoError(t, err)
	require.Equal(t, []string{"core"}, whole(told.Shelves))
}

func TestArticlesAboutScreensThatSomebodyDoesNotHaveAreTold(t *testing.T) { // [HC-04]
	articles := []help.Article{
		{Listed: help.Listed{Slug: "visits", Permission: "visits.visits:read"}},
		{Listed: help.Listed{Slug: "settings", Permission: "visits.settings:update"}},
		{Listed: help.Listed{Slug: "home"}},
	}
	all := []help.Shelf{help.NewShelf("visits", nil, articles)}
	d := &Desk{Help: func() []help.Shelf { return all }, Switches: switches{"visits": true}, Modules: cashier{}, Decider: cashier{}}
	told, err := d.help("helpers", ask.Question{Tenant: "a", Vouch: "signed"})
	require.NoError(t, err)
	require.Equal(t, []string{"visits.settings"}, told.Beyond)
	told, err = d.help("helpers", ask.Question{Tenant: "a"})
	require.NoError(t, err)
	require.Empty(t, told.Beyond, "a module that asks for itself")
}
