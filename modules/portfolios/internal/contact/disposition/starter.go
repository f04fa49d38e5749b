package disposition

import (
	_ "embed"
	"encoding/json"
)

//go:embed starter.json
var starterText []byte

// starter is the set that is there without set-up: each id is the code.
func starter() (all []Disposition, err error) {
	err = json.Unmarshal(starterText, &all)
	for i := range all {
		all[i].ID, all[i].Version, all[i].Position = all[i].Code, 1, i+1
		all[i].complete()
	}
	return all, err
}
