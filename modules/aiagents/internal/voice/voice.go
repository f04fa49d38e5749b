// Package voice are the voices that agents speak with on calls, and the ears that they hear with.
package voice

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/chain"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/espeak"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Voices are all of them. Safe for concurrent use.
type Voices struct {
	own       *espeak.Speaker
	providers *connection.Service
	breakers  *chain.Breakers
	listed    price.Table
	clock     clock.Clock
}

// New has one that needs no key, and those of the company's providers.
func New(providers *connection.Service, c clock.Clock) (*Voices, error) {
	own, err := espeak.New()
	breakers, err2 := chain.NewBreakers()
	listed, err3 := price.Listed()
	return &Voices{own, providers, breakers, listed, c}, errors.Join(err, err2, err3)
}

// Speaker speaks as a version says: by the company's speech providers where it says so, and by the program's own voice, which sounds like one,
// where it does not or where none of them speaks.
func (v *Voices) Speaker(ctx context.Context, as spec.Voice, country string) provider.Speaker {
	if as.Engine != spec.ByProvider {
		return v.own
	}
	ways := ways(ctx, v, connection.Provider.Speaks, v.speaker)
	if len(ways) == 0 {
		return v.own
	}
	return either{chain.Speaker{Chain: chain.New(ways, v.breakers, country)}, v.own}
}

// Ear writes down what they say, each utterance as a whole, by the company's speech providers that may hear people of a country. It is nil where
// there is none: then keys alone are understood.
func (v *Voices) Ear(ctx context.Context, _ spec.Spec, country string) provider.Transcriber {
	return v.hears(ctx, country, connection.Provider.Listens)
}

// Follow is an ear that writes while they speak; nil where there is none.
func (v *Voices) Follow(ctx context.Context, _ spec.Spec, country string) provider.Transcriber {
	return v.hears(ctx, country, connection.Provider.Follows)
}

func (v *Voices) hears(ctx context.Context, country string, can func(connection.Provider) bool) provider.Transcriber {
	ways := ways(ctx, v, func(p connection.Provider) bool { return can(p) && p.May(country) }, v.ear)
	if len(ways) == 0 {
		return nil
	}
	return chain.Transcriber{Chain: chain.New(ways, v.breakers, country)}
}

// ways are the providers that can do something, in the company's order. Where they cannot be read there is none: a call goes on without.
func ways[P any](ctx context.Context, v *Voices, can func(connection.Provider) bool, port func(context.Context, connection.Provider) (P, error)) (all []chain.Connection[P]) {
	providers, err := v.providers.All(ctx)
	if err != nil {
		return nil
	}
	for _, p := range providers {
		if !can(p) {
			continue
		}
		if made, err := port(ctx, p); err == nil {
			all = append(all, chain.Connection[P]{ID: p.ID, Countries: p.Countries, Port: made})
		}
	}
	return all
}

// either speaks by the first voice, or else by the second.
type either [2]provider.Speaker

// Speak implements provider.Speaker.
func (e either) Speak(ctx context.Context, w provider.Words) (provider.Speech, error) {
	speech, err := e[0].Speak(ctx, w)
	if err == nil || ctx.Err() != nil {
		return speech, err
	}
	w.Voice = "" // of the other's voices
	return e[1].Speak(ctx, w)
}
