package act

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// needsIdentity are the tools that tell of a debt, or bind whoever owes it.
var needsIdentity = map[word.Tool]bool{
	word.ReadDebt: true, word.ListOffers: true, word.AcceptOffer: true, word.TakePromise: true,
}

// order is why a tool may not be used yet, empty when it may: nothing before it was told who speaks, nothing of a debt before it is known to
// whom, and nothing of it while somebody else listens.
func order(s State, t word.Tool) string {
	switch {
	case t == word.HandOver || t == word.StopContact || t == word.EndTalk:
		return ""
	case !s.Disclosed:
		return "not_disclosed"
	case needsIdentity[t] && s.Others:
		return "somebody_else"
	case needsIdentity[t] && !s.Verified:
		return "not_identified"
	case t == word.AcceptOffer && len(s.Offers) == 0:
		return "no_offer_listed"
	default:
		return ""
	}
}
