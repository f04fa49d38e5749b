package rule

import (
	"embed"
	"encoding/json"
	"errors"
	"io/fs"
)

//go:embed packs/*.json
var shipped embed.FS

// Shipped is a pack that the product came with, with its cases.
type Shipped struct {
	Pack
	Cases []Case `json:"cases"`
}

// Countries are those whose law the product comes with.
func Countries() []string { return []string{"UY", "AR", "BR", "CL", "CO", "MX", "PY", "PE", "US"} }

// Seeds are the packs that the product came with: those of Countries, and its own, whose country is empty.
func Seeds() (all []Shipped, err error) {
	err = fs.WalkDir(shipped, "packs", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := shipped.ReadFile(path)
		var one Shipped
		if err == nil {
			err = json.Unmarshal(text, &one)
		}
		all = append(all, one)
		return errors.Join(err, Check(one.Rules))
	})
	return all, err
}
