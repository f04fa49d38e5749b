package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/knadh/koanf/v2"
	"github.com/spf13/pflag"
	"go.yaml.in/yaml/v3"

	"github.com/recobro/recobro/core/internal/telemetry"
)

// Prefix begins the name of every environment variable that is read.
const Prefix = "RECOBRO_"

// Flags adds every setting to flags, with its meaning and default.
func Flags(flags *pflag.FlagSet) {
	flags.String("config", "recobro.yaml", "settings file; every flag is a key there, with underscores")
	flags.String("addr", "127.0.0.1:8080", "address to listen on")
	flags.String("data", ".recobro", "directory of databases, keys and files")
	flags.String("public-url", "", "address that browsers use (default http://<addr>)")
	flags.String("database-url", "", "PostgreSQL instead of SQLite: postgres://user:password@host/database")
	flags.String("nats-url", "", "external NATS instead of the embedded one")
	flags.String("ui", defaultUI(), "directory of the built interface")
	flags.Bool("demo", false, "make the demo tenants with users and data")
	flags.String("demo-password", "", "password of every demo user (default: generated once)")
	flags.String("smtp-url", "", "mail server: smtp://user:password@host:587 (default: links are printed)")
	flags.String("smtp-from", "recobro@localhost", "sender of mail")
	flags.String("log-level", "info", "debug, info, warn or error")
	flags.String("log-format", telemetry.Auto, "text (for people), json, or auto: text on a terminal, json elsewhere")
	flags.String("otlp-endpoint", "", "OpenTelemetry collector: http://host:4318")
	flags.String("trusted-proxy", "", "networks of proxies whose X-Forwarded-For names the client: 127.0.0.1,10.0.0.0/8")
	flags.String("tls-cert", "", "certificate file (PEM) to serve HTTPS with; taken anew when it changes")
	flags.String("tls-key", "", "its key file")
	flags.Bool("insecure", false, "serve plain HTTP to other machines too")
	flags.Int("address-rate", 100, "requests a second of who is not signed in, for each address; 0 = any")
	flags.Int("user-rate", 300, "requests a second of each user; 0 = any")
	flags.Int("tenant-rate", 1500, "requests a second of each tenant; 0 = any")
	flags.String("metrics-access", "open", "who may read /metrics: open, or local for loopback alone")
	flags.Int("report-days", 30, "days that a report's file can be downloaded")
	flags.Int64("files-quota-bytes", 10<<30, "bytes that a tenant's files may take in one module")
	flags.String("outbound-private", "", "private addresses that modules may call: ollama.internal:11434,10.1.2.3:8443")
	flags.Int("outbound-per-minute", 600, "requests a minute of each tenant to the outside, for each module process; 0 = any")
	flags.Int64("outbound-per-day", 100_000, "requests a day (UTC) of each tenant to the outside, for each module; 0 = any")
	flags.Int("pulse-ms", 1000, "how often background work looks around; a crash is made good within a few of them")
	flags.Int("drain-seconds", 20, "time for requests in flight when stopping")
	flags.Int("start-seconds", 120, "time for a module to become ready, migrations included")
	oidcFlags(flags)
}

func oidcFlags(flags *pflag.FlagSet) {
	flags.String("oidc-issuer", "", "foreign OpenID Connect provider (default: the bundled one)")
	flags.String("oidc-client-id", "", "client id registered there")
	flags.String("oidc-client-secret", "", "client secret; empty for a public client")
	flags.String("oidc-audience", "", "audience parameter, if the provider wants one")
	flags.String("oidc-scopes", "", "scopes, separated by spaces")
	flags.Bool("oidc-trust-email", false, "take e-mails as verified where the provider never says so")
	flags.String("oidc-sign-up", "", "authorize parameters that open its sign-up: prompt=create")
	flags.String("oidc-recovery-url", "", "its page for forgotten passwords")
	flags.String("oidc-step-up-acr", "", "acr value that asks it for a second factor")
	flags.String("oidc-claim-email", "", "name of the claim")
	flags.String("oidc-claim-email-verified", "", "name of the claim")
	flags.String("oidc-claim-name", "", "name of the claim")
	flags.String("oidc-claim-language", "", "name of the claim")
}

