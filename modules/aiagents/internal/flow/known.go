package flow

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// known is what is known at a place of a talk, whichever way has led there.
type known uint8

// What may be known.
const (
	identity known = 1 << iota // who it is
	debt                       // what is owed
	offers                     // what may be offered
	offer                      // which of them they chose
	amount                     // how much they say they will pay
	day                        // and by when
	moment                     // when they may be called
	nothing  known = 0
)

// tells are all placeholders, with what has to be known before they can be filled in.
var tells = map[string]known{
	"agent": nothing, "creditor": nothing, "given": nothing, "fact": nothing,
	"owed": identity | debt, "days_late": identity | debt, "offers": identity | offers,
	"offer.total": identity | offers | offer, "offer.first": identity | offers | offer, "offer.first_on": identity | offers | offer,
	"offer.instalments": identity | offers | offer, "offer.payments": identity | offers | offer, "offer.each": identity | offers | offer,
	"promise.amount": identity | amount, "promise.on": identity | day, "callback.at": moment,
}

// needs is what has to be known before a tool is used.
func needs(t word.Tool) known {
	switch t {
	case word.ReadDebt, word.ListOffers:
		return identity
	case word.AcceptOffer:
		return identity | offers | offer
	case word.TakePromise:
		return identity | debt | amount | day
	case word.Callback:
		return moment
	case word.VerifyIdentity, word.Dispute, word.Hardship, word.StopContact, word.WrongPerson, word.HandOver, word.Search, word.Outside:
		return nothing
	default:
		return nothing
	}
}

// tells is what has to be known of what the tool of a step is told, where that is one of another house.
func (r *reader) tells(s Step) (k known) {
	takes, _ := r.granted.Takes(s.Outside)
	if s.Act != word.Outside {
		return nothing
	}
	for _, one := range takes {
		k |= given[one]
	}
	return k
}

// given is what has to be known before it is told to another house.
var given = map[word.Given]known{
	word.GivenAmount: identity | amount, word.GivenDay: identity | day, word.GivenReference: identity, word.GivenLanguage: nothing,
}

// after is what is known behind a way of a step, of what was known before it.
func (s Step) after(k known, w When) known {
	switch {
	case s.Kind == Ask && w == Known:
		return k | answered[s.Ask]
	case s.Kind == Act && w == Done && s.Act == word.WrongPerson:
		return nothing
	case s.Kind == Act && w == Done:
		return k | told[s.Act]
	default:
		return k
	}
}

// answered is what an answer that was understood tells, told what a tool does.
var (
	answered = map[word.Slot]known{word.SlotOffer: offer, word.SlotAmount: amount, word.SlotDay: day, word.SlotMoment: moment}
	told     = map[word.Tool]known{word.VerifyIdentity: identity, word.ReadDebt: debt, word.ListOffers: offers}
)

// names are what is told of what is missing.
var names = []struct {
	what known
	name string
}{
	{identity, "identity"}, {debt, "debt"}, {offers, "offers"}, {offer, "offer"}, {amount, "amount"}, {day, "day"}, {moment, "moment"},
}
