package sdktest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	goplugin "github.com/hashicorp/go-plugin"
	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// Host is a host that is not the real one: it starts a module over a real go-plugin connection, and lets in whom the
// manifest's grants let in.
type Host struct {
	t          testing.TB
	Manifest   manifest.Manifest
	Control    control.Module
	Operations []Operation // of the module's OpenAPI document
	Broker     *Broker     // the event server the module speaks to
	desk       *desk       // answers what the module asks
	storage    storage.Config
	document   []byte
	schemas    map[string]*Schema
	key        []byte
	data       string // the module's folder
	client     *http.Client
}

// Options change how Start starts a module; the zero value is SQLite, with the tenants a and b on.
type Options struct {
	Engine   Engine
	Tenants  []string       // with the module on; nil = a and b
	Demo     *sdk.DemoSeed  // nil = no demo data
	Planted  bool           // with the demo as an earlier start of the same kind has planted it, which is half as long; false = it plants its own
	Settings any            // the operator's, as the manifest allows them; nil = the defaults
	Chosen   map[string]any // the tenants' settings, by tenant, encoded as JSON
	Others   http.Handler   // what other modules answer; see Host.Others
	Post     *Post          // takes the module's mail; nil = there is no mail server
	Change   func(*control.StartRequest)
	left     func(storage.Config, string) // told what is left once the module has ended; nil = nobody asks
}

// DocumentEnvironment names a file that Start writes the module's OpenAPI document to: what the types of its screens are made of
// where the product does not have the module.
const DocumentEnvironment = "RECOBRO_TEST_OPENAPI"

// Start starts a module and stops it with the test.
func Start(t testing.TB, module sdk.Module, options Options) *Host {
	t.Helper()
	h := &Host{t: t, key: []byte("a key of thirty-two bytes for it")}
	var err error
	h.Manifest, err = manifest.Parse(module.Manifest)
	require.NoError(t, err)
	h.Broker = startBroker(t)
	h.Broker.expect(h.Manifest)
	h.desk = openDesk(t, h.Broker, h.Manifest, h.key, options.Demo)
	h.desk.others = options.Others
	h.desk.mail = mailThrough(t, options.Post)
	var ground *bed
	if options.Planted {
		ground = planted.of(t, module, options)
	}
	request := h.startRequest(module, options, ground) // first, so that the database outlives the module
	h.data = request.DataDir
	if options.left != nil {
		t.Cleanup(func() { options.left(h.storage, h.data) })
	}
	h.hearAsked(request)
	h.Control = connect(t, module)
	reply, err := h.Control.Start(context.Background(), request)
	require.NoError(t, err)
	h.document = reply.OpenAPI
	if file := os.Getenv(DocumentEnvironment); file != "" {
		require.NoError(t, os.WriteFile(file, h.document, 0o600))
	}
	h.Operations, h.schemas, err = readDocument(h.document)
	require.NoError(t, err)
	transport := &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return dataplane.Dial(ctx, reply.HTTPSocket, h.key)
	}}
	t.Cleanup(transport.CloseIdleConnections)
	h.client = &http.Client{Transport: transport, Timeout: answerTime}
	return h
}

func (h *Host) startRequest(module sdk.Module, o Options, ground *bed) control.StartRequest {
	if o.Tenants == nil {
		o.Tenants = []string{"a", "b"}
	}
	request := control.StartRequest{
		ModuleID: h.Manifest.ID, Generation: 1, RunDir: shortDir(h.t), DataDir: h.t.TempDir(),
		NATSURL: h.Broker.URL, PrincipalKey: h.key, Tenants: o.Tenants, PublicURL: "http://recobro.test",
		InvitationKey: []byte("another key of thirty-two bytes!"), ModuleKey: []byte("a module key of thirty-two bytes"), LogLevel: "error",
		SealKeys: [][]byte{[]byte("a seal key of thirty-two bytes!!")},
		Pulse:    pulse, Settings: h.filled(h.Manifest.OperatorSettings, o.Settings), Demo: encodeDemo(h.t, o.Demo), TenantSettings: control.TenantSettings{},
	}
	for tenant, values := range o.Chosen {
		h.filled(h.Manifest.Settings, values)
		request.TenantSettings[tenant] = encode(h.t, values)
	}
	if module.Migrations != nil {
		h.database(&request, o.Engine, module.Migrations, ground)
	}
	request.Mail = o.Post != nil && h.Manifest.Mail
	if o.Change != nil {
		o.Change(&request)
	}
	return request
}

func (h *Host) database(request *control.StartRequest, engine Engine, migrations fs.FS, ground *bed) {
	if engine.Name == "" {
		engine.Name = storage.SQLite
	}
	cfg := engine.on(h.t, h.Manifest.ID, migrations, ground)
	if ground != nil {
		require.NoError(h.t, os.CopyFS(request.DataDir, ground.folder))
	}
	h.storage = cfg
	request.DatabaseURL, request.OwnerDatabaseURL, request.DatabaseSchema = cfg.URL, cfg.OwnerURL, storage.SchemaName(h.Manifest.ID)
	if engine.Name == storage.SQLite {
		request.DatabaseURL = "sqlite:" + cfg.Path
	}
}

