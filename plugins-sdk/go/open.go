package sdk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"strings"

	"go.uber.org/fx"
	"golang.org/x/sync/errgroup"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// running is a started module.
type running struct {
	manifest manifest.Manifest
	request  control.StartRequest
	log      *slog.Logger
	clock    clock.Clock
	catalog  *errs.Catalog
	db       *storage.DB // nil without storage
	pulse    pulse       // of the database
	settings *settings.Store
	server   *server
	traces   *traces
	outbound *outbound.Client // nil where nobody asks for one
	app      *fx.App
	socket   string
	openapi  []byte
	help     []byte // JSON of the articles that the module ships
}

// open takes a module from nothing to serving; what it opened is closed again when it fails.
func (p *process) open(ctx context.Context, request control.StartRequest) (*running, error) {
	r, err := p.prepare(request)
	if err != nil {
		return nil, err
	}
	if err := p.bringUp(ctx, r); err != nil {
		r.close()
		return nil, err
	}
	return r, nil
}

func (p *process) prepare(request control.StartRequest) (*running, error) {
	manifest, err := p.parse()
	if err != nil {
		return nil, err
	}
	catalog, err := errs.NewCatalog(p.module.Locales)
	if err != nil {
		return nil, err
	}
	schema, err := schema.Read(manifest.Settings)
	if err != nil {
		return nil, err
	}
	chosen, err := settings.NewStore(schema, request.TenantSettings)
	if err != nil {
		return nil, err
	}
	help, err := p.help(manifest)
	if err != nil {
		return nil, err
	}
	log := slog.New(p.logHandler(levelOf(request.LogLevel))).With("module", manifest.ID)
	catalog = catalog.WithLogger(log)
	return &running{
		manifest: manifest, request: request, log: log, clock: clock.System(), catalog: catalog, settings: chosen, help: help,
		server: newServer(catalog, log),
		socket: filepath.Join(request.RunDir, fmt.Sprintf("%s-%d.sock", manifest.ID, request.Generation)),
	}, nil
}

// help reads the articles that the manifest lists.
func (p *process) help(m manifest.Manifest) ([]byte, error) {
	if m.UI == nil || len(m.UI.Help) == 0 {
		return nil, nil
	}
	articles, err := help.Read(p.module.Help, m.UI.Help)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.ID, err)
	}
	return json.Marshal(articles)
}

func (p *process) bringUp(ctx context.Context, r *running) error {
	var err error
	if r.traces, err = newTraces(ctx, r.request.OTLPEndpoint, r.manifest); err != nil {
		return err
	}
	if err := p.openStorage(ctx, r); storage.Unreachable(err) {
		return fmt.Errorf("%w: %w", control.ErrNoDatabase, err)
	} else if err != nil {
		return err
	}
	graph := newGraph(p, r)
	r.app = graph.build()
	if err := r.app.Err(); err != nil {
		return fmt.Errorf("assemble %s: %w", r.manifest.ID, err)
	}
	var beside errgroup.Group
	beside.Go(func() (err error) {
		if r.openapi, err = json.Marshal(graph.api.OpenAPI()); err != nil {
			return fmt.Errorf("OpenAPI of %s: %w", r.manifest.ID, err)
		}
		return nil
	})
	if err := r.app.Start(ctx); err != nil {
		return errors.Join(fmt.Errorf("start %s: %w", r.manifest.ID, err), beside.Wait())
	}
	if err := beside.Wait(); err != nil {
		return err
	}
	if err := graph.seed(); err != nil {
		return fmt.Errorf("demo data of %s: %w", r.manifest.ID, err)
	}
	return r.server.listen(r.socket, r.request.PrincipalKey, r.traces.around(graph.root))
}

// openStorage opens and migrates the module's database. A module without migrations has none.
func (p *process) openStorage(ctx context.Context, r *running) error {
	if p.module.Migrations == nil {
		return nil
	}
	config, err := storageConfig(r)
	if err != nil {
		return err
	}
	if r.db, err = storage.Open(ctx, config); err != nil {
		return err
	}
	return r.db.Migrate(ctx, p.module.Migrations)
}

func storageConfig(r *running) (storage.Config, error) {
	config := storage.Config{Schema: r.manifest.ID, Clock: r.clock, Log: r.log}
	path, isFile := strings.CutPrefix(r.request.DatabaseURL, "sqlite:")
	switch {
	case isFile:
		config.Engine, config.Path = storage.SQLite, path
	case strings.HasPrefix(r.request.DatabaseURL, "postgres"):
		config.Engine, config.URL, config.OwnerURL = storage.Postgres, r.request.DatabaseURL, r.request.OwnerDatabaseURL
	default:
		return config, errors.New("the module has migrations and was given no database")
	}
	return config, nil
}

// ping asks the database for a sign of life.
func (r *running) ping(ctx context.Context) error {
	if r.db == nil {
		return nil
	}
	return r.db.PlatformRead(ctx, func(context.Context, *gorm.DB) error { return nil })
}

func (r *running) close() {
	r.server.close()
	if r.db != nil {
		_ = r.db.Close() // the process ends with it
	}
}

func levelOf(name string) slog.Level {
	var level slog.Level
	if level.UnmarshalText([]byte(name)) != nil {
		return slog.LevelInfo
	}
	return level
}
