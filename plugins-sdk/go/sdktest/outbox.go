package sdktest

import (
	"context"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// queued is an event that waits in the module's database to be handed over.
type queued struct {
	ID    int64
	Kind  string
	State string
}

// TableName is the job queue's.
func (queued) TableName() string { return "river_job" }

// settle returns once the module has handed over every event that it has stored.
func (h *Host) settle() {
	h.t.Helper()
	if h.storage.Engine == "" {
		return // without storage nothing is stored
	}
	db, err := storage.Open(context.Background(), h.storage)
	require.NoError(h.t, err)
	defer func() { _ = db.Close() }()
	require.Eventually(h.t, func() bool { return h.waiting(db) == 0 }, patience, pulse/5, "stored events were not handed over")
}

func (h *Host) waiting(db *storage.DB) (left int64) {
	require.NoError(h.t, db.PlatformRead(context.Background(), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&queued{}).Where("kind = ? AND state IN ?", "recobro.event", []string{"available", "running", "pending"}).Count(&left).Error
	}))
	return left
}
