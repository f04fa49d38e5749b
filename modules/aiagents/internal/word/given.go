package word

// Given is something that a tool of another house may be told. There is nothing else: no name, no document, no telephone.
type Given string

// What may be told.
const (
	GivenAmount    Given = "amount"    // that they have named, in minor units
	GivenDay       Given = "day"       // that they have named
	GivenReference Given = "reference" // by which the creditor knows the debt
	GivenLanguage  Given = "language"  // of the talk
)

// Enum are all of them.
func (Given) Enum() []Given { return []Given{GivenAmount, GivenDay, GivenReference, GivenLanguage} }

// Enum is all that may come of a tool.
func (Came) Enum() []Came { return []Came{Done, Refused, Nothing, Locked} }
