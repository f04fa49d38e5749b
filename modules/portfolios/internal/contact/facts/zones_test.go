package facts_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

func TestZones(t *testing.T) {
	nine := time.Date(2026, 11, 24, 9, 8, 0, 0, time.UTC) // 06:08 in Montevideo
	in := func(debtorZone, portfolioZone, country string) rule.Decision {
		f := facts.Facts{Debtor: debtor.Debtor{Timezone: debtorZone}, Portfolio: portfolio.Portfolio{Timezone: portfolioZone}, Country: country}
		return rule.Decide(f.Ask(nine, rule.Call, rule.Person, phone.Phone{}, nil))
	}
	t.Run("[CO-03] a debtor whose zone, or whose portfolio's, nobody knows is not contacted by another's clock", func(t *testing.T) {
		require.Equal(t, "zone.unknown", in("America/Montevideoo", "America/Montevideo", "UY").RuleID)
		require.Equal(t, "zone.unknown", in("", "", "BO").RuleID)
		require.Equal(t, "zone.unknown", in("", "Local", "BO").RuleID)
	})
	t.Run("who lives where the portfolio is, is on its clock", func(t *testing.T) {
		d := in("", "America/La_Paz", "BO")
		require.True(t, d.Allowed)
		require.Equal(t, "America/La_Paz", d.Zone)
	})
}