// defaultUI is the directory ui beside the program.
func defaultUI() string {
	program, err := os.Executable()
	if err != nil {
		return "ui"
	}
	return filepath.Join(filepath.Dir(program), "ui")
}

// Load reads the settings, and those of the modules: flags that were given, else variables of environ, else the settings file,
// else defaults. An unknown key in the file or among the variables is refused, so that a typing error does not pass in silence.
func Load(flags *pflag.FlagSet, environ []string, schemas Schemas) (Config, error) {
	modules, err := openModules(schemas)
	if err != nil {
		return Config{}, err
	}
	known := koanf.New("/")
	given := map[string]any{}
	defaults := map[string]any{}
	flags.VisitAll(func(f *pflag.Flag) {
		defaults[key(f.Name)] = f.DefValue
		if f.Changed {
			given[key(f.Name)] = f.Value.String()
		}
	})
	variables, err := fromEnvironment(environ, defaults, modules)
	if err != nil {
		return Config{}, err
	}
	name, required := path(given, variables, defaults)
	file, err := fromFile(name, required, defaults, modules)
	if err != nil {
		return Config{}, err
	}
	for _, source := range []values{defaults, file, variables, given} {
		if err := known.Load(source, nil); err != nil {
			return Config{}, err
		}
	}
	var c Config
	if err := known.UnmarshalWithConf("", &c, koanf.UnmarshalConf{Tag: "koanf"}); err != nil {
		return Config{}, fmt.Errorf("settings: %w", err)
	}
	if c.Modules, err = settingsOf(modules); err != nil {
		return Config{}, err
	}
	return c.complete()
}

func key(flag string) string { return strings.ReplaceAll(flag, "-", "_") }

// path is where the settings file lies, and whether somebody asked for it.
func path(sources ...map[string]any) (string, bool) {
	for i, source := range sources {
		if file, ok := source["config"].(string); ok {
			return file, i < len(sources)-1
		}
	}
	return "", false
}

func fromEnvironment(environ []string, known map[string]any, modules map[string]*module) (map[string]any, error) {
	found := map[string]any{}
	for _, line := range environ {
		name, value, _ := strings.Cut(line, "=")
		setting, ours := strings.CutPrefix(name, Prefix)
		if !ours || reserved(setting) {
			continue
		}
		if _, ok := known[strings.ToLower(setting)]; ok {
			found[strings.ToLower(setting)] = value
		} else if err := readVariable(name, value, modules); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// reserved variables belong to tests and module processes.
func reserved(setting string) bool {
	return strings.HasPrefix(setting, "TEST_") || setting == "MODULE" || setting == "PARENT_PIPE" || setting == "URL"
}

func fromFile(name string, required bool, known map[string]any, modules map[string]*module) (map[string]any, error) {
	raw, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) && !required {
		return map[string]any{}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	found := map[string]any{}
	if err := yaml.Unmarshal(raw, &found); err != nil {
		return nil, fmt.Errorf("settings: %s: %w", name, err)
	}
	if err := readFile(name, found[modulesKey], modules); err != nil {
		return nil, err
	}
	delete(found, modulesKey)
	for setting := range found {
		if _, ok := known[setting]; !ok {
			return nil, fmt.Errorf("settings: %s: key %q is not known", name, setting)
		}
	}
	return found, nil
}

// values is a koanf provider of settings that are already read.
type values map[string]any

// ReadBytes is not offered: the settings are read already.
func (v values) ReadBytes() ([]byte, error) { return nil, errors.ErrUnsupported }

// Read gives the settings.
func (v values) Read() (map[string]any, error) { return v, nil }
