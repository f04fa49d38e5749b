package phone

import "github.com/recobro/recobro/plugins-sdk/go/phonenumber"

// BulkColumns are the columns of BulkValues, in order; the tenant is the transaction's.
func BulkColumns() []string {
	return []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by",
		"debtor_id", "e164", "e164_reversed", "raw", "country", "line", "label", "source", "status", "is_primary",
	}
}

// BulkValues is the phone as a row for storage.DB.Bulk.
func (p *Phone) BulkValues() []any {
	return []any{
		p.ID, p.Version, p.CreatedAt, p.UpdatedAt, p.CreatedBy, p.UpdatedBy,
		p.DebtorID, p.E164, phonenumber.Reversed(p.E164), p.Raw, p.Country, string(p.Line), string(p.Label), p.Source, string(p.Status), p.IsPrimary,
	}
}
