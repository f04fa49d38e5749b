// Package word are the words that the parts of the module share: languages, tools, reasons.
package word

// Language is one that the product speaks.
type Language string

// The languages.
const (
	ES Language = "es"
	EN Language = "en"
	PT Language = "pt"
)

// Enum are all of them.
func (Language) Enum() []Language { return []Language{ES, EN, PT} }

// Texts is what is said, by language.
type Texts map[Language]string

// Tool is something that an agent may do; nothing else changes anything.
type Tool string

// The tools.
const (
	VerifyIdentity Tool = "verify_identity"
	ReadDebt       Tool = "read_debt"
	ListOffers     Tool = "list_offers"
	AcceptOffer    Tool = "accept_offer"
	TakePromise    Tool = "take_promise"
	Callback       Tool = "schedule_callback"
	Dispute        Tool = "open_dispute"
	Hardship       Tool = "note_hardship"
	StopContact    Tool = "stop_contact"
	WrongPerson    Tool = "note_wrong_person"
	HandOver       Tool = "hand_over"
	Search         Tool = "search_articles"
	EndTalk        Tool = "end_talk"
	Outside        Tool = "outside_tool" // one of another house, granted by its name
)

// Protecting are the tools that every agent has: they protect whoever is spoken with.
func Protecting() []Tool {
	return []Tool{StopContact, HandOver, Dispute, Hardship, WrongPerson, EndTalk}
}

// Tools are all of them.
func Tools() []Tool {
	return []Tool{VerifyIdentity, ReadDebt, ListOffers, AcceptOffer, TakePromise, Callback, Dispute, Hardship, StopContact, WrongPerson, HandOver, Search, EndTalk, Outside}
}

// Enum are all of them.
func (Tool) Enum() []Tool { return Tools() }

// Reason is why a talk is handed over.
type Reason string // the values are those of chats' hand-offs (conversation.Handoff): keep the two alike

// Outcome is how a talk ended.
type Outcome string

// The outcomes.
const (
	Agreed    Outcome = "agreed" // an offer was accepted
	Promised  Outcome = "promised"
	CallLater Outcome = "callback"
	Disputed  Outcome = "disputed"
	InNeed    Outcome = "hardship"
	Stopped   Outcome = "stopped" // they want no contact
	NotThem   Outcome = "wrong_person"
	Handed    Outcome = "handed_over"
	NoAnswer  Outcome = "no_answer"
	Informed  Outcome = "informed"
)

// Came is what came of using a tool.
type Came string

// What may come of it.
const (
	Done    Came = "done"
	Refused Came = "refused"
	Nothing Came = "nothing"
	Locked  Came = "locked"
)

// The reasons to hand over.
const (
	AskedFor      Reason = "customer_request"
	Unknown       Reason = "missing_knowledge"
	Unsupported   Reason = "unsupported_request"
	Policy        Reason = "policy_restriction"
	Failure       Reason = "tool_failure"
	Clarification Reason = "pending_clarification"
	Limit         Reason = "usage_limit"
)

// Reasons are all of them.
func Reasons() []Reason {
	return []Reason{AskedFor, Unknown, Unsupported, Policy, Failure, Clarification, Limit}
}

// Enum are all of them.
func (Reason) Enum() []Reason { return append(Reasons(), "") }

// Slot is what an answer is understood as.
type Slot string

// The slots.
const (
	SlotIntent   Slot = "intent"   // what they want
	SlotYesNo    Slot = "yes_no"   // whether they agree
	SlotAmount   Slot = "amount"   // of money, in the debtor's currency
	SlotDay      Slot = "day"      // by when
	SlotIdentity Slot = "identity" // a fact that only they know
	SlotOffer    Slot = "offer"    // which of the offers that were listed
	SlotMoment   Slot = "moment"   // when to call back
	SlotFree     Slot = "free"     // whatever they say
)

// Enum are all of them.
func (Slot) Enum() []Slot {
	return []Slot{SlotIntent, SlotYesNo, SlotAmount, SlotDay, SlotIdentity, SlotOffer, SlotMoment, SlotFree}
}
