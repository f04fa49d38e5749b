package analysis

import (
	"encoding/json"
	"slices"
	"time"
)

// Now is what stands: what the program said, with all that was corrected on it.
func (a Analysis) Now() Values {
	v := a.Said()
	for _, c := range a.Corrections {
		v = c.on(v)
	}
	return v
}

// on reads a correction as it was kept.
func (c Correction) on(v Values) Values {
	text, err := json.Marshal(map[string]any{c.Field: c.To})
	if err != nil {
		return v
	}
	switch c.Field {
	case "promise":
		v.Promise = nil
	case "callback":
		v.Callback = nil
	case "failed":
		v.Failed = nil
	}
	_ = json.Unmarshal(text, &v) // what was kept was written from the same type
	return v
}

// correct keeps what somebody says otherwise, field by field; what is as it stood is none.
func (a *Analysis) correct(to Values, by string, at time.Time) (fields []string) {
	before, after := fieldsOf(a.Now()), fieldsOf(to)
	for _, field := range order {
		was, is := string(before[field]), string(after[field])
		if was == is {
			continue
		}
		a.Corrections = append(a.Corrections, Correction{Field: field, From: before[field], To: after[field], By: by, At: at})
		fields = append(fields, field)
	}
	a.Outcome, a.IsComplaint, a.IsFailed = to.Outcome, to.Complaint, len(to.Failed) > 0
	return fields
}

// order is that of the fields that may be corrected.
var order = []string{"right_party", "mood", "outcome", "promise", "dispute", "hardship", "callback", "stop", "third_party", "complaint", "failed", "answers"}

// fieldsOf are values by their names, each as it is kept.
func fieldsOf(v Values) map[string]json.RawMessage {
	v.Failed = slices.Sorted(slices.Values(v.Failed))
	if v.Failed == nil {
		v.Failed = append(v.Failed[:0:0], v.Failed...)
	}
	text, _ := json.Marshal(v) // words, numbers and days alone
	all := map[string]json.RawMessage{}
	_ = json.Unmarshal(text, &all)
	for _, field := range order {
		if all[field] == nil {
			all[field] = json.RawMessage("null")
		}
	}
	return all
}
