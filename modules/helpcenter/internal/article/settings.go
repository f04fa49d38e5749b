package article

// Settings are what a company has chosen for its articles; module.json describes them.
type Settings struct {
	StaleDays int `json:"stale_days" doc:"Days after which an article that nobody has reviewed is stale"`
}
