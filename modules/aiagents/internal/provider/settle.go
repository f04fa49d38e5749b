package provider

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Watch takes the times of an answer.
type Watch struct {
	began time.Time
	first time.Duration
	told  func()
}

// NewWatch begins now.
func (a Ask) NewWatch() *Watch { return &Watch{began: time.Now(), told: a.Began} }

// First is told that something of the answer is there.
func (w *Watch) First() {
	if w.first > 0 {
		return
	}
	w.first = max(time.Since(w.began), 1)
	if w.told != nil {
		w.told()
	}
}

// Settle is an answer that has come to its end, held against what was asked: arguments of tools are objects, and where the answer must
// fit a schema it does. It fails with ErrBroken.
func (a Ask) Settle(r Reply, w *Watch) (Reply, error) {
	r.FirstAfter, r.Took = w.first, time.Since(w.began)
	for i := range r.Calls {
		if err := object(&r.Calls[i]); err != nil {
			return r, ErrBroken.Wrap(err)
		}
	}
	if len(r.Calls) > 0 && r.Stop == End {
		r.Stop = Tools // some servers say that they stopped, calls or not
	}
	if r.Stop == End && r.Text == "" {
		r.Stop = NoContent
	}
	if a.Schema == nil || r.Stop != End {
		return r, nil
	}
	return r, fits(a.Schema, r.Text)
}

// object holds the arguments of a call to be an object; a tool without any may come with none.
func object(c *Call) error {
	if len(bytes.TrimSpace(c.Arguments)) == 0 {
		c.Arguments = json.RawMessage("{}")
	}
	var fields map[string]any
	if err := json.Unmarshal(c.Arguments, &fields); err != nil || fields == nil {
		return fmt.Errorf("arguments of %s are no object", c.Name)
	}
	return nil
}

func fits(schema json.RawMessage, text string) error {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	if err != nil {
		return ErrAsk.Wrap(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.UseLoader(jsonschema.SchemeURLLoader{}) // nothing is fetched or read that a schema points to
	if err = compiler.AddResource("answer.json", document); err != nil {
		return ErrAsk.Wrap(err)
	}
	compiled, err := compiler.Compile("answer.json")
	if err != nil {
		return ErrAsk.Wrap(err)
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(text)))
	if err == nil {
		err = compiled.Validate(value)
	}
	if err != nil {
		return ErrBroken.Wrap(err)
	}
	return nil
}

// Hear tells a part of the text to whoever listens.
func (a Ask) Hear(delta string) {
	if a.Heard != nil && delta != "" {
		a.Heard(delta)
	}
}

// Most is how many tokens the answer may have.
func (a Ask) Most() int {
	if a.MostTokens > 0 {
		return a.MostTokens
	}
	return DefaultMost
}
