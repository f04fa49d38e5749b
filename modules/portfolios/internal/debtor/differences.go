package debtor

import (
	"maps"
	"slices"
)

// difference is one field of a debtor before and after a change, as the record tells it; empty where it only tells that the
// field changed.
type difference struct {
	From any `json:"from,omitempty"`
	To   any `json:"to,omitempty"`
}

// differences are the fields that a change touched. Fields that say nothing of the person tell both values; the others only
// that they changed.
func differences(before, after Debtor) map[string]difference {
	all := map[string]difference{
		"status":   {before.Status, after.Status},
		"kind":     {before.Kind, after.Kind},
		"language": {before.Language, after.Language},
		"timezone": {before.Timezone, after.Timezone},
		"segment":  {before.Segment, after.Segment},
	}
	maps.DeleteFunc(all, func(_ string, d difference) bool { return d.From == d.To })
	for field, same := range map[string]bool{
		"name":         before.Name == after.Name && before.GivenName == after.GivenName && before.FamilyName == after.FamilyName,
		"national_id":  before.NationalIDType == after.NationalIDType && before.NationalID == after.NationalID,
		"external_ref": before.ExternalRef == after.ExternalRef,
		"birthday":     before.Birthday == after.Birthday,
		"emails":       slices.Equal(before.Emails, after.Emails),
		"flags":        slices.Equal(before.Flags, after.Flags),
		"preferences":  before.Preferences == after.Preferences,
	} {
		if !same {
			all[field] = difference{}
		}
	}
	return all
}

// copy is the debtor with lists of its own.
func (d Debtor) copy() Debtor {
	d.Emails, d.Flags = slices.Clone(d.Emails), slices.Clone(d.Flags)
	return d
}
