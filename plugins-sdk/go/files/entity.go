package files

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Record is what a file belongs to: a record of the module.
type Record struct {
	Type string `json:"type" doc:"Kind of the record" example:"record"`
	ID   string `json:"id"`
}

// File is what is known of a file; its content is had by Store.Open.
type File struct {
	storage.Row
	Record       Record      `gorm:"embedded;embeddedPrefix:record_" json:"record"`
	Name         string      `json:"name" doc:"Without folders and control characters; empty once erased"`
	MediaType    string      `json:"media_type" doc:"As its bytes say" example:"image/png"`
	Size         int64       `json:"size" doc:"Bytes"`
	SHA256       string      `gorm:"column:sha256" json:"sha256" doc:"Of the content, in hex; empty once erased"`
	Key          sealed.Text `json:"-"`
	KeepUntil    *time.Time  `json:"keep_until,omitempty" doc:"When it is removed by itself"`
	HeldAt       *time.Time  `json:"held_at,omitempty" doc:"Since when a legal hold keeps it"`
	HeldBy       string      `json:"held_by,omitempty" doc:"Who placed the hold"`
	ErasureDueAt *time.Time  `json:"erasure_due_at,omitempty" doc:"Its record was erased then; it follows once the hold ends"`
	ErasedAt     *time.Time  `json:"erased_at,omitempty" doc:"When its content and name were erased"`
}

// TableName is the table of the SDK's migrations.
func (File) TableName() string { return "sdk_files" }

// blob is where the content lies.
func (f File) blob() Blob { return Blob{Tenant: f.TenantID, ID: f.ID} }

// keyPlace is where a file's key stands.
func keyPlace(id string) sealed.Place {
	return sealed.Place{Table: File{}.TableName(), Column: "key", Row: id}
}

// loose is content that no file speaks of: on its way in, or out.
type loose struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Bytes    int64  // of the tenant's quota that it takes
	Leaving  bool
	DueAt    time.Time // when it is given up
}

// TableName is the table of the SDK's migrations.
func (loose) TableName() string { return "sdk_loose_blobs" }

// usage is what a tenant's content takes: of files, and loose.
type usage struct {
	TenantID string `gorm:"primaryKey"`
	Bytes    int64
}

// TableName is the table of the SDK's migrations.
func (usage) TableName() string { return "sdk_file_usage" }
