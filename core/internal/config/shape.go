package config

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

const (
	fileSuffix    = "_file"  // behind a setting's name: what is given is the path of a file that holds it
	largestSecret = 64 << 10 // bytes of such a file
)

// shape is as much of a JSON schema as says how texts are read, and which names stand for files.
type shape struct {
	Type       string           `json:"type"`
	Properties map[string]shape `json:"properties"`
	Items      *shape           `json:"items"`
}

// setting is what a key sets, by its content or by a file, and whether there is such a setting.
func (s shape) setting(key string) (name string, known bool) {
	if _, known = s.Properties[key]; known {
		return key, true
	}
	name, isFile := strings.CutSuffix(key, fileSuffix)
	if _, known = s.Properties[name]; known && isFile {
		return name, true
	}
	return key, false
}

// resolve puts the content of files in the place of their paths, however deep.
func (s shape) resolve(value any) (any, error) {
	switch v := value.(type) {
	case map[string]any:
		return s.resolveObject(v)
	case []any:
		return s.resolveList(v)
	default:
		return value, nil
	}
}

func (s shape) resolveObject(given map[string]any) (map[string]any, error) {
	read := make(map[string]any, len(given))
	for _, key := range slices.Sorted(maps.Keys(given)) { // a setting before the file for it, which nobody opens when there are both
		name, _ := s.setting(key)
		if _, twice := read[name]; twice {
			return nil, fmt.Errorf("%s: given twice, as %s%s too", name, name, fileSuffix)
		}
		get := s.Properties[name].resolve
		if name != key {
			get = s.Properties[name].fromFile
		}
		var err error
		if read[name], err = get(given[key]); err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
	}
	return read, nil
}

func (s shape) resolveList(given []any) (any, error) {
	if s.Items == nil {
		return given, nil
	}
	read := make([]any, len(given))
	for i, value := range given {
		var err error
		if read[i], err = s.Items.resolve(value); err != nil {
			return nil, fmt.Errorf("%d: %w", i, err)
		}
	}
	return read, nil
}

// fromFile is what the file at a path holds, without the end of its last line.
func (s shape) fromFile(path any) (any, error) {
	name, ok := path.(string)
	if !ok {
		return nil, errors.New("want the path of a file")
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	text, err := io.ReadAll(io.LimitReader(file, largestSecret+1))
	if err == nil && len(text) > largestSecret {
		err = fmt.Errorf("%s: larger than %d bytes", name, largestSecret)
	}
	if err != nil {
		return nil, err
	}
	return s.parse(strings.TrimRight(string(text), "\r\n"))
}

// parse reads a value from text, as variables and files hold it.
func (s shape) parse(text string) (value any, err error) {
	if s.Type == "string" {
		return text, nil
	}
	if yaml.Unmarshal([]byte(text), &value) != nil { // its own words may repeat a secret
		return nil, fmt.Errorf("cannot be read as %s", s.Type)
	}
	return value, nil
}
