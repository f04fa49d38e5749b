package proof

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// next is a fact as the entry that follows the head.
func (h head) next(f Fact) (Entry, error) {
	f.DebtorID, f.Seq, f.Prev = h.DebtorID, h.Seq+1, h.Hash
	content, err := json.Marshal(f)
	if err != nil {
		return Entry{}, fmt.Errorf("write down a fact: %w", err)
	}
	return Entry{DebtorID: f.DebtorID, Seq: f.Seq, ContactID: f.ContactID, Content: string(content), Hash: hashOf(content)}, nil
}

func hashOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// Link is an entry as a file carries it.
type Link struct {
	Entry json.RawMessage `json:"entry"`
	Hash  string          `json:"hash"`
}

// walk follows a chain from its first link to its head and reads the facts. It fails, with the number of the entry, where one was edited,
// put in, moved or left out.
func walk(debtorID string, links []Link, end string) ([]Fact, error) {
	facts, prev := make([]Fact, len(links)), ""
	for i, l := range links {
		f, no := &facts[i], i+1
		if hashOf(l.Entry) != l.Hash {
			return nil, fmt.Errorf("entry %d: its content has another hash", no)
		}
		if err := json.Unmarshal(l.Entry, f); err != nil {
			return nil, fmt.Errorf("entry %d: %w", no, err)
		}
		if f.Prev != prev || f.Seq != int64(no) || f.DebtorID != debtorID {
			return nil, fmt.Errorf("entry %d: it does not follow the one before", no)
		}
		prev = l.Hash
	}
	if prev != end {
		return nil, fmt.Errorf("entry %d: the chain does not end here", len(links)+1)
	}
	return facts, nil
}
