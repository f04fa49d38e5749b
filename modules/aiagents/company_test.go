package aiagents_test

import (
	"bytes"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/anthropicdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/mcpdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/speechdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

type fields = map[string]any

// connected is a provider as answers hold it.
type connected struct {
	ID       string `json:"id"`
	Version  int64  `json:"version"`
	Name     string `json:"name"`
	Last4    string `json:"last4"`
	Rank     int    `json:"rank"`
	TestedAt string `json:"tested_at"`
	TestCode string `json:"test_code"`
	Called   string `json:"called"`
	Tools    []struct {
		Name  string   `json:"name"`
		Hash  string   `json:"hash"`
		Takes []string `json:"takes"`
		Wants []string `json:"wants"`
	} `json:"tools"`
}

// firm is the module between doubles of two providers, with people of tenant a, and an admin of b.
type firm struct {
	*sdktest.Host
	admin, manager, away *sdktest.Person
	openai               *openaidouble.Double
	speech               *speechdouble.Double
	realtime             *realtimedouble.Double
	tools                *mcpdouble.Double
	dir                  string
	events               *nats.Subscription
}

func newFirm(t *testing.T, engine sdktest.Engine) *firm {
	f := &firm{openai: openaidouble.New(t, script.Says("OK"))}
	f.tools = mcpdouble.New(t)
	f.speech = speechdouble.New(t, func([]byte, string) (string, script.Fault) { return "", "" }, "")
	f.realtime = realtimedouble.New(t, realtimedouble.Says())
	anthropic := anthropicdouble.New(t, script.Says("OK"))
	f.Host = sdktest.Start(t, aiagents.Module(), sdktest.Options{
		Engine:   engine,
		Settings: fields{"openai_api": f.openai.URL + "/v1", "anthropic_api": anthropic.URL},
		Change: func(r *control.StartRequest) {
			f.dir, r.Outbound.Private = r.DataDir, []string{
				f.openai.Place(), anthropic.Place(), f.speech.Listener.Addr().String(), f.realtime.Listener.Addr().String(), f.tools.Place(),
			}
		},
	})
	f.admin, f.manager, f.away = f.As("a", "admin", "ana"), f.As("a", "manager", "mario"), f.As("b", "admin", "beto")
	f.events = listen(t, f.Broker.URL)
	return f
}

const providers = "/api/v1/ai-agents/providers"

func openAI(name string) fields {
	return fields{"name": name, "kind": "openai_compatible", "model": openaidouble.Model, "key": openaidouble.Key, "countries": []string{"*"}, "is_on": true}
}

func (f *firm) connect(t *testing.T, one fields) (made connected) {
	t.Helper()
	f.admin.POST(providers, one).OK(&made)
	return made
}

func TestCompany(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		f := newFirm(t, engine)
		t.Run("[AI-02] a provider is connected by its key, which nobody reads again, and answers", func(t *testing.T) { keys(t, f) })
		t.Run("a provider that does not answer says why", func(t *testing.T) { reasons(t, f) })
		t.Run("one that listens and reads aloud is asked to do both", func(t *testing.T) { voices(t, f) })
		t.Run("[AI-11] a server of tools tells which it has, and which of them want to know too much", func(t *testing.T) { servers(t, f) })
		t.Run("keys and words go to no address that the app's settings do not list", func(t *testing.T) { addresses(t, f) })
		t.Run("providers are tried in the order that is chosen", func(t *testing.T) { order(t, f) })
		t.Run("[AI-13] managers read what is set, and change nothing; another company sees nothing of it", func(t *testing.T) { rights(t, f) })
		t.Run("[AI-13] limits are the usual ones until a company chooses its own", func(t *testing.T) { limits(t, f) })
		t.Run("[AI-13] whoever may stops all agents with a reason; an admin lets them go on", func(t *testing.T) { stops(t, f) })
	})
}

