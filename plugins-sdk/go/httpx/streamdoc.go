package httpx

import "github.com/danielgtaylor/huma/v2"

// streamResponse documents an answer whose form the operation's summary tells.
func streamResponse() *huma.Response {
	return &huma.Response{
		Description: "A stream",
		Content:     map[string]*huma.MediaType{"*/*": {Schema: &huma.Schema{Type: "string", Format: "binary"}}},
	}
}
