// Package voice are the voices that agents speak with on calls, and the ears that they hear with.
package voice

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/espeak"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// Voices are all of them. Safe for concurrent use.
type Voices struct{ own *espeak.Speaker }

// New has those that need no key.
func New() (*Voices, error) {
	own, err := espeak.New()
	return &Voices{own}, err
}

// Speaker speaks as a version says. Without a provider it is the program's own voice, which sounds like one.
func (v *Voices) Speaker(context.Context, spec.Voice, string) provider.Speaker { return v.own }

// Ear is nil: without a provider keys alone are understood.
func (v *Voices) Ear(context.Context, spec.Spec, string) provider.Transcriber { return nil }
