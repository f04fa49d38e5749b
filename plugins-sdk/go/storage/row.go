package storage

import "time"

// Row is what every table of a tenant has; embed it first in an entity. On Create the storage fills in what is empty:
// the tenant and the user of the context, a UUIDv7, version 1, the times.
type Row struct {
	TenantID  string    `gorm:"primaryKey" json:"-"`
	ID        string    `gorm:"primaryKey" json:"id"`
	Version   int64     `json:"version"`
	CreatedAt time.Time `json:"created_at"`
	UpdatedAt time.Time `json:"updated_at"`
	CreatedBy string    `json:"created_by"`
	UpdatedBy string    `json:"updated_by"`
}

// ETag is the row's version as an entity tag.
func (r Row) ETag() string { return ETag(r.Version) }

// RowVersion is the version of the row, for code that has it by interface.
func (r Row) RowVersion() int64 { return r.Version }
