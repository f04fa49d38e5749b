// Package chain links a record's lines into one hash chain per tenant, verifies it, and announces what is new in it: the host's
// half of package tracing.
package chain

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Head is the last link of a tenant's chain.
type Head struct {
	TenantID  string       `gorm:"primaryKey" json:"tenant_id"`
	Seq       int64        `json:"seq"`
	Hash      tracing.Hash `json:"hash"`
	UpdatedAt time.Time    `json:"updated_at"`
}

// TableName is where the heads are kept.
func (Head) TableName() string { return "tracing_chain" }

// genesis is what the first line of a chain follows: zeros, so that an empty chain has a head too.
func genesis(tenant string) Head {
	return Head{TenantID: tenant, Hash: make(tracing.Hash, sha256.Size)}
}

// link gives the event its place after head, and returns the new head.
func link(e *tracing.Event, head Head) Head {
	seq := head.Seq + 1
	e.Seq, e.PrevHash = &seq, head.Hash
	e.Hash = digest(e)
	return Head{TenantID: e.TenantID, Seq: seq, Hash: e.Hash}
}

// digest is the SHA-256 over every field of the line, each with its length before it, so that no two lines can be
// spelled the same way.
func digest(e *tracing.Event) tracing.Hash {
	sum := sha256.New()
	for _, field := range canonical(e) {
		var length [8]byte
		binary.BigEndian.PutUint64(length[:], uint64(len(field)))
		sum.Write(length[:])
		sum.Write([]byte(field))
	}
	return sum.Sum(nil)
}

func canonical(e *tracing.Event) []string {
	seq := ""
	if e.Seq != nil {
		seq = strconv.FormatInt(*e.Seq, 10)
	}
	return []string{
		"recobro.tracing.v1", string(e.PrevHash), seq, e.TenantID, e.ID, instant(e.At), e.Module, e.Name,
		e.ActorKind, e.ActorRole, e.ActorID, e.ActorName, e.SubjectType, e.SubjectID, e.ParentID, e.TraceID, e.RequestID,
		string(e.Payload),
	}
}

// instant spells a time the same way whatever zone and precision the database gave it back in.
func instant(at time.Time) string { return strconv.FormatInt(at.UnixMicro(), 10) }
