package page

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"
)

// cursor is the place that a page goes on from, and what the first page found out, so that the next need not.
type cursor struct {
	List     uint64          `json:"l"` // which list it belongs to
	Page     int             `json:"p"`
	ID       string          `json:"i"`
	Value    json.RawMessage `json:"v,omitempty"`
	Backward bool            `json:"b,omitempty"`
	Total    int64           `json:"t"`
	Exact    bool            `json:"x,omitempty"`
}

func (c cursor) at(p place) string {
	c.ID = p.ID
	if p.Value != nil {
		c.Value, _ = json.Marshal(p.Value) // texts, numbers and times have a JSON form
	}
	raw, _ := json.Marshal(c)
	return base64.RawURLEncoding.EncodeToString(raw)
}

// readCursor reads a cursor of one list; the caller may have made it up.
func readCursor(text string, list uint64) (c cursor, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err == nil {
		err = json.Unmarshal(raw, &c)
	}
	if err != nil || c.List != list || c.Page < 1 || c.ID == "" {
		return cursor{}, ErrCursor.Wrap(err)
	}
	return c, nil
}

func (c cursor) place(field *schema.Field) (place, error) {
	value, err := readValue(field, c.Value)
	return place{Value: value, ID: c.ID}, err
}

// listID tells lists apart by their statement, which names the tenant: a cursor or an anchor of one is worth nothing in another.
func listID(tx *gorm.DB, o order) uint64 {
	var none []map[string]any
	dry := tx.Session(&gorm.Session{DryRun: true}).Find(&none).Statement
	hash := fnv.New64a()
	_, _ = fmt.Fprintf(hash, "%s\x00%v\x00%s", dry.SQL.String(), dry.Vars, o)
	return hash.Sum64()
}
