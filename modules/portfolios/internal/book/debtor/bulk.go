package debtor

import "encoding/json"

// BulkColumns are the columns of BulkValues, in order; the tenant is the transaction's.
func BulkColumns() []string { return append(listColumns(), "extra", "import_id") }

// listColumns are those that a list reads.
func listColumns() []string {
	return []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by",
		"portfolio_id", "dedupe_key", "external_ref", "kind", "name", "name_key", "given_name", "family_name",
		"national_id_type", "national_id", "birthday", "language", "timezone", "emails", "segment", "preferences", "flags",
		"status", "assignee_id", "balance", "other_balances", "currency", "debts_count", "aged_from", "bucket_id", "phone", "tag_ids",
	}
}

// BulkValues is the debtor as a row for storage.DB.Bulk. The caller has set every field that has no zero value of its
// own: Row, NameKey (NameKey), DedupeKey (DedupeKey), Status, Currency and the figures.
func (d *Debtor) BulkValues() []any {
	return []any{
		d.ID, d.Version, d.CreatedAt, d.UpdatedAt, d.CreatedBy, d.UpdatedBy,
		d.PortfolioID, d.DedupeKey, d.ExternalRef, string(d.Kind), d.Name, d.NameKey, d.GivenName, d.FamilyName,
		string(d.NationalIDType), d.NationalID, string(d.Birthday), d.Language, d.Timezone, jsonList(d.Emails), d.Segment,
		jsonText(d.Preferences, d.Preferences.Empty(), "{}"), jsonList(d.Flags),
		string(d.Status), d.AssigneeID, d.Balance, string(d.Others), d.Currency, int64(d.DebtsCount), string(d.AgedFrom), d.BucketID, d.Phone, d.TagIDs,
		d.Extra.Text(), d.ImportID,
	}
}

func jsonList[T any](list []T) string { return jsonText(list, len(list) == 0, "[]") }

// jsonText is value as JSON; none is the text of an empty one, which most rows have and which costs nothing.
func jsonText(value any, empty bool, none string) string {
	if empty {
		return none
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // strings and booleans always have a JSON form
	}
	return string(text)
}
