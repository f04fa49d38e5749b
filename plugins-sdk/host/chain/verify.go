package chain

import (
	"bytes"
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Verdict is what verification found in one tenant's chain of one module.
type Verdict struct {
	TenantID string `json:"tenant_id"`
	Module   string `json:"module"`
	Linked   int64  `json:"linked"`           // lines walked that hold
	Unlinked int64  `json:"unlinked"`         // lines written within the last second, not in the chain yet
	Head     Head   `json:"head"`             // what the chain should end with
	At       *Head  `json:"at,omitempty"`     // the link that was asked for; nil: there is none
	Broken   *Break `json:"broken,omitempty"` // nil: the chain holds
}

// Break is the first place where a chain does not hold.
type Break struct {
	Seq     int64  `json:"seq"`
	EventID string `json:"event_id,omitempty"` // empty: the line is missing
	Reason  string `json:"reason"`             // one of the constants below
}

// The reasons for a Break.
const (
	Changed   = "changed"   // the line is not what was hashed, or does not follow the one before
	Missing   = "missing"   // a line was taken out of the middle
	Truncated = "truncated" // lines were taken off the end
)

// Span is how much of a chain is walked, and which link of it the verdict tells too, for a comparison with a checkpoint taken
// earlier. The zero value is the whole chain.
type Span struct {
	Seq     int64 // the link; 0 for none
	Onwards bool  // from that link on: what came before it is not read
}

// begin is what the first line of the span follows. Of a line in the middle that is what the line itself says.
func (s Span) begin(tenant string) Head {
	if s.Onwards && s.Seq > 1 {
		return Head{TenantID: tenant, Seq: s.Seq - 1}
	}
	return genesis(tenant)
}

const readAtOnce = 1000

// Tenants are those that have a chain in db, or lines without one.
func Tenants(ctx context.Context, db *storage.DB) (tenants []string, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		var writing []string
		if err := tx.Model(&Head{}).Pluck("tenant_id", &tenants).Error; err != nil {
			return err
		}
		err := tx.Model(&tracing.Event{}).Distinct().Pluck("tenant_id", &writing).Error
		tenants = append(tenants, writing...)
		return err
	})
	slices.Sort(tenants)
	return slices.Compact(tenants), err
}

// VerifyTenant walks a span of one tenant's chain, on one snapshot.
func VerifyTenant(ctx context.Context, db *storage.DB, tenant string, span Span) (Verdict, error) {
	verdict := Verdict{TenantID: tenant, Module: db.Schema(), Head: genesis(tenant)}
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("tenant_id = ?", tenant).Limit(1).Find(&verdict.Head).Error; err != nil {
			return err
		}
		unlinked := tx.Model(&tracing.Event{}).Where("tenant_id = ? AND seq IS NULL", tenant)
		if err := unlinked.Count(&verdict.Unlinked).Error; err != nil {
			return err
		}
		return verdict.walk(tx, span)
	})
	return verdict, err
}

func (v *Verdict) walk(tx *gorm.DB, span Span) error {
	at := span.begin(v.TenantID)
	for {
		var events []tracing.Event
		next := tx.Where("tenant_id = ? AND seq > ?", v.TenantID, at.Seq).Order("seq").Limit(readAtOnce)
		if err := next.Find(&events).Error; err != nil {
			return err
		}
		for i := range events {
			if v.Broken = check(at, events[i]); v.Broken != nil {
				return nil
			}
			at.Seq, at.Hash = *events[i].Seq, events[i].Hash
			v.Linked++
			if at.Seq == span.Seq {
				link := at
				v.At = &link
			}
		}
		if len(events) < readAtOnce {
			v.Broken = v.checkEnd(at)
			return nil
		}
	}
}

func check(before Head, event tracing.Event) *Break {
	switch {
	case *event.Seq != before.Seq+1:
		return &Break{Seq: before.Seq + 1, Reason: Missing}
	case before.Hash != nil && !bytes.Equal(event.PrevHash, before.Hash), !bytes.Equal(digest(&event), event.Hash):
		return &Break{Seq: *event.Seq, EventID: event.ID, Reason: Changed}
	}
	return nil
}

func (v *Verdict) checkEnd(at Head) *Break {
	if at.Seq == v.Head.Seq && bytes.Equal(at.Hash, v.Head.Hash) {
		return nil
	}
	if at.Seq > v.Head.Seq {
		return &Break{Seq: v.Head.Seq + 1, Reason: Changed}
	}
	return &Break{Seq: at.Seq + 1, Reason: Truncated}
}
