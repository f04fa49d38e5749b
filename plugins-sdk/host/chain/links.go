package chain

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// lockHead reads the tenant's head, the genesis if there is none yet, and locks it until the transaction ends.
func lockHead(tx *gorm.DB, tenant string) (Head, error) {
	head := genesis(tenant)
	asItIs := clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}}, DoUpdates: clause.Assignments(map[string]any{"tenant_id": tenant})}
	err := tx.Clauses(asItIs, clause.Returning{}).Create(&head).Error
	return head, err
}

// linkEvents gives events their places after head, and moves the head.
func linkEvents(ctx context.Context, db *storage.DB, tx *gorm.DB, head Head, events []tracing.Event) error {
	if len(events) == 0 {
		return nil
	}
	for i := range events {
		head = link(&events[i], head)
	}
	set := setPlaces
	if db.Engine() == storage.SQLite {
		set = setEachPlace
	}
	if err := set(ctx, db, tx, head.TenantID, events); err != nil {
		return err
	}
	return tx.Model(&Head{}).Where("tenant_id = ?", head.TenantID).Updates(map[string]any{"seq": head.Seq, "hash": head.Hash}).Error
}

// setPlaces writes all places in one statement: each more would be a round trip.
func setPlaces(_ context.Context, _ *storage.DB, tx *gorm.DB, tenant string, events []tracing.Event) error {
	places := make([]map[string]any, len(events))
	for i, e := range events {
		places[i] = map[string]any{"id": e.ID, "seq": e.Seq, "prev_hash": e.PrevHash, "hash": e.Hash}
	}
	text, err := json.Marshal(places)
	if err != nil {
		return err
	}
	return native.Permit(tx).Exec(`UPDATE tracing_events AS line
		SET seq = place.seq, prev_hash = decode(place.prev_hash, 'hex'), hash = decode(place.hash, 'hex')
		FROM json_to_recordset(?) AS place (id text, seq bigint, prev_hash text, hash text)
		WHERE line.tenant_id = ? AND line.id = place.id`, string(text), tenant).Error
}

// setEachPlace writes place after place with one prepared statement: SQLite joins a list of 500 more slowly than that.
func setEachPlace(ctx context.Context, db *storage.DB, _ *gorm.DB, tenant string, events []tracing.Event) error {
	places := func(yield func([]any) bool) {
		for _, e := range events {
			if !yield([]any{e.ID, *e.Seq, []byte(e.PrevHash), []byte(e.Hash)}) {
				return
			}
		}
	}
	return db.Tx(principal.With(ctx, principal.System(tenant, db.Schema())), func(ctx context.Context, tx *gorm.DB) error {
		return db.BulkUpdate(ctx, tx, tracing.Event{}.TableName(), []string{"seq", "prev_hash", "hash"}, places)
	})
}
