package conversation

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestNotices(t *testing.T) {
	one, other := Conversation{Row: storage.Row{ID: "c1"}, Number: 7}, Conversation{Row: storage.Row{ID: "c2"}, Number: 8}
	t.Run("[CH-06] what somebody is given in one go is one notice", func(t *testing.T) {
		require.Equal(t, &events.Notify{
			Kind: "conversations_given", Users: []string{"ana"}, Params: map[string]string{"count": "2"}, Link: "/chats?whose=mine",
		}, givenTo("ana", []Conversation{one, other}))
		require.Equal(t, &events.Notify{
			Kind: "conversation_given", Users: []string{"ana"}, Params: map[string]string{"number": "7"}, Link: "/chats/c1",
		}, givenTo("ana", []Conversation{one}))
	})
	t.Run("[CH-06] a program that gives a conversation is nobody's name; what is resolved is no news", func(t *testing.T) {
		after := one
		after.AssigneeID = "ana"
		program := principal.With(context.Background(), principal.System("a", "chats"))
		require.Equal(t, "conversation_given", assigned(program, one, after).Kind)
		after.Status = Resolved
		require.Nil(t, assigned(program, one, after))
	})
}
