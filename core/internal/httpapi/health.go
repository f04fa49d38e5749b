package httpapi

import (
	"context"
	"time"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const healthPath = "/api/v1/health"

// Health is how the installation is.
type Health struct {
	Status  string         `json:"status" enum:"ok,starting,degraded" doc:"ok when every module serves"`
	Version string         `json:"version"`
	Modules []ModuleHealth `json:"modules"`
}

// ModuleHealth is where one module stands.
type ModuleHealth struct {
	ID       string    `json:"id"`
	Version  string    `json:"version"`
	State    string    `json:"state" enum:"installed,starting,ready,degraded,backoff,failed,disabled"`
	Since    time.Time `json:"since"`
	Restarts int64     `json:"restarts" doc:"Processes lost since the host started"`
}

// RegisterHealth serves the open health operation. It tells states, not causes: those are for who may see the apps.
func RegisterHealth(api *httpx.API, h *host.Host, version string) {
	g := httpx.Group{API: api, Tag: "health", Base: healthPath}
	httpx.Get(g.Open("", "", "How the installation is"), func(context.Context, *struct{}) (Health, error) {
		health := Health{Status: "ok", Version: version, Modules: []ModuleHealth{}}
		for _, m := range h.Modules() {
			s := m.Status()
			health.Status = worse(health.Status, s.State)
			health.Modules = append(health.Modules, ModuleHealth{
				ID: s.ID, Version: s.Version, State: string(s.State), Since: s.Since, Restarts: s.Restarts,
			})
		}
		return health, nil
	})
}

// worse is the installation's status once a module in state is counted in.
func worse(status string, state host.State) string {
	switch {
	case state == host.Ready || status == "degraded":
		return status
	case state == host.Installed || state == host.Starting:
		return "starting"
	default:
		return "degraded"
	}
}
