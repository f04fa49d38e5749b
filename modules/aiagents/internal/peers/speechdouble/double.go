// Package speechdouble stands for OpenAI's operations for speech in tests, which whisper.cpp's server and piper's have too: written from their
// published reference (https://platform.openai.com/docs/api-reference/audio), and as strict. Nothing of it is in the product.
//
// It speaks a tone for each character, and writes down what its script hears in a file.
package speechdouble

import (
	"encoding/binary"
	"encoding/json"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// What the double knows.
const (
	Key    = "sk-proj-speech-double"
	Writer = "gpt-4o-mini-transcribe"
	Voice  = "gpt-4o-mini-tts"
	Rate   = 24_000 // of what it speaks
	Tone   = 440    // hertz
	Letter = 480    // samples that a character lasts: 20 ms
)

// Hears is what the double makes of a file, or how it fails.
type Hears func(wav []byte, language string) (text string, fault script.Fault)

// Double is the API. Safe for concurrent use.
type Double struct {
	*httptest.Server
	Speaks func() // told before the first sound of an answer is sent; nil for nobody
	hears  Hears
	fails  script.Fault // of what it speaks
}

// New is the API on this machine until the test ends.
func New(t testing.TB, hears Hears, fails script.Fault) *Double {
	d := &Double{hears: hears, fails: fails}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/audio/transcriptions", d.transcribe)
	mux.HandleFunc("POST /v1/audio/speech", d.speak)
	d.Server = httptest.NewServer(mux)
	t.Cleanup(d.Close)
	return d
}

// Account reaches it, with a model.
func (d *Double) Account(model string) provider.Account {
	return provider.Account{URL: d.URL + "/v1", Key: Key, Model: model}
}

func refuse(w http.ResponseWriter, status int, code string) {
	script.JSON(w, status, map[string]any{"error": map[string]any{"message": code, "type": "invalid_request_error", "param": nil, "code": code}})
}

// failed answers with a fault, if it is one that is told.
func failed(w http.ResponseWriter, r *http.Request, f script.Fault) bool {
	switch f {
	case script.RateLimited:
		script.RetryIn(w, 3)
		refuse(w, http.StatusTooManyRequests, "rate_limit_exceeded")
	case script.Unwell:
		script.Gateway(w)
	case script.Silent:
		<-r.Context().Done()
	case script.Malformed:
		script.JSON(w, http.StatusOK, []int{1})
	default:
		return false
	}
	return true
}

func (d *Double) transcribe(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Authorization") != "Bearer "+Key {
		refuse(w, http.StatusUnauthorized, "invalid_api_key")
		return
	}
	file, head, err := r.FormFile("file")
	if err != nil || head.Filename == "" || r.FormValue("response_format") != "json" {
		refuse(w, http.StatusBadRequest, "missing_required_parameter")
		return
	}
	if r.FormValue("model") != Writer {
		refuse(w, http.StatusNotFound, "model_not_found")
		return
	}
	wav, _ := io.ReadAll(file)
	text, fault := d.hears(wav, r.FormValue("language"))
	if !failed(w, r, fault) {
		script.JSON(w, http.StatusOK, map[string]any{"text": text, "usage": map[string]any{"type": "duration", "seconds": 1}})
	}
}

// words are what may be asked, field by field.
type words struct {
	Model  string  `json:"model"`
	Input  string  `json:"input"`
	Voice  string  `json:"voice"`
	Format string  `json:"response_format"`
	Speed  float64 `json:"speed"`
}

func (d *Double) speak(w http.ResponseWriter, r *http.Request) {
	var asked words
	reader := json.NewDecoder(r.Body)
	reader.DisallowUnknownFields()
	err := reader.Decode(&asked)
	switch {
	case r.Header.Get("Authorization") != "Bearer "+Key:
		refuse(w, http.StatusUnauthorized, "invalid_api_key")
	case err != nil || asked.Input == "" || len(asked.Input) > 4096 || asked.Format != "wav" || asked.Speed != 0 && (asked.Speed < 0.25 || asked.Speed > 4):
		refuse(w, http.StatusBadRequest, "invalid_value")
	case asked.Model != Voice:
		refuse(w, http.StatusNotFound, "model_not_found")
	case !slices.Contains([]string{"alloy", "coral"}, asked.Voice):
		refuse(w, http.StatusBadRequest, "invalid_value")
	case !failed(w, r, d.fails):
		d.sound(w, r, len([]rune(asked.Input)))
	}
}

// sound speaks letter by letter; how long it will be, the head does not say.
func (d *Double) sound(w http.ResponseWriter, r *http.Request, letters int) {
	w.Header().Set("Content-Type", "audio/wav")
	head := append([]byte("RIFF\xff\xff\xff\xffWAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00"), binary.LittleEndian.AppendUint32(nil, Rate)...)
	head = binary.LittleEndian.AppendUint32(head, 2*Rate)
	if d.Speaks != nil {
		d.Speaks()
	}
	_, _ = w.Write(append(head, "\x02\x00\x10\x00data\xff\xff\xff\xff"...))
	for n := range letters {
		letter := []byte(nil)
		for i := n * Letter; i < (n+1)*Letter; i++ {
			letter = binary.LittleEndian.AppendUint16(letter, uint16(int16(10_000*math.Sin(2*math.Pi*Tone*float64(i)/Rate))))
		}
		_, _ = w.Write(letter)
		_ = http.NewResponseController(w).Flush()
		if d.fails == script.BrokenOff {
			panic(http.ErrAbortHandler)
		}
		if d.fails == script.Hangs {
			<-r.Context().Done()
			return
		}
	}
}
