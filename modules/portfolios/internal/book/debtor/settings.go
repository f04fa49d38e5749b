package debtor

// Settings are what a company has chosen for its portfolios; module.json describes them.
type Settings struct {
	RevealsPerHour int `json:"reveals_per_hour"` // how many covered values one collector may uncover in an hour
}
