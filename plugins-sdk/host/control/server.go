package control

import (
	"context"
	"errors"
	"time"

	goplugin "github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	controlv1 "github.com/recobro/recobro/plugins-sdk/proto/recobro/control/v1"
)

type plugin struct {
	goplugin.NetRPCUnsupportedPlugin
	module Module
}

// GRPCServer registers the module on the process's control server.
func (p *plugin) GRPCServer(_ *goplugin.GRPCBroker, s *grpc.Server) error {
	controlv1.RegisterModuleServer(s, &server{module: p.module})
	return nil
}

// GRPCClient gives the host its side of the connection.
func (p *plugin) GRPCClient(_ context.Context, _ *goplugin.GRPCBroker, conn *grpc.ClientConn) (any, error) {
	return newRemote(conn), nil
}

// codeNoDatabase stands for ErrNoDatabase on the wire; gRPC itself never answers with it.
const codeNoDatabase = codes.FailedPrecondition

type server struct {
	controlv1.UnimplementedModuleServer
	module Module
}

// Describe answers with the module's name and manifest.
func (s *server) Describe(ctx context.Context, _ *controlv1.DescribeRequest) (*controlv1.DescribeReply, error) {
	d, err := s.module.Describe(ctx)
	if err != nil {
		return nil, err
	}
	return &controlv1.DescribeReply{ModuleId: d.ModuleID, Version: d.Version, ManifestJson: d.Manifest}, nil
}

// Start begins the module's work.
func (s *server) Start(ctx context.Context, request *controlv1.StartRequest) (*controlv1.StartReply, error) {
	reply, err := s.module.Start(ctx, startFromWire(request))
	if errors.Is(err, ErrNoDatabase) {
		return nil, status.Error(codeNoDatabase, err.Error())
	}
	if err != nil {
		return nil, err
	}
	return &controlv1.StartReply{HttpSocket: reply.HTTPSocket, OpenapiJson: reply.OpenAPI, HelpJson: reply.Help}, nil
}

// Health passes the module's own judgement on.
func (s *server) Health(ctx context.Context, _ *controlv1.HealthRequest) (*controlv1.HealthReply, error) {
	h, err := s.module.Health(ctx)
	if err != nil {
		return nil, err
	}
	reply := &controlv1.HealthReply{Ready: h.Ready, Detail: h.Detail, InFlight: h.InFlight}
	for _, f := range h.Outbound {
		reply.Outbound = append(reply.Outbound, &controlv1.OutboundFigure{To: f.To, Result: f.Result, Requests: f.Requests, Seconds: f.Seconds})
	}
	return reply, nil
}

// SetTenants replaces the tenants that have the module on.
func (s *server) SetTenants(ctx context.Context, request *controlv1.SetTenantsRequest) (*controlv1.SetTenantsReply, error) {
	if err := s.module.SetTenants(ctx, request.Tenants); err != nil {
		return nil, err
	}
	return &controlv1.SetTenantsReply{}, nil
}

// SetSettings replaces what the named tenants have chosen.
func (s *server) SetSettings(ctx context.Context, request *controlv1.SetSettingsRequest) (*controlv1.SetSettingsReply, error) {
	if err := s.module.SetSettings(ctx, settingsFromWire(request.TenantSettings)); err != nil {
		return nil, err
	}
	return &controlv1.SetSettingsReply{}, nil
}

// Drain waits for the module's work in flight.
func (s *server) Drain(ctx context.Context, request *controlv1.DrainRequest) (*controlv1.DrainReply, error) {
	abandoned, err := s.module.Drain(ctx, time.Duration(request.DeadlineMs)*time.Millisecond)
	if err != nil {
		return nil, err
	}
	return &controlv1.DrainReply{Abandoned: abandoned}, nil
}

func startFromWire(r *controlv1.StartRequest) StartRequest {
	return StartRequest{
		ModuleID: r.ModuleId, Generation: r.Generation, RunDir: r.RunDir, DataDir: r.DataDir,
		DatabaseURL: r.DatabaseUrl, OwnerDatabaseURL: r.OwnerDatabaseUrl, DatabaseSchema: r.DatabaseSchema,
		NATSURL: r.NatsUrl, NATSUser: r.NatsUser, NATSPassword: r.NatsPassword,
		PrincipalKey: r.PrincipalKey, Tenants: r.Tenants, Settings: r.SettingsJson, PublicURL: r.PublicUrl,
		Mail: r.Mail, ModuleKey: r.ModuleKey, InvitationKey: r.InvitationKey, Demo: r.DemoJson,
		LogLevel: r.LogLevel, OTLPEndpoint: r.OtlpEndpoint, TenantSettings: settingsFromWire(r.TenantSettings),
		Pulse: time.Duration(r.PulseMs) * time.Millisecond, SealKeys: r.SealKeys, FilesQuota: r.FilesQuota,
		Outbound: Outbound{Private: r.Outbound.GetPrivate(), PerMinute: int(r.Outbound.GetPerMinute()), PerDay: r.Outbound.GetPerDay()},
	}
}

func settingsFromWire(wire map[string][]byte) TenantSettings {
	chosen := make(TenantSettings, len(wire))
	for tenant, values := range wire {
		chosen[tenant] = values
	}
	return chosen
}
