package conversation

import "context"

// Watch is told what somebody of ours does at a conversation, for whoever it is with.
type Watch func(ctx context.Context, c Conversation, doing Doing)
