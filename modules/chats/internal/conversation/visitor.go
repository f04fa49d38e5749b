package conversation

import "context"

// TellVisitor tells whoever a conversation is with what somebody of ours does there.
type TellVisitor func(ctx context.Context, c Conversation, doing Doing)
