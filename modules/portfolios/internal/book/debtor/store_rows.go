package debtor

import (
	"database/sql"
	"encoding/json"

	"gorm.io/gorm"
)

// read runs a statement on debtors. Lists are read here and not by gorm's own scanning, which costs a page as much as
// the database does.
func read(tx *gorm.DB) ([]Debtor, error) {
	columns := listColumns()
	for i, column := range columns {
		columns[i] = "debtors." + column
	}
	rows, err := tx.Select(columns).Rows()
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var found []Debtor
	for rows.Next() {
		found = append(found, Debtor{})
		if err := found[len(found)-1].scan(rows); err != nil {
			return nil, err
		}
	}
	return found, rows.Err()
}

// scan reads one row whose columns are listColumns.
func (d *Debtor) scan(rows *sql.Rows) error {
	var emails, preferences, flags sql.RawBytes
	err := rows.Scan(
		&d.ID, &d.Version, &d.CreatedAt, &d.UpdatedAt, &d.CreatedBy, &d.UpdatedBy,
		&d.PortfolioID, &d.DedupeKey, &d.ExternalRef, &d.Kind, &d.Name, &d.NameKey, &d.GivenName, &d.FamilyName,
		&d.NationalIDType, &d.NationalID, &d.Birthday, &d.Language, &d.Timezone, &emails, &d.Segment, &preferences, &flags,
		&d.Status, &d.AssigneeID, &d.Balance, &d.Others, &d.Currency, &d.DebtsCount, &d.AgedFrom, &d.BucketID, &d.Phone, &d.TagIDs,
	)
	if err != nil {
		return err
	}
	if err := unlessEmpty(emails, &d.Emails); err != nil {
		return err
	}
	if err := unlessEmpty(preferences, &d.Preferences); err != nil {
		return err
	}
	return unlessEmpty(flags, &d.Flags)
}

// unlessEmpty reads JSON that is more than [] or {}, which most rows have.
func unlessEmpty(text []byte, into any) error {
	if len(text) <= len("[]") {
		return nil
	}
	return json.Unmarshal(text, into)
}
