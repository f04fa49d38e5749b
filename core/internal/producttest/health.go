package producttest

import (
	"encoding/json"
	"net/http"
)

type health struct {
	Data struct {
		Modules []struct {
			ID    string `json:"id"`
			State string `json:"state"`
		} `json:"modules"`
	} `json:"data"`
}

// allReady reports whether a health answer names at least one module and all of them ready.
func allReady(response *http.Response) bool {
	var answer health
	if json.NewDecoder(response.Body).Decode(&answer) != nil {
		return false
	}
	for _, module := range answer.Data.Modules {
		if module.State != "ready" {
			return false
		}
	}
	return len(answer.Data.Modules) > 0
}
