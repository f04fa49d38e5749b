package portfolios_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// staffed is a demo tenant with everybody who has a part in its month.
func staffed(id string) sdk.DemoTenant {
	tenant := sdk.DemoTenant{ID: id, Name: id}
	for user, role := range map[string]string{"adam": "admin", "mara": "manager"} {
		tenant.Users = append(tenant.Users, sdk.DemoUser{ID: user, Username: user, Role: role})
	}
	for _, user := range []string{"ana", "beto", "caro"} {
		tenant.Users = append(tenant.Users, sdk.DemoUser{ID: user, Username: user, Role: "cashier"})
	}
	return tenant
}

func TestTheDemoTellsAMonth(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, portfolios.Module(), sdktest.Options{
			Engine: engine, Tenants: []string{"rioplatense", "andina"},
			Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{staffed("rioplatense"), staffed("andina")}},
		})
		for tenant, currencies := range map[string][]string{
			"rioplatense": {"ARS", "USD", "UYU"}, "andina": {"CLP", "COP", "PEN", "PYG"},
		} {
			admin, manager := h.As(tenant, "admin", "adam"), h.As(tenant, "manager", "mara")

			t.Run(tenant+" works in all its currencies", func(t *testing.T) {
				found := map[string]bool{}
				for _, one := range list(t, admin, "/api/v1/carteras") {
					found[one.Currency] = true
				}
				for _, currency := range currencies {
					require.True(t, found[currency], currency)
				}
			})

			t.Run("[MO-12] "+tenant+" has a bank file whose lines wait with every certainty, and nothing posted", func(t *testing.T) {
				var files []bankFile
				manager.GET(bankFiles).OK(&files)
				require.Len(t, files, 1)
				require.Equal(t, "ready", files[0].Status)
				require.EqualValues(t, 4, files[0].Counts.Certain)
				require.EqualValues(t, 7, files[0].Counts.Waiting)
				require.EqualValues(t, 1, files[0].Counts.Wrong)
				require.Zero(t, files[0].Counts.Posted)
			})

			t.Run("[CO-16] "+tenant+" has reports of its month", func(t *testing.T) {
				require.Eventually(t, func() bool {
					var told struct{ Total struct{ Attempts int64 } }
					manager.GET("/api/v1/reports/contactability").OK(&told)
					return told.Total.Attempts > 0
				}, time.Minute, 100*time.Millisecond)
			})

			t.Run("[CO-16] no figure of "+tenant+" rests on a book that was not kept yet when its month began", func(t *testing.T) {
				var month struct {
					Figures []struct {
						ID            string
						Value, Before *float64
					}
				}
				manager.GET("/api/v1/reports/figures").OK(&month)
				seen := 0
				for _, one := range month.Figures {
					if one.ID == "cei" {
						seen++
						require.Nil(t, one.Before, "nothing was kept in the month before")
						if one.Value != nil { // what came within the month
							require.GreaterOrEqual(t, *one.Value, 0.0)
							require.LessOrEqual(t, *one.Value, 1.0)
						}
					}
				}
				require.Positive(t, seen)
			})

			t.Run(tenant+" has adjustments that wait for the admin, whom nobody but the manager asked", func(t *testing.T) {
				var waiting []struct {
					Note      string
					Decidable bool
					CreatedBy string `json:"created_by"`
				}
				admin.GET("/api/v1/deudores/adjustments?status=waiting").OK(&waiting)
				require.NotEmpty(t, waiting)
				for _, one := range waiting {
					require.True(t, one.Decidable)
					require.Equal(t, "mara", one.CreatedBy)
					require.NotEmpty(t, one.Note)
				}
			})

			t.Run(tenant+" has promises for about today and some that were just broken, and recovers against a target", func(t *testing.T) {
				var today struct{ Due, Broken []summed }
				manager.GET("/api/v1/promesas/overview").OK(&today)
				require.NotEmpty(t, today.Broken)
				due := today.Due
				for ahead := 1; len(due) == 0 && ahead < 5; ahead++ { // nothing falls due on a Sunday or a holiday
					manager.GET("/api/v1/promesas/overview?day=" + inDays(ahead)).OK(&today)
					due = today.Due
				}
				require.NotEmpty(t, due)
				var terms []struct{ Target, Commission int64 }
				admin.GET("/api/v1/carteras").OK(&terms)
				for _, one := range terms {
					require.Positive(t, one.Target)
				}
			})

			t.Run(tenant+" has a file with rows to mend", func(t *testing.T) {
				var imports []struct {
					Status string
					Result struct{ Created, Rejected int }
				}
				manager.GET("/api/v1/imports").OK(&imports)
				require.Len(t, imports, 1)
				require.Equal(t, "finished", imports[0].Status)
				require.Equal(t, 11, imports[0].Result.Created)
				require.Equal(t, 3, imports[0].Result.Rejected)
			})

			t.Run(tenant+" has a debtor whose month reads as work: weeks of it, by several people, in its order", func(t *testing.T) {
				longest := []struct {
					At    time.Time
					Actor struct{ Name string }
				}{}
				for _, d := range list(t, admin, "/api/v1/deudores?pageSize=100&status=in_progress,promised,plan") {
					lines := longest[:0:0]
					admin.GET("/api/v1/deudores/" + d.ID + "/timeline?pageSize=50").OK(&lines)
					if len(lines) > len(longest) {
						longest = lines
					}
				}
				require.GreaterOrEqual(t, len(longest), 7)
				by := map[string]bool{}
				for i, line := range longest {
					by[line.Actor.Name] = true
					require.True(t, i == 0 || !line.At.After(longest[i-1].At))
				}
				require.GreaterOrEqual(t, len(by), 3)
				require.Greater(t, longest[0].At.Sub(longest[len(longest)-1].At), 14*24*time.Hour)
			})
		}
	})
}
