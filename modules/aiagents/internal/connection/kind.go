package connection

// Kind is how a provider speaks.
type Kind string

// The kinds.
const (
	OpenAI    Kind = "openai_compatible" // any server that speaks as OpenAI's does
	Anthropic Kind = "anthropic"
	Gemini    Kind = "gemini"
	Speech    Kind = "speech"   // one that says what is written, and writes down what is said
	Realtime  Kind = "realtime" // one that writes down what is said while it is said
	MCP       Kind = "mcp"      // one whose tools agents may use, each granted by its name
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{OpenAI, Anthropic, Gemini, Speech, Realtime, MCP} }

// OfOnesOwn tells whether a server of one's own may be of the kind.
func (k Kind) OfOnesOwn() bool { return k == OpenAI || k == Speech || k == Realtime || k == MCP }

// Writes tells whether a model of the kind leads talks.
func (k Kind) Writes() bool { return k == OpenAI || k == Anthropic || k == Gemini }
