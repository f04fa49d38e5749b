package debt

import "time"

// BulkColumns are the columns of Debt.BulkValues, in order.
func BulkColumns() []string {
	return []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by",
		"debtor_id", "portfolio_id", "ref", "account_ref", "product_code", "product_name", "brand", "currency", "principal",
		"balance", "original_due", "current_due", "aged_from", "bucket_id", "bucket_since", "statute_date", "status",
		"interest", "fees", "penalties", "last_payment", "last_payment_on", "notes", "extra", "import_id",
		"owed_interest", "owed_fee", "owed_penalty", "interest_from",
	}
}

// BulkValues is a debt that is not resolved as a row for storage.DB.Bulk.
func (d *Debt) BulkValues() []any {
	return []any{
		d.ID, d.Version, d.CreatedAt, d.UpdatedAt, d.CreatedBy, d.UpdatedBy,
		d.DebtorID, d.PortfolioID, d.Ref, d.AccountRef, d.ProductCode, d.ProductName, d.Brand, d.Currency, d.Principal,
		d.Balance, string(d.OriginalDue), string(d.CurrentDue), string(d.AgedFrom), d.BucketID, string(d.BucketSince),
		string(d.StatuteDate), string(d.Status),
		d.Interest, d.Fees, d.Penalties, d.LastPayment, string(d.LastPaymentOn), d.Notes, d.Extra.Text(), d.ImportID,
		d.OwedInterest, d.OwedFee, d.OwedPenalty, string(d.InterestFrom),
	}
}

// BulkMovementColumns are the columns of Movement.BulkValues, in order.
func BulkMovementColumns() []string {
	return []string{
		"id", "created_at", "created_by", "debt_id", "debtor_id", "direction", "type", "amount", "currency",
		"source_ref", "note", "at", "component", "payment_id", "reverses_id",
	}
}

// BulkValues is the movement as a row for storage.DB.Bulk.
func (m *Movement) BulkValues() []any {
	return []any{
		m.ID, m.CreatedAt, m.CreatedBy, m.DebtID, m.DebtorID, string(m.Direction), string(m.Type), m.Amount, m.Currency,
		m.SourceRef, m.Note, m.At, string(m.Component), m.PaymentID, m.Reverses,
	}
}

// MovedColumns are the columns of Debt.MovedValues, in order: those that the ledger changes.
func MovedColumns() []string {
	return []string{
		"version", "updated_at", "balance", "owed_interest", "owed_fee", "owed_penalty", "interest_from", "current_due", "aged_from",
		"bucket_id", "bucket_since", "status", "paused_on", "resolution", "resolved_at", "plan_id",
	}
}

// MovedValues is a debt that the ledger has changed as a row for storage.DB.BulkUpdate; it then has the next version.
func (d *Debt) MovedValues(now time.Time) []any {
	d.Version++
	return []any{
		d.ID, d.Version, now, d.Balance, d.OwedInterest, d.OwedFee, d.OwedPenalty, string(d.InterestFrom), string(d.CurrentDue), string(d.AgedFrom),
		d.BucketID, string(d.BucketSince), string(d.Status), string(d.PausedOn), string(d.Resolution), d.ResolvedAt, d.PlanID,
	}
}