func keys(t *testing.T, f *firm) {
	answer := f.admin.POST(providers, openAI("Principal"))
	var made, tested connected
	answer.OK(&made)
	require.Equal(t, openaidouble.Key[len(openaidouble.Key)-4:], made.Last4)
	again := f.admin.POST(providers+"/"+made.ID+"/test", nil)
	again.OK(&tested)
	require.NotEmpty(t, tested.TestedAt)
	require.Empty(t, tested.TestCode)
	f.admin.PUT(providers+"/"+made.ID, openAIWithout("Principal", "key"), "If-Match", "*").OK(&tested)
	require.Equal(t, made.Last4, tested.Last4, "without a key the one that is kept stays")
	f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
	require.Empty(t, tested.TestCode, "and still answers")
	f.admin.POST(providers, openAI("Principal")).Refused(http.StatusConflict, "aiagents.provider_exists")

	history := f.admin.GET(providers + "/" + made.ID + "/history")
	history.OK(nil)
	for _, told := range []*sdktest.Answer{answer, again, history, f.admin.GET(providers), f.manager.GET(providers + "/" + made.ID)} {
		require.NotContains(t, string(told.Raw), openaidouble.Key)
	}
	f.tells(t, "recobro.aiagents.provider.tested", func(raw []byte) { require.NotContains(t, string(raw), openaidouble.Key) })
	f.onDisk(t, func(path string, raw []byte) {
		require.NotContains(t, string(raw), openaidouble.Key, path)
	})
}

// onDisk shows all that the module has written into files: its database, where that is one.
func (f *firm) onDisk(t *testing.T, show func(path string, raw []byte)) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(f.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		raw, err := os.ReadFile(path)
		show(path, raw)
		return err
	}))
}

// tells hands on each event, as it is told on the event server, until one of a type has come.
func (f *firm) tells(t *testing.T, until string, show func(raw []byte)) {
	t.Helper()
	for {
		m, err := f.events.NextMsg(sdktest.Patience)
		require.NoError(t, err, "%s is told", until)
		show(m.Data)
		if bytes.Contains(m.Data, []byte(until)) {
			return
		}
	}
}

func listen(t *testing.T, url string) *nats.Subscription {
	conn, err := nats.Connect(url)
	require.NoError(t, err)
	t.Cleanup(conn.Close)
	events, err := conn.SubscribeSync("events.>")
	require.NoError(t, err)
	require.NoError(t, conn.Flush())
	return events
}

func openAIWithout(name string, field string) fields {
	one := openAI(name)
	delete(one, field)
	return one
}

func reasons(t *testing.T, f *firm) {
	for code, change := range map[string]fields{
		"ai.key_refused":   {"key": "sk-proj-wrong-0123456789"},
		"ai.no_such_model": {"model": "gpt-none"},
	} {
		one := openAI("Otro " + code)
		for name, value := range change {
			one[name] = value
		}
		var tested connected
		made := f.connect(t, one)
		f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
		require.Equal(t, code, tested.TestCode)
		f.admin.DELETE(providers+"/"+made.ID, "If-Match", "*").OK(nil)
	}
}

// voices: one that listens and speaks does a little of both.
func voices(t *testing.T, f *firm) {
	speech := f.speech
	f.Choose("a", fields{"speech_server": speech.URL})
	defer f.Choose("a", fields{})
	for hearing, code := range map[string]string{speechdouble.Writer: "", "whisper-none": "ai.no_such_model"} {
		var tested connected
		made := f.connect(t, fields{
			"name": "Voz " + hearing, "kind": "speech", "url": speech.URL + "/v1", "speech_model": speechdouble.Voice, "hearing_model": hearing,
			"key": speechdouble.Key, "countries": []string{"*"}, "is_on": true,
		})
		f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
		require.Equal(t, code, tested.TestCode)
		f.admin.DELETE(providers+"/"+made.ID, "If-Match", "*").OK(nil)
	}
	follows(t, f)
}

// follows: one that writes while it hears is asked to hear, over the module's way out.
func follows(t *testing.T, f *firm) {
	f.Choose("a", fields{"speech_server": f.realtime.URL})
	one := fields{
		"name": "Al instante", "kind": "realtime", "url": f.realtime.URL + "/v1", "key": realtimedouble.Key, "countries": []string{"UY"}, "is_on": true,
	}
	f.admin.POST(providers, one).Refused(http.StatusUnprocessableEntity, "aiagents.provider_model_missing")
	for model, code := range map[string]string{realtimedouble.Model: "", "gpt-none": "ai.no_such_model"} {
		var tested connected
		one["hearing_model"] = model
		made := f.connect(t, one)
		f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
		require.Equal(t, code, tested.TestCode)
		f.admin.DELETE(providers+"/"+made.ID, "If-Match", "*").OK(nil)
	}
}

