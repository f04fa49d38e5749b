package merge

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"slices"

	"github.com/transparency-dev/merkle/compact"
	"github.com/transparency-dev/merkle/rfc6962"
)

// Merkle is the tree of RFC 6962 over leaves that come one by one. It keeps only the roots of the full subtrees so far, twenty
// for a million leaves, so that it fits into every checkpoint.
type Merkle struct{ leaves *compact.Range }

const countSize = 8

// ReadMerkle reads what String wrote; "" is a tree without leaves.
func ReadMerkle(text string) (m Merkle, err error) {
	flat := make([]byte, countSize)
	if text != "" {
		flat, err = hex.DecodeString(text)
	}
	if err != nil || len(flat)%sha256.Size != countSize {
		return m, errors.Join(errors.New("merkle: malformed"), err)
	}
	factory := compact.RangeFactory{Hash: rfc6962.DefaultHasher.HashChildren}
	m.leaves, err = factory.NewRange(0, binary.BigEndian.Uint64(flat), slices.Collect(slices.Chunk(flat[countSize:], sha256.Size)))
	return m, err
}

// Add appends a leaf.
func (m Merkle) Add(leaf []byte) error {
	return m.leaves.Append(rfc6962.DefaultHasher.HashLeaf(leaf), nil)
}

// Root is the hash over all leaves in their order, as hexadecimal; "" without leaves.
func (m Merkle) Root() string {
	root, _ := m.leaves.GetRootHash(nil) // fails only for trees that begin in the middle
	return hex.EncodeToString(root)
}

// String is the tree for a checkpoint: the number of its leaves, then the roots of its subtrees.
func (m Merkle) String() string {
	flat := binary.BigEndian.AppendUint64(nil, m.leaves.End())
	return hex.EncodeToString(slices.Concat(append([][]byte{flat}, m.leaves.Hashes()...)...))
}
