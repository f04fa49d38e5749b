package suite

// Purpose is what the product keeps a suite for.
type Purpose string

// Corrections are cases of talks that people have reviewed.
const Corrections Purpose = "corrections"

// Enum are all of them.
func (Purpose) Enum() []Purpose { return []Purpose{"", Corrections} }

// Origin is where a case is from.
type Origin string

// The origins.
const (
	BuiltIn    Origin = "built_in"
	FromTest   Origin = "test"
	Correction Origin = "correction"
	Written    Origin = "written"
)

// Enum are all of them.
func (Origin) Enum() []Origin { return []Origin{BuiltIn, FromTest, Correction, Written} }
