package thread

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestWhatOurProgramSaidNamesItsArticlesOnCallsAndInConversations(t *testing.T) { // [AI-12]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "aiagents", os.DirFS("../.."))
		ctx := principal.With(context.Background(), principal.Principal{TenantID: "acme", UserID: "u", Scope: principal.ScopeAll})
		cites := []act.Cite{{ArticleID: "a1", Version: 3, Title: "Dónde se paga"}}
		for _, ref := range []string{"talked", "talked", "other"} { // two rounds of one conversation, and another
			held := talk.Talk{Kind: talk.Chat, RefID: ref, Status: talk.Closed}
			require.NoError(t, storage.Insert(ctx, db, &held))
			require.NoError(t, storage.Insert(ctx, db, &talk.Turn{TalkID: held.ID, N: 1, InputID: "m1", Heard: "hola", Said: "Hola."}))
			require.NoError(t, storage.Insert(ctx, db, &talk.Turn{TalkID: held.ID, N: 2, InputID: "m2", Heard: "¿dónde?", Said: "Se paga en sucursales, dice " + ref + ".", Cites: cites}))
		}
		threads := &Threads{talks: talk.NewStore(db)}
		written := Thread{Kind: Conversation, RefID: "talked", Lines: []claim.Line{
			{ID: "1", Speaker: claim.Agent, Text: "Hola."}, {ID: "2", Speaker: claim.Agent, Text: "Se paga en sucursales, dice talked."},
			{ID: "3", Speaker: claim.Person, Text: "Se paga en sucursales, dice talked."}, {ID: "4", Speaker: claim.Agent, Text: "Se paga en sucursales, dice other."},
		}}
		require.NoError(t, threads.spoke(ctx, &written))
		for at, want := range [][]act.Cite{nil, cites, nil, nil} {
			require.Equal(t, want, written.Lines[at].Cites, written.Lines[at].ID)
		}
		spoken := Thread{Kind: Call, RefID: "other"}
		require.NoError(t, threads.spoke(ctx, &spoken))
		require.Equal(t, cites, spoken.Lines[3].Cites, "of a call its turns are the lines")
		require.Empty(t, spoken.Lines[2].Cites)
	})
}
