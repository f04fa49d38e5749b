// Code generated from the manifests by plugins-sdk/react/openapi. DO NOT EDIT.

package sdktest

// slots are those of the product's screens.
func slots() []string {
	return []string{
		"call.outcome",
		"call.side",
		"conversation.side",
		"debtor.side",
		"frame.dock",
		"header.context",
		"header.help",
		"header.status",
		"home.cards",
		"settings.ai-agents",
	}
}
