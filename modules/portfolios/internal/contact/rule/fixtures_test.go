package rule_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// at is an instant on the clock of a zone.
func at(t testing.TB, zone, wall string) time.Time {
	place, err := time.LoadLocation(zone)
	require.NoError(t, err)
	instant, err := time.ParseInLocation("2006-01-02 15:04", wall, place)
	require.NoError(t, err)
	return instant
}

func call(t testing.TB, wall string, zones ...string) rule.Ask {
	a := rule.Ask{At: at(t, zones[0], wall), Channel: rule.Call, By: rule.Person, Debts: []string{"d"}, To: rule.Target{E164: "n", Label: "own"}}
	for _, name := range zones {
		zone, err := time.LoadLocation(name)
		require.NoError(t, err)
		a.Zones = append(a.Zones, zone)
	}
	return a
}

// before adds contacts of the past, hours before.
func before(a rule.Ask, hours int, change func(*rule.Past)) rule.Ask {
	p := rule.Past{At: a.At.Add(-time.Duration(hours) * time.Hour), Mine: true, Channel: a.Channel, E164: a.To.E164, Debts: a.Debts, Attempt: true}
	change(&p)
	a.History = append(slices.Clone(a.History), p)
	return a
}

func TestHours(t *testing.T) {
	packs := compiled(t)
	for _, c := range []struct {
		fact, wall string
		countries  []string
		zones      []string
		until      string // on the clock of the first zone; empty: allowed
	}{
		{"the minute before Chile opens", "2026-11-24 07:59", []string{"CL"}, []string{"America/Santiago"}, "2026-11-24 08:00"},
		{"the last minute in Chile", "2026-11-24 19:59", []string{"CL"}, []string{"America/Santiago"}, ""},
		{"Saturday night in Chile waits for Monday", "2026-11-21 20:00", []string{"CL"}, []string{"America/Santiago"}, "2026-11-23 08:00"},
		{"the eve of a holiday in Chile waits for the day behind it", "2026-12-07 20:00", []string{"CL"}, []string{"America/Santiago"}, "2026-12-09 08:00"},
		{"four days without business in Colombia", "2026-04-01 19:00", []string{"CO"}, []string{"America/Bogota"}, "2026-04-04 08:00"},
		{"the morning after clocks went back in Santiago", "2026-04-05 12:00", []string{"CL"}, []string{"America/Santiago"}, "2026-04-06 08:00"},
		{"the morning after clocks went forward in New York", "2026-03-08 07:59", []string{"US"}, []string{"America/New_York"}, "2026-03-08 08:00"},
		{"the morning after clocks went back in New York", "2026-11-01 07:59", []string{"US"}, []string{"America/New_York"}, "2026-11-01 08:00"},
		{"midnight that does not exist in Santiago", "2026-09-05 23:30", []string{"US"}, []string{"America/Santiago"}, "2026-09-06 08:00"},
		{"an unknown zone in Mexico is open where every one of them is", "2026-11-23 08:30", []string{"MX"}, []string{"America/Mexico_City", "America/Tijuana"}, "2026-11-23 09:00"},
		{"an unknown zone in the United States", "2026-11-23 12:30", []string{"US"}, []string{"America/New_York", "Pacific/Honolulu"}, "2026-11-23 13:00"},
		{"a Uruguayan number of a Colombian debtor on Saturday", "2026-11-21 15:00", []string{"CO", "UY"}, []string{"America/Bogota"}, "2026-11-23 07:00"},
		{"the minute before Argentina opens", "2026-11-24 08:59", []string{"AR"}, []string{"America/Argentina/Buenos_Aires"}, "2026-11-24 09:00"},
		{"the last minute in Argentina", "2026-11-24 18:59", []string{"AR"}, []string{"America/Argentina/Buenos_Aires"}, ""},
		{"an Argentine in the evening waits for the morning, Sundays too", "2026-11-21 19:00", []string{"AR"}, []string{"America/Argentina/Buenos_Aires"}, "2026-11-22 09:00"},
		{"the minute before Brazil opens", "2026-11-24 07:59", []string{"BR"}, []string{"America/Sao_Paulo"}, "2026-11-24 08:00"},
		{"the last minute in Brazil", "2026-11-24 19:59", []string{"BR"}, []string{"America/Sao_Paulo"}, ""},
		{"Saturday night in Brazil waits for Monday", "2026-11-21 20:00", []string{"BR"}, []string{"America/Sao_Paulo"}, "2026-11-23 08:00"},
		{"an unknown zone in Brazil is open where every one of them is", "2026-11-23 09:30", []string{"BR"}, []string{"America/Sao_Paulo", "America/Rio_Branco"}, "2026-11-23 10:00"},
		{"the minute before Paraguay opens", "2026-11-24 06:59", []string{"PY"}, []string{"America/Asuncion"}, "2026-11-24 07:00"},
		{"the last minute in Paraguay", "2026-11-24 19:59", []string{"PY"}, []string{"America/Asuncion"}, ""},
		{"Saturday night in Paraguay waits for Monday", "2026-11-21 20:00", []string{"PY"}, []string{"America/Asuncion"}, "2026-11-23 07:00"},
		{"an Argentine number of a Brazilian debtor keeps to both", "2026-11-24 08:30", []string{"BR", "AR"}, []string{"America/Sao_Paulo"}, "2026-11-24 09:00"},
		{"the minute before Uruguay opens", "2026-11-24 06:59", []string{"UY"}, []string{"America/Montevideo"}, "2026-11-24 07:00"},
		{"the minute before Mexico opens", "2026-11-24 06:59", []string{"MX"}, []string{"America/Mexico_City"}, "2026-11-24 07:00"},
		{"the minute before Colombia opens", "2026-11-24 06:59", []string{"CO"}, []string{"America/Bogota"}, "2026-11-24 07:00"},
		{"the last minute of a Saturday in Colombia", "2026-11-21 14:59", []string{"CO"}, []string{"America/Bogota"}, ""},
		{"the minute before the United States open", "2026-11-24 07:59", []string{"US"}, []string{"America/New_York"}, "2026-11-24 08:00"},
		{"the last minute in the United States", "2026-11-24 20:59", []string{"US"}, []string{"America/New_York"}, ""},
		{"a Peruvian on Saturday may be called by nobody", "2026-11-21 10:00", []string{"PE"}, []string{"America/Lima"}, "2026-11-23 07:00"},
	} {
		t.Run("[CO-03] "+c.fact, func(t *testing.T) {
			d := rule.Decide(call(t, c.wall, c.zones...), packs.of(c.countries)...)
			require.Equal(t, c.until == "", d.Allowed, "%+v", d)
			if c.until != "" {
				require.Equal(t, at(t, c.zones[0], c.until).UTC(), d.Until.UTC())
			}
		})
	}
}