// connect serves the module's control plane on a socket and connects to it as the host does.
func connect(t testing.TB, module sdk.Module) control.Module {
	ctx, cancel := context.WithCancel(context.Background())
	attach, closed := make(chan *goplugin.ReattachConfig, 1), make(chan struct{})
	process, release := sdk.NewProcess(module, logOf(t))
	go goplugin.Serve(&goplugin.ServeConfig{
		HandshakeConfig: control.Handshake(), Plugins: control.Plugins(process), GRPCServer: goplugin.DefaultGRPCServer,
		Logger: quiet(), Test: &goplugin.ServeTestConfig{Context: ctx, ReattachConfigCh: attach, CloseCh: closed},
	})
	client := goplugin.NewClient(&goplugin.ClientConfig{
		HandshakeConfig: control.Handshake(), Plugins: control.Plugins(nil), Reattach: <-attach, Logger: quiet(),
		AllowedProtocols: []goplugin.Protocol{goplugin.ProtocolGRPC},
	})
	remote, err := control.Connect(client)
	require.NoError(t, err)
	t.Cleanup(func() {
		_, err := remote.Drain(context.Background(), drainTime)
		client.Kill()
		cancel()
		<-closed
		release()
		require.NoError(t, err)
	})
	return remote
}

// answerTime is how long a module may take to answer: longer than any of its own deadlines.
const answerTime = 2 * time.Minute

// pulse is the time of a module's background work in tests: a tenth of the product's.
const pulse = 100 * time.Millisecond

// drainTime is how long a module may take to end its work under way.
const drainTime = 20 * time.Second

// Health is the module's own judgement of itself.
func (h *Host) Health() control.Health {
	h.t.Helper()
	health, err := h.Control.Health(context.Background())
	require.NoError(h.t, err)
	return health
}

// isReady expects that the module can serve: a database that is slow to answer at one look does at another.
func (h *Host) isReady(t *testing.T) {
	t.Helper()
	require.Eventually(t, func() bool { return h.Health().Ready }, answerTime, 50*time.Millisecond, "the module is no longer healthy")
}

// Choose changes a tenant's settings as the host does, and returns when they are in force. Values that the manifest's
// schema refuses fail the test.
func (h *Host) Choose(tenant string, values any) {
	h.t.Helper()
	h.filled(h.Manifest.Settings, values)
	require.NoError(h.t, h.Control.SetSettings(context.Background(), control.TenantSettings{tenant: encode(h.t, values)}))
}

// filled are settings that a schema of the manifest allows, with its defaults.
func (h *Host) filled(described json.RawMessage, values any) json.RawMessage {
	h.t.Helper()
	parsed, err := schema.Parse(described)
	require.NoError(h.t, err)
	given := map[string]any{}
	require.NoError(h.t, json.Unmarshal(encode(h.t, values), &given))
	filled, faults := parsed.Fill(given)
	require.Empty(h.t, faults, "settings that the manifest does not allow")
	return filled
}

// shortDir is a folder whose path leaves room for a socket's name.
func shortDir(t testing.TB) string {
	dir, err := os.MkdirTemp("/tmp", "rcb-")
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, os.RemoveAll(dir)) })
	return dir
}

func encode(t testing.TB, v any) json.RawMessage {
	if v == nil {
		return json.RawMessage("{}")
	}
	raw, err := json.Marshal(v)
	require.NoError(t, err)
	return raw
}

func encodeDemo(t testing.TB, seed *sdk.DemoSeed) json.RawMessage {
	if seed == nil {
		return nil
	}
	return encode(t, seed)
}

// logOf keeps the module's log beside the test's other files, for when one fails.
func logOf(t testing.TB) io.Writer {
	file, err := os.Create(filepath.Join(t.TempDir(), "module.log"))
	require.NoError(t, err)
	t.Cleanup(func() {
		text, err := os.ReadFile(file.Name())
		if refused := refusals(text); err == nil && len(refused) > 0 { // also of a write in the background, whose error nobody answers with
			t.Errorf("the module makes statements that storage refuses:\n%s", bytes.Join(refused, []byte("\n")))
		}
		if t.Failed() && err == nil {
			t.Logf("log of the module:\n%s", text)
		}
		require.NoError(t, file.Close())
	})
	return file
}

// refusals are the lines of a log that tell of statements which no program may make.
func refusals(log []byte) (lines [][]byte) {
	for line := range bytes.Lines(log) {
		if bytes.Contains(line, []byte(`"msg":"`+storage.Refused+`"`)) {
			lines = append(lines, bytes.TrimSpace(line))
		}
	}
	return lines
}
