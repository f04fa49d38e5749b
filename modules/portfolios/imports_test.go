package portfolios_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// file is an import as its screens read it.
type file struct {
	ID       string   `json:"id"`
	Version  int64    `json:"version"`
	Status   string   `json:"status"`
	Failure  string   `json:"failure"`
	Mapping  []string `json:"mapping"`
	Detected struct {
		Format struct {
			Delimiter string `json:"delimiter"`
		} `json:"format"`
		Header []string   `json:"header"`
		Sample [][]string `json:"sample"`
	} `json:"detected"`
	Result struct{ Created, Updated, Unchanged, Rejected int64 } `json:"result"`
}

func newImport(t *testing.T, p *sdktest.Person, portfolioID, name, content string, header ...string) *sdktest.Answer {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	require.NoError(t, form.WriteField("portfolio_id", portfolioID))
	part, err := form.CreateFormFile("file", name)
	require.NoError(t, err)
	_, err = part.Write([]byte(content))
	require.NoError(t, err)
	require.NoError(t, form.Close())
	return p.POST("/api/v1/imports", &body, append([]string{"Content-Type", form.FormDataContentType()}, header...)...)
}

func (f file) version() string { return fmt.Sprintf("%q", fmt.Sprint(f.Version)) }

// awaited reads the import until it has one of the states.
func awaited(t *testing.T, p *sdktest.Person, id string, states ...string) (f file) {
	t.Helper()
	require.Eventually(t, func() bool {
		p.GET("/api/v1/imports/" + id).OK(&f)
		for _, state := range states {
			if f.Status == state {
				return true
			}
		}
		return false
	}, 30*time.Second, 50*time.Millisecond, "import stays %s %s", f.Status, f.Failure)
	return f
}