// servers: one that has tools is connected by an address that is listed.
func servers(t *testing.T, f *firm) {
	one := fields{"name": "Oficinas del Banco", "kind": "mcp", "url": f.tools.URL, "key": mcpdouble.Key, "countries": []string{"*"}, "is_on": true}
	f.admin.POST(providers, one).Refused(http.StatusUnprocessableEntity, "aiagents.provider_not_listed")
	f.Choose("a", fields{"tool_server": f.tools.URL})
	defer f.Choose("a", fields{})
	var tested connected
	made := f.connect(t, one)
	require.Equal(t, "oficinas-del-banco", made.Called)
	f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
	require.Empty(t, tested.TestCode)
	require.Len(t, tested.Tools, 6)
	require.Equal(t, "arrange", tested.Tools[0].Name)
	require.Equal(t, []string{"amount", "day", "reference", "language"}, tested.Tools[0].Takes)
	for _, tool := range tested.Tools {
		require.Equal(t, tool.Name == "person", len(tool.Wants) > 0, tool.Name)
	}
	one["key"] = "wrong"
	f.admin.PUT(providers+"/"+made.ID, one, "If-Match", "*").OK(nil)
	f.admin.POST(providers+"/"+made.ID+"/test", nil).OK(&tested)
	require.Equal(t, "ai.key_refused", tested.TestCode)
	require.Len(t, tested.Tools, 6, "those that it had stay known")
	f.admin.DELETE(providers+"/"+made.ID, "If-Match", "*").OK(nil)
	delete(one, "url")
	f.admin.POST(providers, one).Refused(http.StatusUnprocessableEntity, "aiagents.provider_url_missing")
}

func addresses(t *testing.T, f *firm) {
	one := openAI("Propio")
	one["url"] = "https://models.example.com/v1"
	f.admin.POST(providers, one).Refused(http.StatusUnprocessableEntity, "aiagents.provider_not_listed")
	f.Choose("a", fields{"model_server": "https://models.example.com"})
	made := f.connect(t, one)
	one["url"] = "https://models.example.com/v2"
	delete(one, "key")
	var moved connected
	f.admin.PUT(providers+"/"+made.ID, one, "If-Match", "*").OK(&moved)
	require.Empty(t, moved.Last4, "a key stays behind when its provider goes elsewhere")
	f.admin.DELETE(providers+"/"+made.ID, "If-Match", "*").OK(nil)
	f.Choose("a", fields{})
}

func order(t *testing.T, f *firm) {
	second := f.connect(t, fields{"name": "Segundo", "kind": "anthropic", "model": anthropicdouble.Model, "key": "sk-ant-double", "countries": []string{"UY", "AR"}, "is_on": true})
	var all []connected
	f.admin.GET(providers).OK(&all)
	require.Len(t, all, 2)
	require.Equal(t, second.ID, all[1].ID, "the new one comes last")
	f.admin.POST(providers+"/order", fields{"ids": []string{second.ID, all[0].ID}}).OK(&all)
	require.Equal(t, second.ID, all[0].ID)
	f.admin.POST(providers+"/order", fields{"ids": []string{second.ID}}).Refused(http.StatusConflict, "aiagents.provider_order")
	f.admin.POST(providers, fields{"name": "X", "kind": "gemini", "model": "g", "key": "k", "countries": []string{"Uruguay"}, "is_on": true}).
		Refused(http.StatusUnprocessableEntity, "aiagents.provider_country")
}

func rights(t *testing.T, f *firm) {
	var all []connected
	f.manager.GET(providers).OK(&all)
	for _, refused := range []*sdktest.Answer{
		f.manager.POST(providers, openAI("Z")), f.manager.PUT(providers+"/"+all[0].ID, openAI("Z"), "If-Match", "*"),
		f.manager.DELETE(providers+"/"+all[0].ID, "If-Match", "*"), f.manager.POST(providers+"/"+all[0].ID+"/test", nil),
		f.manager.PUT("/api/v1/ai-agents/settings", fields{}, "If-Match", "*"), f.manager.POST("/api/v1/ai-agents/resume", nil),
	} {
		require.Equal(t, http.StatusForbidden, refused.Status)
	}
	f.manager.GET("/api/v1/ai-agents/settings").OK(nil)
	f.manager.GET("/api/v1/ai-agents/settings/spending").OK(nil)
	f.away.GET(providers+"/"+all[0].ID).Refused(http.StatusNotFound, "aiagents.provider_not_found")
	f.away.POST(providers+"/"+all[0].ID+"/test", nil).Refused(http.StatusNotFound, "aiagents.provider_not_found")
	f.away.GET(providers).OK(&all)
	require.Empty(t, all)
}

