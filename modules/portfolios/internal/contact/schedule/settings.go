package schedule

// Settings are what a tenant has chosen of reminders; module.json describes them.
type Settings struct {
	Reminders string `json:"reminders"`
}

// The ways in which debtors are reminded of promises and instalments.
const (
	unreminded = "off"
	byCall     = "collector"
	byLetter   = "email" // where the debtor has an address, else by call
)
