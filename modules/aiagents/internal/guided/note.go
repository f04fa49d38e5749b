package guided

import (
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// note keeps what they answered for the tools that need it, and tells whether the answer was understood. More than was asked for is kept, too:
// whoever says how much and by when at once is not asked twice.
func (t *turn) note(step flow.Step) bool {
	t.pressedYes(step)
	m, n := t.state.Meaning, &t.state.Noted
	if len(m.Amounts) > 0 {
		n.Amount = m.Amounts[len(m.Amounts)-1].Minor
	}
	if len(m.Days) > 0 {
		n.Day = m.Days[len(m.Days)-1].On
	}
	if len(m.Moments) > 0 {
		at := m.Moments[0].At
		n.Moment = &at
	}
	switch step.Ask {
	case word.SlotAmount:
		return t.amount()
	case word.SlotDay:
		return len(m.Days) > 0
	case word.SlotMoment:
		return len(m.Moments) > 0
	case word.SlotYesNo:
		return m.YesNo != understand.Unsaid
	case word.SlotOffer:
		return t.choose()
	case word.SlotIntent:
		return len(m.Intents) > 0
	default:
		return t.in.Text != "" || t.in.Pressed != ""
	}
}

// amount is understood as what they named, or as all of it.
func (t *turn) amount() bool {
	m := t.state.Meaning
	if len(m.Amounts) == 0 && m.Wants(understand.PayNow) && t.state.Debt != nil {
		t.state.Noted.Amount = t.state.Debt.Owed
		return true
	}
	return len(m.Amounts) > 0
}

// choose finds which of the offers they mean: by its number, its instalments, its amount, or by yes where there is one.
func (t *turn) choose() bool {
	m, all := t.state.Meaning, t.state.Offers
	if len(t.in.Pressed) == 1 {
		m.Choice = int(t.in.Pressed[0] - '0')
	}
	for i, o := range all {
		if m.Choice == i+1 || m.Choice == 0 && (m.Parts > 0 && m.Parts == o.Instalments || names(m, o) || len(all) == 1 && t.yes()) {
			t.state.Noted.OfferID = o.ID
			return true
		}
	}
	return false
}

func names(m understand.Meaning, o book.Offer) bool {
	for _, a := range m.Amounts {
		if a.Minor == o.Total || o.Instalments > 1 && a.Minor == o.Each {
			return true
		}
	}
	return false
}

// pressedYes takes a key that leads where yes leads as a yes.
func (t *turn) pressedYes(step flow.Step) {
	for _, yes := range step.Ways {
		for _, key := range step.Ways {
			if yes.When == flow.Yes && key.To == yes.To && t.in.Pressed != "" && string(key.When) == flow.OfKey+t.in.Pressed {
				t.state.Meaning.YesNo = understand.Yes
			}
		}
	}
}
