package aiagents

import "github.com/recobro/recobro/modules/aiagents/internal/version"

// With is the module over what tells whether versions have passed their suites.
var With = with

// Runs are what tells it.
type Runs = version.Runs
