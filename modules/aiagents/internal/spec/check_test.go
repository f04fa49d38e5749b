package spec_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

func TestWhatAVersionMayNotSayIsToldAtItsField(t *testing.T) { // [AI-04]
	for name, c := range map[string]struct {
		done        func(s *spec.Spec)
		field, code string
	}{
		"no disclosure":         {func(s *spec.Spec) { change(s, func(p *spec.Persona) { p.Disclosure = "Le escribo de {{creditor}}." }) }, "persona.es.disclosure", spec.Undisclosed},
		"in nobody's name":      {func(s *spec.Spec) { change(s, func(p *spec.Persona) { p.Disclosure = "Soy un programa." }) }, "persona.es.disclosure", spec.Nameless},
		"a person, it says":     {func(s *spec.Spec) { change(s, func(p *spec.Persona) { p.Opening = "Hola, soy una persona." }) }, "persona.es.opening", spec.Unsayable},
		"a debt in the opening": {func(s *spec.Spec) { change(s, func(p *spec.Persona) { p.Opening = "Es por su deuda." }) }, "persona.es.opening", spec.Unsayable},
		"what is owed":          {func(s *spec.Spec) { change(s, func(p *spec.Persona) { p.Opening = "{{owed}}" }) }, "persona.es.opening", flow.Placeholder},
		"a debt on a machine": {func(s *spec.Spec) {
			s.Machine = spec.Machine{Leave: true, Message: word.Texts{word.ES: "Por su deuda"}}
		}, "machine.message.es", spec.Unsayable},
		"a language twice":    {func(s *spec.Spec) { s.Languages = append(s.Languages, word.ES) }, "languages[3]", spec.LanguageOnce},
		"no model":            {func(s *spec.Spec) { s.Mode = spec.Modelled }, "model.providers", spec.NoModel},
		"one choice":          {func(s *spec.Spec) { s.Fields = []spec.Field{{Name: "a", Kind: "choice"}} }, "fields[0].choices", spec.Choices},
		"a fault of the flow": {func(s *spec.Spec) { s.Flow.Start = "hello" }, "flow.start", flow.NoStart},
	} {
		t.Run(name, func(t *testing.T) {
			s := spec.Guided()
			c.done(&s)
			told := map[string]bool{}
			for _, f := range spec.Check(s) {
				told[f.Field+" "+f.Code] = true
			}
			require.Contains(t, told, c.field+" "+c.code)
		})
	}
}

func change(s *spec.Spec, f func(p *spec.Persona)) {
	p := s.Persona[word.ES]
	f(&p)
	s.Persona[word.ES] = p
}
