package tracing

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"
	"time"
)

// genesis is what the first line of a chain follows: zeros, so that an empty chain has a head too.
func genesis(tenant string) Head { return Head{TenantID: tenant, Hash: make(Hash, sha256.Size)} }

// link gives the event its place after head, and returns the new head.
func (e *Event) link(head Head) Head {
	seq := head.Seq + 1
	e.Seq, e.PrevHash = &seq, head.Hash
	e.Hash = e.digest()
	return Head{TenantID: e.TenantID, Seq: seq, Hash: e.Hash}
}

// digest is the SHA-256 over every field of the line, each with its length before it, so that no two lines can be
// spelled the same way.
func (e *Event) digest() Hash {
	sum := sha256.New()
	for _, field := range e.canonical() {
		var length [8]byte
		binary.BigEndian.PutUint64(length[:], uint64(len(field)))
		sum.Write(length[:])
		sum.Write([]byte(field))
	}
	return sum.Sum(nil)
}

func (e *Event) canonical() []string {
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
