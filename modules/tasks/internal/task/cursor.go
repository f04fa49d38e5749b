package task

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"
)

// cursor is the place a page goes on from. It carries what the first page found out, so that the next need not.
type cursor struct {
	List     uint64 `json:"l"` // which list it belongs to
	Page     int    `json:"p"`
	Key      key    `json:"k"`
	Backward bool   `json:"b,omitempty"`
	Total    int64  `json:"t"`
	Exact    bool   `json:"x,omitempty"`
}

func (c cursor) encode() string {
	raw, err := json.Marshal(c)
	if err != nil {
		panic(err) // numbers and strings always have a JSON form
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// parseCursor reads a cursor of one list. It fails with ErrCursor.
func parseCursor(text string, list uint64) (cursor, error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return cursor{}, ErrCursor.Wrap(err)
	}
	var c cursor
	if err := json.Unmarshal(raw, &c); err != nil || c.List != list || c.Page < 1 || c.Key.ID == "" {
		return cursor{}, ErrCursor.Wrap(err)
	}
	return c, nil
}

// listID tells lists apart: a cursor of one is worth nothing in another.
func listID(tenantID, own string, c Criteria, o Order) uint64 {
	hash := fnv.New64a()
	_, _ = fmt.Fprintf(hash, "%s\x00%s\x00%q\x00%s", tenantID, own, fmt.Sprintf("%#v", c), o)
	return hash.Sum64()
}