func TestCounts(t *testing.T) {
	packs := compiled(t)
	us := call(t, "2026-11-24 12:00", "America/New_York")
	decide := func(a rule.Ask, countries ...string) rule.Decision { return rule.Decide(a, packs.of(countries)...) }
	spoken := func(p *rule.Past) { p.Reached = true }
	t.Run("[CO-04] the eighth call for a debt in seven days is refused until the first of them is a week old", func(t *testing.T) {
		a := us
		for n := range 7 {
			require.True(t, decide(a, "US").Allowed, n)
			a = before(a, 24*(6-n)+1, func(*rule.Past) {})
		}
		d := decide(a, "US")
		require.Equal(t, "us.calls", d.RuleID)
		require.Equal(t, a.History[0].At.Add(7*24*time.Hour), d.Until)
		other := a
		other.Debts = []string{"other"}
		require.True(t, decide(other, "US").Allowed, "another debt is counted apart")
	})
	t.Run("[CO-04] a conversation yesterday, not an attempt, keeps calls away for a week", func(t *testing.T) {
		require.True(t, decide(before(us, 24, func(*rule.Past) {}), "US").Allowed)
		d := decide(before(us, 24, spoken), "US")
		require.Equal(t, "us.conversation", d.RuleID)
		mail := before(us, 24, spoken)
		mail.Channel = rule.Email
		require.True(t, decide(mail, "US").Allowed, "another channel is counted apart")
	})
	t.Run("[CO-04] what was tried with somebody else at the same number is not the person's", func(t *testing.T) {
		require.True(t, decide(before(us, 24, func(p *rule.Past) { p.Reached, p.Mine = true, false }), "US").Allowed)
	})
	t.Run("[CO-04] a number is counted over people where a rule says so", func(t *testing.T) {
		own := rule.Compile(rule.Pack{Rules: []rule.Rule{{ID: "own.number", Kind: rule.LimitKind, Counts: rule.Attempts, Per: rule.PerNumber, Most: 1, Hours: 24}}}, rule.Agency)
		a := before(us, 3, func(p *rule.Past) { p.Mine = false })
		d := rule.Decide(a, own)
		require.Equal(t, "own.number", d.RuleID)
		require.Equal(t, rule.Agency, d.Layer)
		a.To.E164 = "another"
		require.True(t, rule.Decide(a, own).Allowed)
	})
	t.Run("[CO-02] what a tenant adds can only narrow", func(t *testing.T) {
		wide := rule.Compile(rule.Pack{Rules: []rule.Rule{{ID: "own.hours", Kind: rule.HoursKind, Open: []rule.Opening{{Days: rule.Day("").Enum(), From: "00:00", To: "24:00"}}}}}, rule.Agency)
		a := call(t, "2026-11-22 12:00", "America/Santiago")
		d := rule.Decide(a, append(packs.of([]string{"CL"}), wide)...)
		require.Equal(t, "cl.hours", d.RuleID)
	})
	t.Run("[CO-03] the debtor's wish is kept beside the law", func(t *testing.T) {
		a := call(t, "2026-11-24 12:00", "America/Santiago")
		a.Debtor.From, a.Debtor.To = "18:00", "19:30"
		d := decide(a, "CL")
		require.Equal(t, rule.Wish, d.Layer)
		require.Equal(t, at(t, "America/Santiago", "2026-11-24 18:00").UTC(), d.Until.UTC())
		a.Debtor = rule.Debtor{Cease: true}
		require.True(t, decide(a, "CL").Until.IsZero())
		a.Debtor = rule.Debtor{Closed: []rule.Channel{rule.Call}}
		require.Equal(t, "wish.channel", decide(a, "CL").RuleID)
	})
	t.Run("[CO-13] each of the circumstances silences every channel", func(t *testing.T) {
		for _, flag := range []string{"dispute", "hardship", "deceased", "bankrupt", "represented", "do_not_call"} {
			for _, channel := range rule.Channel("").Enum() {
				a := call(t, "2026-11-24 12:00", "America/Montevideo")
				a.Channel, a.Debtor.Flags = channel, []string{flag}
				require.Equal(t, "house.flags", decide(a, "UY").RuleID, "%s %s", flag, channel)
			}
		}
	})
}
