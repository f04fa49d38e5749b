package report

// FigureKind is what a figure is counted in.
type FigureKind string

// Enum are all of them: a count, a share of one (0.25), minor units of a currency, seconds, a rate of one count to another (3.4).
func (FigureKind) Enum() []FigureKind {
	return []FigureKind{"count", "share", "money", "seconds", "rate"}
}

// Figure is one figure of a period.
type Figure struct {
	ID          string     `json:"id" doc:"Which: see docs/reports.md" example:"rpc_rate_attempts"`
	Kind        FigureKind `json:"kind"`
	Currency    string     `json:"currency" doc:"Of what is owed or paid; empty for what has none" example:"UYU"`
	Value       *float64   `json:"value" doc:"Null when there is nothing to divide by" example:"0.25"`
	Before      *float64   `json:"before" doc:"The same of the days before" example:"0.2"`
	Numerator   int64      `json:"numerator" doc:"Minor units, where it is money" example:"25"`
	Denominator int64      `json:"denominator" doc:"1 for what is no quotient" example:"100"`
}

// Figures are the figures of a period.
type Figures struct {
	Compared
	Figures []Figure `json:"figures" doc:"Money of different currencies is never added: one figure for each"`
}
