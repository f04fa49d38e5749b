package rule_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

func TestUnknownZone(t *testing.T) {
	packs := compiled(t)
	t.Run("[CO-03] nobody is contacted where the time of day is not known, whatever the channel", func(t *testing.T) {
		for _, channel := range rule.Channel("").Enum() {
			a := call(t, "2026-11-24 12:00", "America/Montevideo")
			a.Channel, a.Zones = channel, nil
			d := rule.Decide(a, packs.of([]string{"UY"})...)
			require.False(t, d.Allowed, channel)
			require.Equal(t, "zone.unknown", d.RuleID)
			require.NotEmpty(t, d.Text.ES)
			require.True(t, d.Until.IsZero())
		}
	})
	t.Run("a case in a zone that nobody knows is not passed by luck", func(t *testing.T) {
		for _, zone := range []string{"", "America/Montevideoo"} {
			c := rule.Case{Name: "noon", At: "2026-11-24T12:00", Zone: zone, Channel: rule.Call, Allowed: true}
			v := rule.Try(rule.Pack{Country: "UY"}, rule.Compile(rule.Pack{}, rule.House), []rule.Case{c})
			require.False(t, v[0].Passed)
			require.Equal(t, "zone.unknown", v[0].Decision.RuleID)
		}
	})
}
