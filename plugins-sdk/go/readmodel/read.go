package readmodel

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
)

// answer is a page of records.
type answer[T any] struct {
	Data []T `json:"data"`
	Meta struct {
		Next string `json:"next"`
	} `json:"meta"`
}

func read[T any](ctx context.Context, host *ask.Host, path string, ids []string) (answer[T], error) {
	return get[T](ctx, host, path, url.Values{"id": {strings.Join(ids, ",")}})
}

func page[T any](ctx context.Context, host *ask.Host, path, cursor string) (answer[T], error) {
	return get[T](ctx, host, path, url.Values{"pageSize": {strconv.Itoa(most)}, "cursor": {cursor}})
}

func get[T any](ctx context.Context, host *ask.Host, path string, parameters url.Values) (into answer[T], err error) {
	address, err := url.Parse(path)
	if err != nil {
		return into, err
	}
	query := address.Query()
	for name, values := range parameters {
		if values[0] != "" {
			query[name] = values
		}
	}
	address.RawQuery = query.Encode()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address.String(), http.NoBody)
	if err != nil {
		return into, err
	}
	response, err := host.Do(request)
	if err != nil {
		return into, err
	}
	defer func() { _ = response.Body.Close() }() // it was read
	return into, json.NewDecoder(response.Body).Decode(&into)
}
