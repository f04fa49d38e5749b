package app

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/recobro/recobro/core/internal/reports"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// demoFile keeps the demo's sign-ins, one a line: tenant role login password.
const demoFile = "demo.txt"

// demoPassword is the one given, else the one of an earlier start, else a new one.
func demoPassword(data, given string) (string, error) {
	if given != "" {
		return given, nil
	}
	text, err := os.ReadFile(filepath.Join(data, demoFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if fields := strings.Fields(string(text)); len(fields) >= 4 {
		return fields[3], nil
	}
	return rand.Text()[:16], nil
}

// keepDemo writes the sign-ins where only the operator reads them.
func keepDemo(data string, seed sdk.DemoSeed) error {
	return os.WriteFile(filepath.Join(data, demoFile), []byte(signIns(seed)), 0o600)
}

func signIns(seed sdk.DemoSeed) string {
	var lines strings.Builder
	for _, tenant := range seed.Tenants {
		for _, user := range tenant.Users {
			fmt.Fprintf(&lines, "%s %s %s %s\n", tenant.ID, user.Role, user.Email, seed.Password)
		}
	}
	return lines.String()
}

// announce tells the person at the terminal where the product is and how to sign in.
func announce(out io.Writer, address string, seed json.RawMessage) {
	fmt.Fprintf(out, "\nRecobro is ready at %s\n", address)
	var demo sdk.DemoSeed
	if len(seed) == 0 || json.Unmarshal(seed, &demo) != nil {
		return
	}
	fmt.Fprintf(out, "\nDemo sign-ins (password of all: %s)\n", demo.Password)
	for _, tenant := range demo.Tenants {
		fmt.Fprintf(out, "  %s\n", tenant.Name)
		said := map[string]bool{}
		for _, user := range tenant.Users {
			if !said[user.Role] { // one of each role is enough to look around
				fmt.Fprintf(out, "    %-11s %s\n", user.Role, user.Email)
			}
			said[user.Role] = true
		}
	}
	fmt.Fprintln(out)
}

// orderReports has the manager of each demo tenant order a report, if nobody has yet; its first run is made at once.
func orderReports(ctx context.Context, service *reports.Service, seed json.RawMessage) error {
	var demo sdk.DemoSeed
	if len(seed) == 0 {
		return nil
	}
	if err := json.Unmarshal(seed, &demo); err != nil {
		return err
	}
	for _, tenant := range demo.Tenants {
		at := slices.IndexFunc(tenant.Users, func(u sdk.DemoUser) bool { return u.Role == "manager" })
		if err := orderReport(principal.With(ctx, principalOf(tenant, tenant.Users[at])), service); err != nil {
			return fmt.Errorf("%s: %w", tenant.ID, err)
		}
	}
	return nil
}

func principalOf(tenant sdk.DemoTenant, user sdk.DemoUser) principal.Principal {
	return principal.Principal{
		TenantID: tenant.ID, UserID: user.ID, Username: user.Username, Role: user.Role, Language: user.Language,
		Kind: principal.KindUser, Scope: principal.ScopeAll,
	}
}

// orderReport orders the first report that a module offers without filters.
func orderReport(ctx context.Context, service *reports.Service) error {
	_, before, err := service.Runs(ctx, "", page.Params{PageSize: 1})
	if err != nil || before.Total > 0 {
		return err
	}
	offers, err := service.Offers(ctx)
	at := slices.IndexFunc(offers.Reports, func(o reports.ReportOffer) bool { return o.Module != coreSchema && len(o.Filters) == 0 })
	if err != nil || at < 0 {
		return err
	}
	report := offers.Reports[at]
	made, err := service.Create(ctx, reports.Schedule{
		Order: reports.Order{
			Name: report.Title.In(principal.Must(ctx).Language), Report: report.ID, Format: sheet.CSV, Delivery: reports.ByDownload,
			Filters: reports.Filters{},
		},
		Cadence: reports.Cadence{Every: reports.Weekly, Weekdays: []int{1}, At: "07:30"},
	})
	if err == nil {
		_, err = service.RunNow(ctx, made.ID)
	}
	return err
}
