package agent

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// spoken is as much of a talk as tells whose it is.
type spoken struct {
	TenantID  string `gorm:"primaryKey"`
	ID        string `gorm:"primaryKey"`
	AgentID   string
	CreatedAt time.Time
}

// TableName is the table of talks.
func (spoken) TableName() string { return "talks" }

// written is as much of a version as tells whose it is.
type written struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	AgentID  string
}

// TableName is the table of versions.
func (written) TableName() string { return "agent_versions" }

// silent fails with ErrTalked once an agent has talked.
func (s *Service) silent(ctx context.Context, id string) error {
	talks, err := storage.All[spoken](ctx, s.db, 1, storage.Where("agent_id = ?", id))
	if err == nil && len(talks) > 0 {
		err = ErrTalked
	}
	return err
}

// forget removes an agent's versions.
func (s *Service) forget(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("agent_id = ?", id).Delete(&written{}).Error
	})
}

// count is how many talks an agent has had.
type count struct {
	AgentID string
	Talks   int
}

// tested is the kind of talks that are tests: they are nobody's.
const tested = "test"

// Talks are how many talks agents have had with people since a moment, by their ids.
func (s *Service) Talks(ctx context.Context, since time.Time) (map[string]int, error) {
	var counts []count
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&spoken{}).Select("agent_id, COUNT(*) AS talks").Where("created_at >= ? AND kind <> ?", since, tested).Group("agent_id").Limit(Most).Find(&counts).Error
	})
	talks := map[string]int{}
	for _, c := range counts {
		talks[c.AgentID] = c.Talks
	}
	return talks, err
}
