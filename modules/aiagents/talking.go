package aiagents

import (
	"context"
	"errors"
	"log/slog"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/book/real"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/testcall"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/modules/aiagents/internal/voice"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// newBooks are the files of debtors that talks work in.
func newBooks(file *real.Book) talk.Books {
	return talk.Books{talk.Chat: file, talk.Call: file}
}

// versions are those of agents, as talks need them.
type versions struct{ kept *version.Service }

func newVersions(kept *version.Service) talk.Versions { return versions{kept} }

// Spec is what a version says.
func (v versions) Spec(ctx context.Context, id string) (spec.Spec, error) {
	found, err := v.kept.ByID(ctx, id)
	if err != nil {
		return spec.Spec{}, err
	}
	return *found.Spec, nil
}

// Pick is the version that somebody talks with.
func (v versions) Pick(ctx context.Context, agentID, key string) (string, error) {
	found, err := v.kept.Talking(ctx, agentID, key)
	if errors.Is(err, agent.ErrNotLive) || errors.Is(err, agent.ErrNotFound) {
		return "", talk.ErrOff
	}
	return found.ID, err
}

func newSpoken(talks *talk.Service, tests testcall.Lines, voices *voice.Voices, clock clock.Clock, log *slog.Logger) *spoken.Service {
	return spoken.NewService(talks, tests, voices, clock, log)
}
