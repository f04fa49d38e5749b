package realtimedouble

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// settings are a session's, field by field.
type settings struct {
	Type         string   `json:"type"`
	Instructions string   `json:"instructions"`
	Modalities   []string `json:"output_modalities"`
	ToolChoice   string   `json:"tool_choice"`
	Tools        []tool   `json:"tools"`
	Audio        struct {
		Input struct {
			Format        format     `json:"format"`
			Transcription *listener  `json:"transcription"`
			TurnDetection *detection `json:"turn_detection"`
		} `json:"input"`
		Output struct {
			Format format `json:"format"`
			Voice  string `json:"voice"`
		} `json:"output"`
	} `json:"audio"`
}

type format struct {
	Type string `json:"type"`
}

type listener struct {
	Model    string `json:"model"`
	Language string `json:"language"`
}

type detection struct {
	Type              string   `json:"type"`
	CreateResponse    bool     `json:"create_response"`
	InterruptResponse bool     `json:"interrupt_response"`
	SilenceMS         *int     `json:"silence_duration_ms"`
	Threshold         *float64 `json:"threshold"`
}

type tool struct {
	Type        string          `json:"type"`
	Name        string          `json:"name"`
	Description string          `json:"description"`
	Parameters  json.RawMessage `json:"parameters"`
}

var name = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

func (s *settings) detection() detection {
	if s.Audio.Input.TurnDetection == nil {
		return detection{}
	}
	return *s.Audio.Input.TurnDetection
}

// wait is how many milliseconds of silence end a turn.
func (s *settings) wait() int {
	const usual = 500
	if ms := s.detection().SilenceMS; ms != nil {
		return *ms
	}
	return usual
}

func (s *settings) check() string {
	in, out := s.Audio.Input.Format.Type, s.Audio.Output.Format.Type
	switch {
	case s.Type != "realtime":
		return "Missing required parameter: 'session.type'."
	case !strings.HasPrefix(in, "audio/pcm") || !strings.HasPrefix(out, "audio/pcm"):
		return "Invalid value for 'session.audio.input.format.type': 'audio/pcm', 'audio/pcmu' and 'audio/pcma' are supported."
	case len(s.Modalities) != 1:
		return "Invalid 'session.output_modalities': 'audio' or 'text'."
	case s.detection().Type != "" && s.detection().Type != "server_vad" && s.detection().Type != "semantic_vad":
		return "Invalid value for 'session.audio.input.turn_detection.type'."
	}
	for i, t := range s.Tools {
		if t.Type != "function" || !name.MatchString(t.Name) || !bytes.HasPrefix(t.Parameters, []byte("{")) {
			return fmt.Sprintf("Invalid 'session.tools[%d]'.", i)
		}
	}
	return ""
}

func (l *line) update(s *settings) {
	if s == nil {
		l.invalid("missing_required_parameter", "Missing required parameter: 'session'.")
		return
	}
	if fault := s.check(); fault != "" {
		l.invalid("invalid_value", fault)
		return
	}
	l.set, l.start, l.law = true, *s, provider.Law(strings.TrimPrefix(s.Audio.Output.Format.Type, "audio/"))
	l.send("session.updated", map[string]any{"session": s})
}
