package product

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Imported are the parts of an import, from the upload's first byte to the last row searchable.
type Imported struct {
	Portfolio                   string // its id
	Uploaded, Checked, Imported time.Duration
}

// Whole is the time of all parts.
func (i Imported) Whole() time.Duration { return i.Uploaded + i.Checked + i.Imported }

// step is an import as it is followed.
type step struct {
	ID      string          `json:"id"`
	Version int64           `json:"version"`
	Status  string          `json:"status"`
	Failure string          `json:"failure"`
	Mapping json.RawMessage `json:"mapping"`
}

// Import sends a CSV file into a new portfolio, as its detected mapping has it.
func (p *Product) Import(code string, file io.Reader) (done Imported, err error) {
	var portfolio, i step
	err = p.Ask(http.MethodPost, "/api/v1/carteras", "application/json", strings.NewReader(`{"code":"`+code+`","name":"Bench","creditor_name":"Banco",
		"type":"third_party","stage":"early","currency":"UYU","country":"UY","timezone":"America/Montevideo"}`), "", &portfolio)
	if err != nil {
		return done, err
	}
	done.Portfolio = portfolio.ID
	began := time.Now()
	if err := p.Ask(http.MethodPost, "/api/v1/imports?file_name=bench.csv&portfolio_id="+portfolio.ID, "text/csv", file, "", &i); err != nil {
		return done, err
	}
	tag := strconv.Quote(strconv.FormatInt(i.Version, 10))
	if err := p.Ask(http.MethodPut, "/api/v1/imports/"+i.ID+"/mapping", "application/json", strings.NewReader(`{"mapping":`+string(i.Mapping)+`}`), tag, &i); err != nil {
		return done, err
	}
	done.Uploaded = time.Since(began)
	if done.Checked, err = p.timed(i.ID, "check", "checked"); err != nil {
		return done, err
	}
	done.Imported, err = p.timed(i.ID, "start", "finished")
	return done, err
}

// timed orders a step and waits for its end.
func (p *Product) timed(id, order, status string) (time.Duration, error) {
	var i step
	began := time.Now()
	if err := p.Ask(http.MethodPost, "/api/v1/imports/"+id+"/"+order, "", nil, "", &i); err != nil {
		return 0, err
	}
	for i.Status != status {
		time.Sleep(100 * time.Millisecond)
		if err := p.Ask(http.MethodGet, "/api/v1/imports/"+id, "", nil, "", &i); err != nil {
			return 0, err
		}
		if i.Status == "failed" {
			return 0, fmt.Errorf("the import failed: %s", i.Failure)
		}
	}
	return time.Since(began), nil
}
