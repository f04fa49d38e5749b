package rule_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

func TestPacks(t *testing.T) {
	seeds, err := rule.Seeds()
	require.NoError(t, err)
	house := seeds[slices.IndexFunc(seeds, func(s rule.Shipped) bool { return s.Country == "" })]
	t.Run("[CO-02] there is a pack for each country, and every rule names its source", func(t *testing.T) {
		for _, country := range rule.Countries() {
			at := slices.IndexFunc(seeds, func(s rule.Shipped) bool { return s.Country == country })
			require.GreaterOrEqual(t, at, 0, country)
			for _, r := range seeds[at].Rules {
				require.NotEmpty(t, r.Source, r.ID)
				require.NotEmpty(t, r.Text.PT, r.ID)
			}
		}
	})
	for _, s := range seeds {
		t.Run("[CO-02] the cases of pack "+s.Country+" are decided as they say", func(t *testing.T) {
			own := rule.Compile(house.Pack, rule.House)
			if s.Country == "" {
				own = rule.Compile(rule.Pack{}, rule.House)
			}
			for _, v := range rule.Try(s.Pack, own, s.Cases) {
				require.True(t, v.Passed, "%s: %+v", v.Name, v.Decision)
			}
		})
	}
}

func BenchmarkDecide(b *testing.B) {
	seeds, _ := rule.Seeds()
	var packs []*rule.Compiled
	for _, s := range seeds {
		if s.Country == "CL" || s.Country == "CO" || s.Country == "" {
			packs = append(packs, rule.Compile(s.Pack, rule.Law))
		}
	}
	zone, _ := time.LoadLocation("America/Bogota")
	at := time.Date(2026, 11, 22, 10, 0, 0, 0, zone)
	a := rule.Ask{At: at, Channel: rule.Call, By: rule.Person, Debts: []string{"d"}, Zones: []*time.Location{zone}, To: rule.Target{E164: "n", Label: "own"}}
	for i := range 30 {
		a.History = append(a.History, rule.Past{At: at.Add(-time.Duration(i*7) * time.Hour), Mine: true, Channel: rule.Call, E164: "n", Debts: a.Debts, Attempt: true, Reached: i%5 == 4})
	}
	for b.Loop() {
		rule.Decide(a, packs...)
	}
}
