package proof

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// draw is the ledger on paper, with the JSON attached.
func (s *Service) draw(ctx context.Context, m made) ([]byte, error) {
	zone, err := civil.ZoneOr(m.about.Timezone, time.UTC)
	if err != nil {
		return nil, err
	}
	l, w := paper.LanguageOf(m.about.Language), words()
	sheet := paper.New(s.look.Of(ctx).Of(principal.Must(ctx).TenantID), paper.A4)
	sheet.Heading(w["title"].In(l), l.Moment(m.MadeAt, zone))
	sheet.Facts(
		paper.Fact{Name: w["debtor"].In(l), Value: m.Debtor.Name},
		paper.Fact{Name: w["document"].In(l), Value: strings.ToUpper(m.Debtor.NationalIDType) + " " + m.Debtor.NationalID},
		paper.Fact{Name: w["zone"].In(l), Value: zone.String()},
		paper.Fact{Name: w["key"].In(l), Value: m.key},
		paper.Fact{Name: w["head"].In(l), Value: m.Head},
	)
	sheet.Paragraph(w["how"].In(l))
	sheet.Table([]paper.Column{
		{Title: "N.º", Share: 1}, {Title: w["at"].In(l), Share: 3}, {Title: w["what"].In(l), Share: 3}, {Title: w["by"].In(l), Share: 4}, {Title: w["why"].In(l), Share: 7},
	}, rows(m.facts, l, zone))
	sheet.Attach(name(m.Debtor.ID)+".json", m.json)
	return sheet.PDF()
}

func rows(facts []Fact, l paper.Language, zone *time.Location) (rows [][]string) {
	w := words()
	for _, f := range facts {
		by := w[string(f.Channel)].In(l)
		if f.Number != "" {
			by += " " + f.Number
		}
		rows = append(rows, []string{strconv.FormatInt(f.Seq, 10), l.Moment(f.WrittenAt, zone), w[string(f.What)].In(l), by, f.why(l, zone)})
	}
	return rows
}

// why is what an entry says of its reason or its end.
func (f Fact) why(l paper.Language, zone *time.Location) string {
	w := words()
	switch {
	case f.Outcome != nil:
		return f.Outcome.told(l, zone)
	case f.What == Blocked:
		return strings.Join(some(ruled(f.Decision.Text, l), f.Decision.Source), " · ")
	case f.What == Overridden:
		return w["beside"].In(l) + " " + ruled(f.Decision.Text, l)
	case f.What == Reserved:
		return w["allowed"].In(l)
	}
	return ""
}

func (o Outcome) told(l paper.Language, zone *time.Location) string {
	told := some(ruled(o.Labels, l))
	if o.Amount > 0 {
		told = append(told, l.Money(o.Amount, o.Currency))
	}
	if o.DueAt != nil {
		told = append(told, l.Moment(*o.DueAt, zone))
	}
	return strings.Join(append(told, some(o.Note)...), " · ")
}

// some are the texts that say something.
func some(texts ...string) (said []string) {
	for _, text := range texts {
		if text != "" {
			said = append(said, text)
		}
	}
	return said
}

// ruled is what a rule says, on paper.
func ruled(t rule.Text, l paper.Language) string { return paper.Text(t).In(l) }
