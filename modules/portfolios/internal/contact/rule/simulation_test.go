package rule_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// TestSimulation has the engine and the checker judge the same attempts, 100,000 unless RECOBRO_SIMULATED says how many. Each debtor's
// history grows by what was allowed, so that limits are reached.
func TestSimulation(t *testing.T) {
	attempts := 100_000
	if text := os.Getenv("RECOBRO_SIMULATED"); text != "" {
		var err error
		attempts, err = strconv.Atoi(text)
		require.NoError(t, err)
	}
	packs := compiled(t)
	random := rand.New(rand.NewPCG(11, 2026))
	t.Run(fmt.Sprintf("[CO-01] no disagreement with a checker written from the laws in %d attempts", attempts), func(t *testing.T) {
		allowed, refused := 0, 0
		for done := 0; done < attempts; {
			s := somebody(random)
			for range 40 {
				done++
				s.next(random)
				d := rule.Decide(s.ask, packs.of(s.countries)...)
				require.Equal(t, s.forbidden(s.ask.At), !d.Allowed, "%+v\n%+v", s, d)
				if !d.Allowed {
					refused++
					s.opens(t, d)
					continue
				}
				allowed++
				s.tried(random)
			}
		}
		require.Greater(t, allowed, attempts/20)
		require.Greater(t, refused, attempts/20)
	})
}

// lastDay is the last of which the checker knows the holidays.
var lastDay = time.Date(2026, 12, 30, 0, 0, 0, 0, time.UTC)

// opens checks the next instant that a refusal tells: nothing forbids it then, and a minute before something does.
func (t trial) opens(test *testing.T, d rule.Decision) {
	if d.Until.IsZero() || d.Until.After(lastDay) {
		return
	}
	require.True(test, d.Until.After(t.ask.At))
	require.False(test, t.forbidden(d.Until), "%+v\n%+v", t, d)
	if before := d.Until.Add(-time.Minute); before.After(t.ask.At) {
		require.True(test, t.forbidden(before), "%+v\n%+v", t, d)
	}
}

type book map[string]*rule.Compiled

func compiled(t testing.TB) book {
	seeds, err := rule.Seeds()
	require.NoError(t, err)
	packs := book{}
	for _, s := range seeds {
		packs[s.Country] = rule.Compile(s.Pack, rule.Law)
	}
	return packs
}

func (b book) of(countries []string) (all []*rule.Compiled) {
	for _, c := range countries {
		all = append(all, b[c])
	}
	return append(all, b[""])
}

func one[T any](random *rand.Rand, of ...T) T { return of[random.IntN(len(of))] }

// somebody is a debtor with up to three countries and clocks, some day of 2026.
func somebody(random *rand.Rand) (t trial) {
	clocks := []string{
		"America/Montevideo", "America/Sao_Paulo", "America/Santiago", "Pacific/Easter", "America/Bogota", "America/Mexico_City", "America/Tijuana",
		"America/Asuncion", "America/Lima", "America/New_York", "America/Los_Angeles", "Pacific/Honolulu", "America/Argentina/Buenos_Aires",
	}
	for range 1 + random.IntN(3) {
		if c := one(random, rule.Countries()...); !slices.Contains(t.countries, c) {
			t.countries = append(t.countries, c)
		}
		zone, err := time.LoadLocation(one(random, clocks...))
		if err != nil {
			panic(err)
		}
		t.ask.Zones = append(t.ask.Zones, zone)
	}
	if random.IntN(3) > 0 {
		t.ask.Zones = t.ask.Zones[:1]
	}
	t.ask.At = time.Date(2026, time.Month(1+random.IntN(11)), 1+random.IntN(28), random.IntN(24), random.IntN(60), random.IntN(60), 0, time.UTC)
	if random.IntN(8) == 0 {
		t.ask.Debtor.Flags = []string{"minor_or_elder"}
	}
	for _, c := range []rule.Channel{rule.WhatsApp, rule.SMS, rule.Email, rule.Call} {
		if random.IntN(2) == 0 {
			t.ask.Debtor.Consents = append(t.ask.Debtor.Consents, rule.Consent{Channel: c, By: one(random, rule.Person, rule.Program, rule.AI)})
		}
	}
	return t
}

// next is the next contact that is wanted with the same debtor, up to two days later.
func (t *trial) next(random *rand.Rand) {
	t.ask.At = t.ask.At.Add(time.Duration(random.IntN(48*60)) * time.Minute)
	t.ask.Channel = one(random, rule.Call, rule.Call, rule.Call, rule.WhatsApp, rule.SMS, rule.Email, rule.Letter, rule.Visit)
	t.ask.By = one(random, rule.Person, rule.Person, rule.Person, rule.Program, rule.AI)
	t.ask.To = rule.Target{E164: one(random, "a", "b"), Label: one(random, "own", "own", "own", "work", "relative", "reference", "guarantor")}
	t.ask.Debts = one(random, []string{"1"}, []string{"2"}, []string{"1", "2"})
}

// tried adds what was allowed to the past, with some outcome.
func (t *trial) tried(random *rand.Rand) {
	t.ask.History = append(t.ask.History, rule.Past{
		At: t.ask.At, Mine: random.IntN(6) > 0, Channel: t.ask.Channel, E164: t.ask.To.E164, Debts: t.ask.Debts, Attempt: random.IntN(8) > 0, Reached: random.IntN(4) == 0,
	})
}
