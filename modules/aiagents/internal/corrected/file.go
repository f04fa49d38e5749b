package corrected

import (
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// file is one that is made up, with the figures of the talk and where it was: what is owed is the most that was named.
func (t told) file(f scenario.File) scenario.File {
	if home, there := scenario.Home(t.debtor.Country, t.currency()); there {
		f.Country = home
	}
	if most := t.most(f); most > 0 {
		f.Owed = most
	}
	f.Offers = scenario.Offers(f.Owed, civil.On(t.at(), f.Zone()))
	return f
}

func (t told) currency() string {
	if p := t.Expected.Promise; p != nil {
		return p.Currency
	}
	return t.debtor.Currency
}

// most is the largest amount that was named or promised.
func (t told) most(f scenario.File) (most int64) {
	if p := t.Expected.Promise; p != nil {
		most = p.Amount
	}
	for _, line := range t.Lines {
		in := understand.Context{Language: t.language, Now: t.at(), Zone: f.Zone(), Currency: f.Currency()}
		for _, a := range understand.Text(line.Text, in).Amounts {
			most = max(most, a.Minor)
		}
	}
	return most
}
