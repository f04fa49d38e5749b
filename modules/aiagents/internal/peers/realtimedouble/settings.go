package realtimedouble

import (
	"encoding/json"
	"strings"
)

// settings are a session's, field by field.
type settings struct {
	Type  string `json:"type"`
	Audio struct {
		Input struct {
			Format        format          `json:"format"`
			Transcription *listener       `json:"transcription"`
			TurnDetection json.RawMessage `json:"turn_detection"`
		} `json:"input"`
	} `json:"audio"`
}

type format struct {
	Type string `json:"type"`
}

type listener struct {
	Model    string `json:"model"`
	Language string `json:"language"`
}

func (s *settings) check() (code, fault string) {
	in := s.Audio.Input
	switch {
	case s.Type != "transcription":
		return "invalid_value", "Passing a realtime session update event to a transcription session is not allowed."
	case in.Format.Type != "audio/pcmu" && in.Format.Type != "audio/pcma":
		return "invalid_value", "Invalid value for 'session.audio.input.format.type': 'audio/pcm', 'audio/pcmu' and 'audio/pcma' are supported."
	case in.Transcription == nil:
		return "missing_required_parameter", "Missing required parameter: 'session.audio.input.transcription'."
	case in.Transcription.Model != Model:
		return "model_not_found", "The model `" + in.Transcription.Model + "` does not exist or you do not have access to it."
	case len(in.Transcription.Language) != 2 || strings.ToLower(in.Transcription.Language) != in.Transcription.Language:
		return "invalid_value", "Invalid 'session.audio.input.transcription.language': ISO-639-1."
	case string(in.TurnDetection) != "" && string(in.TurnDetection) != "null":
		return "invalid_value", "Turn detection is not supported for this model."
	}
	return "", ""
}

func (l *line) update(s *settings) {
	if s == nil {
		l.invalid("missing_required_parameter", "Missing required parameter: 'session'.")
		return
	}
	if code, fault := s.check(); fault != "" {
		l.invalid(code, fault)
		return
	}
	l.start = s
	l.double.tells(nil, "session", "")
	l.send("session.updated", map[string]any{"session": s})
}
