package tracing

import (
	"bytes"
	"encoding/json"
	"slices"
)

// FieldKind says how a value of a payload is told.
type FieldKind string

// The kinds of fields. What a line says of other fields is not told.
const (
	FieldText    FieldKind = "text"    // as it is
	FieldWord    FieldKind = "word"    // one of fixed words, which the module's texts translate
	FieldNumber  FieldKind = "number"  // a count
	FieldMoney   FieldKind = "money"   // minor units of the payload's currency
	FieldDay     FieldKind = "day"     // 2026-11-24, or a moment whose day is meant
	FieldMoment  FieldKind = "moment"  // RFC 3339
	FieldTruth   FieldKind = "truth"   // yes or no
	FieldRecord  FieldKind = "record"  // ids of records, which are told by name
	FieldChanged FieldKind = "changed" // that it changed, not into what
)

// Field is one field of payloads, by name wherever it stands.
type Field struct {
	Name   string    `json:"field"` // "assignee_id"
	Kind   FieldKind `json:"kind"`
	Record string    `json:"record,omitempty"` // of kind record: "core.user"
}

// Fact is one particular of a line, in a form that a screen can put into words.
type Fact struct {
	Field    string    `json:"field" doc:"Name of the field, for which the module has a word" example:"assignee_id"`
	Kind     FieldKind `json:"kind" enum:"text,word,number,money,day,moment,truth,record,changed" doc:"How its values are told; changed: they are not"`
	Record   string    `json:"record,omitempty" doc:"Kind of the records that the values are ids of" example:"core.user"`
	Currency string    `json:"currency,omitempty" doc:"ISO 4217 code of an amount" example:"COP"`
	Change   bool      `json:"change,omitempty" doc:"It was from and became to; otherwise it is to"`
	From     []string  `json:"from,omitempty" doc:"Values as text; none for nothing"`
	To       []string  `json:"to,omitempty" doc:"Values as text; none for nothing"`
}

// Teller tells what lines say, by the fields that a module's manifest names. Immutable.
type Teller struct{ fields []Field }

// NewTeller tells of these fields, in their order.
//
//sdk:host
func NewTeller(fields []Field) *Teller { return &Teller{fields: slices.Clone(fields)} }

// Facts are what a payload says, as far as its fields are known. A payload that is no object says nothing.
//
//sdk:host
func (t *Teller) Facts(payload JSONText) []Fact {
	said := map[string]any{}
	decoder := json.NewDecoder(bytes.NewReader([]byte(payload)))
	decoder.UseNumber() // amounts are told to the cent
	if t == nil || decoder.Decode(&said) != nil {
		return []Fact{}
	}
	currency, _ := said["currency"].(string)
	changes, _ := said["changes"].(map[string]any)
	facts := []Fact{}
	for _, field := range t.fields {
		if fact, ok := field.fact(said, changes, currency); ok {
			facts = append(facts, fact)
		}
	}
	return facts
}

// fact is what a payload says of the field: a change goes before a value.
func (f Field) fact(said, changes map[string]any, currency string) (Fact, bool) {
	fact := Fact{Field: f.Name, Kind: f.Kind, Record: f.Record}
	if f.Kind == FieldMoney {
		fact.Currency = currency
	}
	value, there := changes[f.Name]
	if !there {
		value, there = said[f.Name]
	}
	if !there || (f.Kind == FieldMoney && currency == "") {
		return fact, false
	}
	if change, ok := value.(map[string]any); ok {
		return fact.changed(change, isChange(change, changes != nil && changes[f.Name] != nil))
	}
	if f.Kind == FieldChanged {
		return fact, true
	}
	fact.To = texts(value)
	return fact, len(fact.To) > 0
}

// isChange tells {"from": …, "to": …} from the place of a personal value.
func isChange(value map[string]any, among bool) bool {
	_, from := value["from"]
	_, to := value["to"]
	return among || from || to
}

// changed is the fact of {"from": …, "to": …}. Of personal values, which the record does not hold, only that there were some.
func (f Fact) changed(change map[string]any, isChange bool) (Fact, bool) {
	f.Change = isChange
	from, to := change["from"], change["to"]
	if f.Kind == FieldChanged || isHidden(from) || isHidden(to) || (from == nil && to == nil) {
		return Fact{Field: f.Field, Kind: FieldChanged, Change: isChange}, true
	}
	f.From, f.To = texts(from), texts(to)
	return f, len(f.From)+len(f.To) > 0
}

func isHidden(value any) bool {
	_, object := value.(map[string]any)
	return object
}

// texts are a value, or the values of a list, as text. What is nothing, or is an object, is none.
func texts(value any) (all []string) {
	switch v := value.(type) {
	case string:
		if v != "" {
			all = append(all, v)
		}
	case json.Number:
		all = append(all, v.String())
	case bool:
		all = append(all, map[bool]string{true: "true", false: "false"}[v])
	case []any:
		for _, each := range v[:min(len(v), mostTold)] {
			all = append(all, texts(each)...)
		}
	}
	return all
}

// mostTold is how many values of a list are told.
const mostTold = 50
