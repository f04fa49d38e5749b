package offer

import (
	"cmp"
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Set are offers to choose from.
type Set struct {
	Offers []Offer `json:"offers" doc:"Signed, the best for the creditor first; none where nothing may be offered without somebody's approval"`
}

// Propose signs a few good offers to choose from: the whole at once, with what may be given up for that, and by instalments. The same is
// proposed for the same debts on the same day, and all of it may be agreed to by whoever asks. It fails as Region does.
func (s *Service) Propose(ctx context.Context, q Question) (Set, error) {
	set := Set{Offers: []Offer{}}
	of, err := s.ask(ctx, q)
	if err != nil {
		return set, err
	}
	for _, p := range of.good(s.calendar) {
		o, err := s.sign(ctx, of, p)
		if err != nil {
			return set, err
		}
		set.Offers = append(set.Offers, o)
	}
	return set, nil
}

// spread is into how many instalments an offer is spread, those first that are tried first; mostSpread of them are offered.
var spread = []int{3, 6, 12, 2}

const mostSpread = 2

// good are the proposals of a set, the best for the creditor first: who brings more, and of those who bring as much, who brings it sooner.
func (of asked) good(calendar Calendar) (all []Proposal) {
	region := of.rule.Region(of.c)
	all = of.hold(calendar, region.terms(of, 1, 0, of.c.Today))
	if cut := min(region.Discount, of.own.Discount); cut > 0 {
		all = append(all, of.hold(calendar, region.terms(of, 1, cut, of.c.Today))...)
	}
	var parts []Proposal
	for _, n := range spread {
		if len(parts) < mostSpread {
			parts = append(parts, of.hold(calendar, region.terms(of, n, 0, min(of.c.Today.Add(7), region.FirstTo)))...)
		}
	}
	all = append(all, parts...)
	slices.SortStableFunc(all, func(a, b Proposal) int {
		return cmp.Or(cmp.Compare(b.Total, a.Total), cmp.Compare(a.lastOn(), b.lastOn()))
	})
	return all
}

// hold is what terms come to, if they may be, and whoever asks may agree to them alone.
func (of asked) hold(calendar Calendar, t Terms) []Proposal {
	p, err := of.rule.Compute(of.c, t, calendar)
	if err != nil || !of.own.holds(p) {
		return nil
	}
	return []Proposal{p}
}

// terms are so many instalments, by the month where that may be, with no more paid first than has to be.
func (r Region) terms(of asked, instalments int, cut int64, first civil.Day) Terms {
	t := Terms{Discount: cut, Instalments: instalments, Frequency: Monthly, FirstOn: first}
	if !slices.Contains(r.Frequencies, Monthly) {
		t.Frequency = r.Frequencies[0]
	}
	t.DownPayment = money.ShareUp(r.Balance-money.Share(r.Balance, cut), max(r.DownPayment, of.own.DownPayment))
	return t
}

func (p Proposal) lastOn() civil.Day { return p.Schedule[len(p.Schedule)-1].DueOn }
