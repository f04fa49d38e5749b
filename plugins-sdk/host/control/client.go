package control

import (
	"context"
	"fmt"
	"time"

	goplugin "github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"
	"google.golang.org/grpc/status"

	controlv1 "github.com/recobro/recobro/plugins-sdk/proto/recobro/control/v1"
)

// Connect dispenses the control plane of a started go-plugin client.
func Connect(client *goplugin.Client) (Module, error) {
	protocol, err := client.Client()
	if err != nil {
		return nil, fmt.Errorf("connect to the module: %w", err)
	}
	raw, err := protocol.Dispense(PluginName)
	if err != nil {
		return nil, fmt.Errorf("dispense %q: %w", PluginName, err)
	}
	module, ok := raw.(Module)
	if !ok {
		return nil, fmt.Errorf("dispensed %T is no module", raw)
	}
	return module, nil
}

// callTimeout bounds each call that has no deadline of its own by what it does: a process that hangs keeps nobody waiting.
const callTimeout = 5 * time.Second

func bounded(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, callTimeout)
}

type remote struct{ api controlv1.ModuleClient }

func newRemote(conn grpc.ClientConnInterface) Module {
	return &remote{api: controlv1.NewModuleClient(conn)}
}

func (r *remote) Describe(ctx context.Context) (Description, error) {
	ctx, cancel := bounded(ctx)
	defer cancel()
	reply, err := r.api.Describe(ctx, &controlv1.DescribeRequest{})
	if err != nil {
		return Description{}, err
	}
	return Description{ModuleID: reply.ModuleId, Version: reply.Version, Manifest: reply.ManifestJson}, nil
}

func (r *remote) Start(ctx context.Context, request StartRequest) (StartReply, error) {
	reply, err := r.api.Start(ctx, startToWire(request))
	if status.Code(err) == codeNoDatabase {
		return StartReply{}, fmt.Errorf("%w: %s", ErrNoDatabase, status.Convert(err).Message())
	}
	if err != nil {
		return StartReply{}, err
	}
	return StartReply{HTTPSocket: reply.HttpSocket, OpenAPI: reply.OpenapiJson, Help: reply.HelpJson}, nil
}

func (r *remote) Health(ctx context.Context) (Health, error) {
	ctx, cancel := bounded(ctx)
	defer cancel()
	reply, err := r.api.Health(ctx, &controlv1.HealthRequest{})
	if err != nil {
		return Health{}, err
	}
	health := Health{Ready: reply.Ready, Detail: reply.Detail, InFlight: reply.InFlight}
	for _, f := range reply.Outbound {
		health.Outbound = append(health.Outbound, OutboundFigure{To: f.To, Result: f.Result, Requests: f.Requests, Seconds: f.Seconds})
	}
	return health, nil
}

func (r *remote) SetTenants(ctx context.Context, tenants []string) error {
	ctx, cancel := bounded(ctx)
	defer cancel()
	_, err := r.api.SetTenants(ctx, &controlv1.SetTenantsRequest{Tenants: tenants})
	return err
}

func (r *remote) SetSettings(ctx context.Context, chosen TenantSettings) error {
	ctx, cancel := bounded(ctx)
	defer cancel()
	_, err := r.api.SetSettings(ctx, &controlv1.SetSettingsRequest{TenantSettings: settingsToWire(chosen)})
	return err
}

func (r *remote) Drain(ctx context.Context, deadline time.Duration) (int64, error) {
	ctx, cancel := context.WithTimeout(ctx, deadline+callTimeout)
	defer cancel()
	reply, err := r.api.Drain(ctx, &controlv1.DrainRequest{DeadlineMs: deadline.Milliseconds()})
	if err != nil {
		return 0, err
	}
	return reply.Abandoned, nil
}

func startToWire(s StartRequest) *controlv1.StartRequest {
	return &controlv1.StartRequest{
		ModuleId: s.ModuleID, Generation: s.Generation, RunDir: s.RunDir, DataDir: s.DataDir,
		DatabaseUrl: s.DatabaseURL, OwnerDatabaseUrl: s.OwnerDatabaseURL, DatabaseSchema: s.DatabaseSchema,
		NatsUrl: s.NATSURL, NatsUser: s.NATSUser, NatsPassword: s.NATSPassword,
		PrincipalKey: s.PrincipalKey, Tenants: s.Tenants, SettingsJson: s.Settings, PublicUrl: s.PublicURL,
		Mail: s.Mail, ModuleKey: s.ModuleKey, InvitationKey: s.InvitationKey, DemoJson: s.Demo,
		LogLevel: s.LogLevel, OtlpEndpoint: s.OTLPEndpoint, TenantSettings: settingsToWire(s.TenantSettings),
		PulseMs: s.Pulse.Milliseconds(), SealKeys: s.SealKeys, FilesQuota: s.FilesQuota,
		Outbound: &controlv1.Outbound{Private: s.Outbound.Private, PerMinute: int64(s.Outbound.PerMinute), PerDay: s.Outbound.PerDay},
	}
}

func settingsToWire(chosen TenantSettings) map[string][]byte {
	wire := make(map[string][]byte, len(chosen))
	for tenant, values := range chosen {
		wire[tenant] = values
	}
	return wire
}
