package macro

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewMacro is a macro as it is asked for.
type NewMacro struct {
	Name string `json:"name" minLength:"1" maxLength:"60"`
	Acts []Act  `json:"acts" minItems:"1" maxItems:"10"`
}

// ReplaceInput is a macro in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewMacro
}

// RunInput is which macro is to be run on a conversation.
type RunInput struct {
	httpx.ByID
	Body struct {
		MacroID string `json:"macro_id" minLength:"1" maxLength:"64"`
	}
}

// Routes serves macros.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "chat-macros", Base: "/api/v1/chats/macros", Rights: "chats.macros"}
	httpx.All(g.Op("list", "", "read", "Macros by name"), func(ctx context.Context, _ *struct{}) ([]Macro, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What macros are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a macro"), func(ctx context.Context, in *httpx.ByID) (Macro, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a macro"), s.history)
	httpx.Create(g.Op("create", "", "create", "Add a macro"), func(ctx context.Context, in *struct{ Body NewMacro }) (m Macro, err error) {
		httpx.Copy(&m, in.Body)
		return s.Create(ctx, m)
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a macro"), func(ctx context.Context, in *ReplaceInput, version int64) (Macro, error) {
		return s.Change(ctx, in.ID, version, func(m *Macro) { httpx.Copy(m, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a macro"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	on := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations", Long: true} // the rules are asked
	httpx.Act(on.Op("macro", "/{id}/macro", "update", "Run a macro on a conversation: all of it or nothing"), func(ctx context.Context, in *RunInput) (conversation.Conversation, error) {
		return s.Run(ctx, in.ID, in.Body.MacroID)
	})
}