func limits(t *testing.T, f *firm) {
	const path = "/api/v1/ai-agents/settings"
	var usual, chosen fields
	f.admin.GET(path).OK(&usual)
	body := fields{}
	for _, name := range strings.Fields("language minutes turns talk_micros most_talks day_micros month_micros when_spent forbidden hand_over_on hours keeps_text keeps_days") {
		body[name] = usual[name]
	}
	body["day_micros"], body["forbidden"] = 2_000_000, fields{"es": []string{"embargo"}}
	f.admin.PUT(path, body, "If-Match", `"1"`).OK(&chosen)
	require.InEpsilon(t, 2_000_000, chosen["day_micros"], 0)
	f.admin.PUT(path, body, "If-Match", `"1"`).Refused(http.StatusPreconditionFailed, "precondition.stale")
	body["hours"] = [7]any{fields{"from": "12:00", "to": "09:00"}}
	f.admin.PUT(path, body, "If-Match", "*").Refused(http.StatusUnprocessableEntity, "aiagents.hours_span")
	var other fields
	f.away.GET(path).OK(&other)
	require.Equal(t, usual["day_micros"], other["day_micros"])
	f.admin.GET(path + "/limits/history").OK(nil)
	begins(t, f, body)
}

// begins: a new agent begins as the company has chosen.
func begins(t *testing.T, f *firm, body fields) {
	body["language"], body["minutes"], body["turns"], body["talk_micros"], body["hours"] = "pt", 7, 33, 50_000, [7]any{}
	f.admin.PUT("/api/v1/ai-agents/settings", body, "If-Match", "*").OK(nil)
	var one connected
	f.admin.POST("/api/v1/ai-agents", fields{"name": "Estrela"}).OK(&one)
	var v struct {
		Spec struct {
			Languages []string
			Limits    map[string]int64
		}
	}
	f.admin.GET("/api/v1/ai-agents/" + one.ID + "/versions/1").OK(&v)
	require.Equal(t, []string{"pt", "es", "en"}, v.Spec.Languages, "the company's language is spoken to whom no other is known of")
	require.Equal(t, map[string]int64{"minutes": 7, "turns": 33, "cost_micros": 50_000}, v.Spec.Limits)
}

func stops(t *testing.T, f *firm) {
	var is struct {
		IsStopped bool   `json:"is_stopped"`
		Reason    string `json:"reason"`
		UpdatedBy string `json:"updated_by"`
	}
	f.manager.POST("/api/v1/ai-agents/stop", fields{"reason": "  x  "}).Refused(http.StatusUnprocessableEntity, "aiagents.stop_reason")
	f.manager.POST("/api/v1/ai-agents/stop", fields{"reason": "Dicen montos equivocados"}).OK(&is)
	f.admin.GET("/api/v1/ai-agents/stop").OK(&is)
	require.Equal(t, []any{true, "Dicen montos equivocados", "mario"}, []any{is.IsStopped, is.Reason, is.UpdatedBy})
	f.away.GET("/api/v1/ai-agents/stop").OK(&is)
	require.False(t, is.IsStopped, "another company's go on")
	f.admin.POST("/api/v1/ai-agents/resume", nil).OK(&is)
	require.False(t, is.IsStopped)

	var one connected
	f.admin.POST("/api/v1/ai-agents", fields{"name": "Sol"}).OK(&one)
	path := "/api/v1/ai-agents/" + one.ID + "/stop"
	f.manager.POST(path, fields{"reason": "Se equivoca de fecha"}).OK(&is)
	require.True(t, is.IsStopped)
	f.admin.GET("/api/v1/ai-agents/stop").OK(&is)
	require.False(t, is.IsStopped, "the others go on")
	f.away.POST(path, fields{"reason": "Se equivoca de fecha"}).Refused(http.StatusNotFound, "aiagents.agent_not_found")
	f.admin.DELETE(path).OK(&is)
	require.False(t, is.IsStopped)
}
