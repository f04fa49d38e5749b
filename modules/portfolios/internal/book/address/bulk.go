package address

// BulkColumns are the columns of BulkValues, in order; the tenant is the transaction's.
func BulkColumns() []string {
	return []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by",
		"debtor_id", "fingerprint", "kind", "line1", "line2", "city", "region", "postal_code", "country", "source",
	}
}

// BulkValues is a sealed address as a row for storage.DB.Bulk.
func (a *Address) BulkValues() []any {
	return []any{
		a.ID, a.Version, a.CreatedAt, a.UpdatedAt, a.CreatedBy, a.UpdatedBy,
		a.DebtorID, a.Fingerprint, a.Kind, a.Line1, a.Line2, a.City, a.Region, a.PostalCode, a.Country, a.Source,
	}
}
