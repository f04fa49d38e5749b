package spec

import (
	"slices"
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// The codes of faults besides those of flows.
const (
	Required     = "aiagents.spec_required"
	LanguageOnce = "aiagents.spec_language_twice"
	Undisclosed  = "aiagents.spec_disclosure" // it does not say that a program speaks
	Nameless     = "aiagents.spec_creditor"   // it does not say in whose name
	Unsayable    = "aiagents.spec_text_refused"
	Choices      = "aiagents.spec_choices"
	FieldTwice   = "aiagents.spec_field_twice"
	NoModel      = "aiagents.spec_no_model"
)

// Check are the faults of what a version says, by the paths of its fields; none of one that may be tested.
func Check(s Spec) (faults []flow.Fault) {
	add := func(field, code string, params map[string]any) {
		faults = append(faults, flow.Fault{Field: field, Code: code, Params: params})
	}
	for i, language := range s.Languages {
		if slices.Index(s.Languages, language) < i {
			add("languages["+strconv.Itoa(i)+"]", LanguageOnce, nil)
			continue
		}
		s.persona(language, add)
	}
	if s.Machine.Leave {
		s.message(add)
	}
	s.fields(add)
	if s.Mode == Modelled && len(s.Model.Providers) == 0 {
		add("model.providers", NoModel, nil)
	}
	for _, f := range flow.Check(s.Flow, s.Languages, s.Grants) {
		f.Field = "flow." + f.Field
		faults = append(faults, f)
	}
	return faults
}

// adder notes a fault of a field.
type adder func(field, code string, params map[string]any)

// persona checks who it is in a language: that it says first what it is and for whom, and nothing of a debt.
func (s Spec) persona(language word.Language, add adder) {
	p, at := s.Persona[language], "persona."+string(language)
	for _, f := range []struct{ name, text string }{{"name", p.Name}, {"opening", p.Opening}, {"disclosure", p.Disclosure}, {"goodbye", p.Goodbye}, {"handed_over", p.HandedOver}} {
		if strings.TrimSpace(f.text) == "" {
			add(at+"."+f.name, Required, nil)
			continue
		}
		told(at+"."+f.name, language, f.text, add)
	}
	if p.Disclosure != "" && !discloses(p.Disclosure) {
		add(at+".disclosure", Undisclosed, nil)
	}
	if p.Disclosure != "" && !slices.Contains(flow.Placeholders(p.Opening+p.Disclosure), "creditor") {
		add(at+".disclosure", Nameless, nil)
	}
}

// message checks what is left on an answering machine.
func (s Spec) message(add adder) {
	for _, language := range s.Languages {
		at := "machine.message." + string(language)
		if text := s.Machine.Message[language]; text == "" {
			add(at, Required, nil)
		} else {
			told(at, language, text, add)
		}
	}
}

// told checks a text that is said before it is known to whom.
func told(at string, language word.Language, text string, add adder) {
	for _, name := range flow.Placeholders(text) {
		if name != "agent" && name != "creditor" && name != "given" {
			add(at, flow.Placeholder, map[string]any{"name": name})
		}
	}
	for _, fault := range flow.Sayable(text, language, false) {
		add(at, Unsayable, map[string]any{"rule": fault.Rule, "span": fault.Span})
	}
}

// programs are the words that say that no person speaks.
var programs = []string{
	"programa", "automatico", "automatica", "asistente virtual", "assistente virtual", "robot", "robo", "bot", "inteligencia artificial", " ia ",
	"program", "automated", "virtual assistant", "artificial intelligence", " ai ",
}

// discloses tells whether a text says that a program speaks.
func discloses(text string) bool {
	key := " " + namekey.Of(text) + " "
	return slices.ContainsFunc(programs, func(word string) bool { return strings.Contains(key, word) })
}

// fields checks the questions of the analysis.
func (s Spec) fields(add adder) {
	seen := map[string]bool{}
	for i, f := range s.Fields {
		at := "fields[" + strconv.Itoa(i) + "]"
		if seen[f.Name] {
			add(at+".name", FieldTwice, map[string]any{"name": f.Name})
		}
		seen[f.Name] = true
		if f.Kind == "choice" && len(f.Choices) < 2 {
			add(at+".choices", Choices, nil)
		}
	}
}
