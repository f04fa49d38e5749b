package price

import (
	"encoding/json"
	"errors"
	"math"

	"github.com/danielgtaylor/huma/v2"
)

// USD are millionths of a US dollar, written as dollars.
type USD int64

var errAmount = errors.New("price: no amount of dollars")

const most = 1_000_000 // dollars; nothing costs more

// UnmarshalJSON reads dollars.
func (u *USD) UnmarshalJSON(raw []byte) error {
	var dollars float64
	if err := json.Unmarshal(raw, &dollars); err != nil || dollars < 0 || dollars > most {
		return errAmount
	}
	*u = USD(math.Round(dollars * million))
	return nil
}

// MarshalJSON writes dollars.
func (u USD) MarshalJSON() ([]byte, error) { return json.Marshal(float64(u) / million) }

// Schema is how the API tells it.
func (USD) Schema(huma.Registry) *huma.Schema {
	least, highest := 0.0, float64(most)
	return &huma.Schema{Type: huma.TypeNumber, Format: "double", Minimum: &least, Maximum: &highest, Description: "US dollars"}
}

var _ huma.SchemaProvider = USD(0)
