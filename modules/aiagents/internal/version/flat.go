package version

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// between parts the step of a path from its field.
const between = "\x00"

// flat is what a version says as texts by their paths: the step of the flow, and the field. What is empty is not there.
func flat(s spec.Spec) map[string]string {
	all := map[string]string{}
	rest := s
	rest.Flow, rest.Fields = flow.Flow{}, nil
	spread(all, between, "", plain(rest))
	put(all, between+"flow.start", s.Flow.Start)
	put(all, between+"flow.anywhere", lines(s.Flow.Anywhere))
	for _, step := range s.Flow.Steps {
		ways := lines(step.Ways)
		id := step.ID
		step.ID, step.Ways, step.X, step.Y = "", nil, 0, 0
		spread(all, id+between, "", plain(step))
		put(all, id+between+"ways", ways)
	}
	for _, f := range s.Fields {
		name := f.Name
		f.Name = ""
		spread(all, between, "fields."+name, plain(f))
	}
	return all
}

// plain is a value as JSON has it.
func plain(value any) (out any) {
	raw, err := json.Marshal(value)
	if err == nil {
		err = json.Unmarshal(raw, &out)
	}
	if err != nil {
		panic(err) // nothing of a version refuses to be written
	}
	return out
}

// lines are ways as texts, one each line.
func lines(ways []flow.Way) string {
	all := make([]string, 0, len(ways))
	for _, w := range ways {
		all = append(all, string(w.When)+" → "+w.To)
	}
	return strings.Join(all, "\n")
}

func put(all map[string]string, path, text string) {
	if text != "" {
		all[path] = text
	}
}

// spread puts a value below a path: what is within an object by its name, lists as one text.
func spread(all map[string]string, step, field string, value any) {
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			spread(all, step, strings.TrimPrefix(field+"."+name, "."), inner)
		}
	case []any:
		list(all, step, field, v)
	case nil:
	case float64:
		put(all, step+field, strconv.FormatFloat(v, 'f', -1, 64))
	default:
		put(all, step+field, fmt.Sprint(v))
	}
}

// list puts a list: words as one text, objects each by its place.
func list(all map[string]string, step, field string, values []any) {
	words := make([]string, 0, len(values))
	for i, value := range values {
		if _, object := value.(map[string]any); object {
			spread(all, step, field+"["+strconv.Itoa(i)+"]", value)
			continue
		}
		words = append(words, fmt.Sprint(value))
	}
	put(all, step+field, strings.Join(words, ", "))
}
