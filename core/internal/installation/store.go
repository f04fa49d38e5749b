package installation

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// row is one key of the installation.
type row struct {
	Name        string `gorm:"primaryKey"`
	Fingerprint string
	CreatedAt   time.Time
}

func (row) TableName() string { return "installation_keys" }

// known is the fingerprint of a key; empty while there is none.
func known(ctx context.Context, db *storage.DB, name string) (string, error) {
	var found []row
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("name = ?", name).Limit(1).Find(&found).Error
	})
	if err != nil || len(found) == 0 {
		return "", err
	}
	return found[0].Fingerprint, nil
}

// keep notes a key unless one is noted, and gives the one that is: of two that start at once, the first wins.
func keep(ctx context.Context, db *storage.DB, name, fingerprint string, now time.Time) (string, error) {
	err := db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&row{name, fingerprint, now}).Error
	})
	if err != nil {
		return "", err
	}
	return known(ctx, db, name)
}

// look asks a PostgreSQL server, as its administrator, whether the core's schema is there and which key is noted in it. Before
// the roles have their passwords nobody else can.
func look(ctx context.Context, adminURL, schema, name string) (made bool, fingerprint string, err error) {
	conn, err := pgx.Connect(ctx, adminURL)
	if err != nil {
		return false, "", err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	var noted bool
	table := pgx.Identifier{schema, row{}.TableName()}.Sanitize()
	err = conn.QueryRow(ctx, "SELECT to_regnamespace($1) IS NOT NULL, to_regclass($2) IS NOT NULL", pgx.Identifier{schema}.Sanitize(), table).Scan(&made, &noted)
	if err != nil || !noted {
		return made, "", err
	}
	err = conn.QueryRow(ctx, "SELECT fingerprint FROM "+table+" WHERE name = $1", name).Scan(&fingerprint)
	if errors.Is(err, pgx.ErrNoRows) {
		err = nil
	}
	return made, fingerprint, err
}