func TestImports(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, portfolios.Module(), sdktest.Options{Engine: engine, Tenants: []string{"rioplatense", "andina"}})
		manager, cashier, foreign := h.As("rioplatense", "manager", "mara"), h.As("rioplatense", "cashier", "ana"), h.As("andina", "admin", "olga")
		var p row
		manager.POST("/api/v1/carteras", map[string]any{
			"code": "C1", "name": "Tarjetas", "creditor_name": "Banco", "type": "third_party", "stage": "early",
			"currency": "UYU", "country": "UY", "timezone": "America/Montevideo",
		}).OK(&p)
		const good = "Documento;Nombre;Teléfono;Nro Operación;Saldo\n12345672;Ana;099111222;A-1;1.234,50\n1.234.567-2;Ana;098333444;A-2;5,00\n1.111.111-1;Luz;;A-3;-1\n"
		t.Run("a file becomes debtors over the API, from upload to the rejected rows", func(t *testing.T) {
			var f file
			newImport(t, manager, p.ID, "cartera.csv", good).OK(&f)
			assert.Equal(t, "uploaded", f.Status)
			assert.Equal(t, ";", f.Detected.Format.Delimiter)
			manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
			manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
			awaited(t, manager, f.ID, "checked")
			manager.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
			f = awaited(t, manager, f.ID, "finished")
			assert.EqualValues(t, 2, f.Result.Created)
			assert.EqualValues(t, 1, f.Result.Rejected)
			debtors := list(t, manager, "/api/v1/deudores?q=ana")
			require.Len(t, debtors, 1)
			assert.EqualValues(t, 123950, debtors[0].Balance)
			rejected := manager.GET("/api/v1/imports/" + f.ID + "/rejections.csv")
			assert.Equal(t, http.StatusOK, rejected.Status)
			assert.Contains(t, string(rejected.Raw), "Luz")
			t.Run("another tenant finds nothing of it, and a cashier no rows of people", func(t *testing.T) {
				foreign.GET("/api/v1/imports/"+f.ID).Refused(http.StatusNotFound, "portfolios.import_not_found")
				assert.Empty(t, list(t, foreign, "/api/v1/imports"))
				assert.Equal(t, http.StatusForbidden, cashier.GET("/api/v1/imports/"+f.ID+"/rejections").Status)
				var seen file
				cashier.GET("/api/v1/imports/" + f.ID).OK(&seen)
				assert.Empty(t, seen.Detected.Sample)
			})
		})
		t.Run("a file whose answer was lost is one import when it is sent again under its key", func(t *testing.T) {
			var first, again file
			newImport(t, manager, p.ID, "again.csv", good, "Idempotency-Key", "import-1").OK(&first)
			newImport(t, manager, p.ID, "again.csv", good, "Idempotency-Key", "import-1").OK(&again)
			assert.Equal(t, first.ID, again.ID)
			newImport(t, manager, p.ID, "again.csv", good+"\n", "Idempotency-Key", "import-1").Refused(http.StatusConflict, "idempotency.mismatch")
		})
		t.Run("the file of rejected rows holds nothing that a spreadsheet computes, and reads back as it was sent", func(t *testing.T) {
			const nasty = `=HYPERLINK("http://x","Luz")`
			sent := "Documento;Nombre;Nota;Nro Operación;Saldo\n1.111.111-1;\"" + strings.ReplaceAll(nasty, `"`, `""`) + "\";@eco;-A-3;-1\n"
			var f, again file
			newImport(t, manager, p.ID, "formula.csv", sent).OK(&f)
			manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": []string{"national_id", "name", "", "debt_ref", "balance"}}, "If-Match", f.version()).OK(&f)
			manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
			awaited(t, manager, f.ID, "checked")
			manager.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
			require.EqualValues(t, 1, awaited(t, manager, f.ID, "finished").Result.Rejected)
			rejected := string(manager.GET("/api/v1/imports/" + f.ID + "/rejections.csv").Raw)
			for _, cell := range []string{"\"'=HYPERLINK", ";'@eco;", ";'-A-3;", ";-1;"} {
				require.Contains(t, rejected, cell)
			}
			newImport(t, manager, p.ID, "mended.csv", rejected).OK(&again)
			require.Equal(t, []string{"1.111.111-1", nasty, "@eco", "-A-3", "-1"}, again.Detected.Sample[0][:5])
		})
		t.Run("bad input is refused with a title and the field", func(t *testing.T) {
			newImport(t, manager, "nope", "f.csv", good).Refused(http.StatusUnprocessableEntity, "portfolios.import_portfolio")
			newImport(t, manager, p.ID, "f.csv", "").Refused(http.StatusUnprocessableEntity, "portfolios.import_no_file")
			newImport(t, manager, p.ID, "f.bin", "a\x00b").Refused(http.StatusUnprocessableEntity, "tabular.unreadable")
			newImport(t, manager, p.ID, "f.xlsx", "PK\x03\x04 and nothing").Refused(http.StatusUnprocessableEntity, "tabular.unreadable")
			broken := manager.POST("/api/v1/imports", strings.NewReader("--x\r\n"), "Content-Type", "multipart/form-data; boundary=x")
			assert.Equal(t, http.StatusUnprocessableEntity, broken.Status, string(broken.Raw))
			cut := "--x\r\nContent-Disposition: form-data; name=\"portfolio_id\"\r\n\r\n" + p.ID + "\r\n" +
				"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f.csv\"\r\n\r\n" + good
			broken = manager.POST("/api/v1/imports", strings.NewReader(cut), "Content-Type", "multipart/form-data; boundary=x")
			assert.Equal(t, http.StatusUnprocessableEntity, broken.Status, "half a file: %s", broken.Raw)
			manager.POST("/api/v1/imports/nope/start", nil).Refused(http.StatusNotFound, "portfolios.import_not_found")
			var f file
			newImport(t, manager, p.ID, "f.csv", good).OK(&f)
			path := "/api/v1/imports/" + f.ID
			manager.POST(path+"/start", nil).Refused(http.StatusConflict, "portfolios.import_state")
			manager.PUT(path+"/mapping", map[string]any{"mapping": f.Mapping}).Refused(http.StatusPreconditionRequired, "precondition.required")
			for code, m := range map[string][]string{
				"portfolios.import_mapping_width":      {"name"},
				"portfolios.import_mapping_repeated":   {"name", "name", "", "", ""},
				"portfolios.import_mapping_incomplete": {"name", "", "", "", ""},
				"portfolios.import_field_unknown":      {"name", "shoe", "", "", ""},
			} {
				manager.PUT(path+"/mapping", map[string]any{"mapping": m}, "If-Match", f.version()).Refused(http.StatusUnprocessableEntity, code)
			}
			format := manager.PATCH(path+"/format", map[string]any{"delimiter": "x"}, "If-Match", f.version())
			format.Refused(http.StatusUnprocessableEntity, "portfolios.import_format")
			assert.Equal(t, "body.delimiter", format.Problem.Errors[0].Field)
			manager.PATCH(path+"/format", map[string]any{"delimiter": ","}, "If-Match", f.version()).OK(&f)
			assert.Len(t, f.Detected.Header, 1)
			assert.Equal(t, http.StatusForbidden, newImport(t, cashier, p.ID, "f.csv", good).Status)
		})
		t.Run("the bare file may be sent without a form", func(t *testing.T) {
			var f file
			manager.POST("/api/v1/imports?file_name=g.csv&portfolio_id="+p.ID, strings.NewReader(good), "Content-Type", "text/csv").OK(&f)
			assert.Equal(t, "uploaded", f.Status)
		})
	})
}
