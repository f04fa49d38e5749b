package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// words are spoken as somebody says them, without the line and without what is around them.
type words struct {
	Name  string `json:"name"`
	Voice string `json:"voice"`
	Speed int    `json:"speed"`
	Pitch int    `json:"pitch"`
	Say   string `json:"say"`
}

// speakWords speaks those of a folder's words.json.
func speakWords(folder string) error {
	text, err := os.ReadFile(filepath.Join(folder, "words.json"))
	if err != nil {
		return err
	}
	var all []words
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	for _, w := range all {
		samples, err := speakAs(w.Voice, w.Say, w.Speed, w.Pitch)
		if err != nil {
			return fmt.Errorf("%s: %w", w.Name, err)
		}
		if err := write(filepath.Join(folder, w.Name+".wav"), bare(samples)); err != nil {
			return err
		}
	}
	return nil
}

// bare is a sound without the silence before and behind it.
func bare(samples []int16) []int16 {
	const silent = 60
	for len(samples) > 0 && samples[0] < silent && samples[0] > -silent {
		samples = samples[1:]
	}
	for end := len(samples); end > 0; end-- {
		if samples[end-1] >= silent || samples[end-1] <= -silent {
			return samples[:end]
		}
	}
	return nil
}
