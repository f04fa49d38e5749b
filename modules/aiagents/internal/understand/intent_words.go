package understand

// Intent is what somebody wants, or says about themselves.
type Intent string

// The intents.
const (
	PayNow      Intent = "pay_now"
	PayLater    Intent = "pay_later"
	WantsOffer  Intent = "wants_offer"
	AsksBalance Intent = "asks_balance"
	Disputes    Intent = "dispute"
	AlreadyPaid Intent = "already_paid"
	Hardship    Intent = "hardship"
	CallBack    Intent = "callback"
	Human       Intent = "human"
	Stop        Intent = "stop_contact"
	WrongPerson Intent = "wrong_person"
	ThirdParty  Intent = "third_party" // somebody else, of the same address or number
	Deceased    Intent = "deceased"
	Minor       Intent = "minor"
	Bankrupt    Intent = "bankrupt"
	Represented Intent = "represented"
	Fraud       Intent = "fraud" // their name was used, or they take us for cheats
	Abusive     Intent = "abusive"
	Greeting    Intent = "greeting"
	Thanks      Intent = "thanks"
	Goodbye     Intent = "goodbye"
	Question    Intent = "question"
	Injection   Intent = "injection" // tries to instruct the program
	SelfHarm    Intent = "self_harm" // speaks of hurting or killing themselves: goes before everything else
)

// Intents are all of them.
func Intents() []Intent {
	return []Intent{PayNow, PayLater, WantsOffer, AsksBalance, Disputes, AlreadyPaid, Hardship, CallBack, Human, Stop, WrongPerson, ThirdParty, Deceased, Minor, Bankrupt,
		Represented, Fraud, Abusive, Greeting, Thanks, Goodbye, Question, Injection, SelfHarm}
}

// Enum are all of them.
func (Intent) Enum() []Intent { return Intents() }
