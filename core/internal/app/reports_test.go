package app_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"io"
	"log/slog"
	"mime"
	"mime/multipart"
	"net/http"
	netmail "net/mail"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// schedule and run are what a screen reads of them.
type schedule struct {
	ID, OwnerID, Unavailable string
	Version                  int
	LastRun                  *run `json:"last_run"`
}

type run struct {
	ID, Status, Cause, Mail string
	CauseTitle              string `json:"cause_title"`
	FileName                string `json:"file_name"`
	OwnerID                 string `json:"owner_id"`
	Rows                    int
	CanDownload             bool `json:"can_download"`
}

func draft(report, format string, more map[string]any) map[string]any {
	wanted := map[string]any{
		"name": "Cierre " + report, "report": report, "format": format, "delivery": "download",
		"cadence": map[string]any{"every": "daily", "at": "07:30"},
	}
	for name, value := range more {
		wanted[name] = value
	}
	return wanted
}

func scheduled(t *testing.T, by *producttest.Person, wanted map[string]any) (made schedule) {
	t.Helper()
	by.Do(t, http.MethodPost, "/api/v1/report-schedules", wanted, nil).Into(t, &made)
	return made
}

// finished waits for the end of a schedule's last run.
func finished(t *testing.T, who *producttest.Person, id string) (last run) {
	t.Helper()
	require.Eventually(t, func() bool {
		var found schedule
		who.Get(t, "/api/v1/report-schedules/"+id).Into(t, &found)
		if found.LastRun == nil || found.LastRun.Status == "queued" || found.LastRun.Status == "running" {
			return false
		}
		last = *found.LastRun
		return true
	}, 40*time.Second, 100*time.Millisecond)
	return last
}

func runNow(t *testing.T, who *producttest.Person, id string) run {
	t.Helper()
	answer := who.Do(t, http.MethodPost, "/api/v1/report-schedules/"+id+"/runs", nil, nil)
	require.Equal(t, http.StatusCreated, answer.Status, string(answer.Body))
	return finished(t, who, id)
}

func lines(t *testing.T, file []byte) (header []string, rows [][]string) {
	t.Helper()
	reader, err := sheet.NewReader(bytes.NewReader(file), sheet.Options{})
	require.NoError(t, err)
	for {
		cells, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return reader.Header, rows
		}
		require.NoError(t, err)
		rows = append(rows, append([]string{}, cells...))
	}
}

// fallDue has a schedule's time come.
func fallDue(t *testing.T, product *producttest.Product, id string) {
	t.Helper()
	c := config.Config{Data: product.Dir, PublicURL: product.URL}
	core, err := app.OpenCore(context.WithoutCancel(t.Context()), c, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	defer func() { require.NoError(t, core.Close()) }()
	require.NoError(t, core.DB.Platform(t.Context(), func(_ context.Context, tx *gorm.DB) error {
		past := time.Now().Add(-time.Minute).UTC().Truncate(time.Microsecond)
		return tx.Model(&reports.Schedule{}).Where("id = ?", id).UpdateColumns(map[string]any{"next_run_at": past}).Error
	}))
}

func TestReports(t *testing.T) {
	t.Parallel()
	post := sdktest.NewPost(t, 0)
	product := producttest.Start(t, producttest.Options{Flags: []string{"--smtp-url", post.Address}})
	admin, manager, cashier := product.SignIn(t, "rioplatense", "admin"), product.SignIn(t, "rioplatense", "manager"), product.SignIn(t, "rioplatense", "cashier")
	stranger := product.SignIn(t, "andina", "admin")

	t.Run("a letter of the bundled provider goes out through the host, which alone knows the mail server", func(t *testing.T) {
		asked := admin.Plain(t, http.MethodPost, "/idp/recovery", map[string]string{"login": "cashier@rioplatense.demo"})
		require.Equal(t, http.StatusAccepted, asked.Status, string(asked.Body))
		select {
		case letter := <-post.Letters:
			require.Contains(t, letter, "cashier@rioplatense.demo")
			require.Contains(t, letter, "forgot-password")
		case <-time.After(20 * time.Second):
			require.Fail(t, "no letter came")
		}
	})

	t.Run("a report is made now as its owner: the debtors that the list shows, in CSV and XLSX [RT-07]", func(t *testing.T) {
		var listed []map[string]any
		manager.Get(t, "/api/v1/deudores?status=new&sort=created_at&pageSize=100").Into(t, &listed)
		made := scheduled(t, manager, draft("portfolios.debtors", "csv", map[string]any{"filters": map[string]any{"status": []string{"new"}}}))
		last := runNow(t, manager, made.ID)
		require.Equal(t, []any{"done", manager.ID, true}, []any{last.Status, last.OwnerID, last.CanDownload}, last.CauseTitle)
		file := manager.Get(t, "/api/v1/report-runs/"+last.ID+"/file")
		require.Equal(t, "attachment; filename="+last.FileName, file.Header.Get("Content-Disposition"))
		header, rows := lines(t, file.Body)
		require.Len(t, rows, last.Rows)
		require.Equal(t, []string{"id", "national_id"}, []string{header[0], header[7]})
		for i, one := range listed {
			require.Equal(t, []string{one["id"].(string), one["national_id"].(string)}, []string{rows[i][0], rows[i][7]})
		}

		made = scheduled(t, manager, draft("portfolios.debtors", "xlsx", nil))
		last = runNow(t, manager, made.ID)
		book, err := excelize.OpenReader(bytes.NewReader(manager.Get(t, "/api/v1/report-runs/"+last.ID+"/file").Body))
		require.NoError(t, err)
		cells, err := book.GetRows("Recobro")
		require.NoError(t, err)
		require.Len(t, cells, last.Rows+1)
		kind, err := book.GetCellType("Recobro", "N2")
		require.NoError(t, err)
		require.NotEqual(t, excelize.CellTypeInlineString, kind, "a balance is a number")
	})

	t.Run("every report that a role is offered can be made", func(t *testing.T) {
		for _, who := range []*producttest.Person{admin, manager} {
			var offers struct{ Reports []struct{ ID string } }
			who.Get(t, "/api/v1/reports").Into(t, &offers)
			require.GreaterOrEqual(t, len(offers.Reports), 4)
			for _, offer := range offers.Reports {
				last := runNow(t, who, scheduled(t, who, draft(offer.ID, "csv", nil)).ID)
				require.Equal(t, "done", last.Status, offer.ID+": "+last.CauseTitle)
			}
		}
	})

	t.Run("what falls due is made by itself, and its owner is told", func(t *testing.T) {
		made := scheduled(t, manager, draft("tasks.tasks", "csv", nil))
		fallDue(t, product, made.ID)
		last := finished(t, manager, made.ID)
		require.Equal(t, []string{"done", manager.ID}, []string{last.Status, last.OwnerID})
		links, _ := notices(t, manager, "core.report_done")
		require.Contains(t, links, "/settings/reports?run="+last.ID)
	})

	t.Run("a file is for who may see it: no colleague without the right, nobody of another tenant", func(t *testing.T) {
		made := scheduled(t, admin, draft("core.users", "csv", nil))
		path := "/api/v1/report-runs/" + runNow(t, admin, made.ID).ID + "/file"
		require.Equal(t, http.StatusOK, admin.Get(t, path).Status)
		require.Equal(t, http.StatusNotFound, manager.Get(t, path).Status)
		require.Equal(t, http.StatusForbidden, cashier.Get(t, path).Status)
		require.Equal(t, http.StatusNotFound, stranger.Get(t, path).Status)
		require.Equal(t, http.StatusForbidden, cashier.Get(t, "/api/v1/report-schedules").Status)
		require.Equal(t, http.StatusForbidden, manager.Do(t, http.MethodPost, "/api/v1/report-schedules", draft("core.tracing-events", "csv", nil), nil).Status)
	})

	t.Run("mail brings the file to recipients who may make the report themselves", func(t *testing.T) {
		refused := manager.Do(t, http.MethodPost, "/api/v1/report-schedules", draft("tasks.tasks", "csv", map[string]any{"delivery": "mail", "recipients": []string{cashier.ID}}), nil)
		require.Equal(t, http.StatusUnprocessableEntity, refused.Status, string(refused.Body))
		made := scheduled(t, manager, draft("tasks.tasks", "csv", map[string]any{"delivery": "mail", "recipients": []string{admin.ID, manager.ID}}))
		last := runNow(t, manager, made.ID)
		to := map[string]bool{}
		for range 2 {
			letter, name, content := attached(t, sdktest.Next(t, post.Letters))
			to[letter.Header.Get("To")] = true
			require.Equal(t, last.FileName, name)
			_, rows := lines(t, content)
			require.Len(t, rows, last.Rows)
		}
		require.Len(t, to, 2)
		require.Eventually(t, func() bool { return finished(t, manager, made.ID).Mail == "sent" }, 10*time.Second, 100*time.Millisecond)
		require.Equal(t, http.StatusOK, admin.Get(t, "/api/v1/report-runs/"+last.ID+"/file").Status)
	})

	t.Run("while an app is off its reports are shown as unavailable, and fail with the reason", func(t *testing.T) {
		made := scheduled(t, admin, draft("tasks.tasks", "csv", nil))
		connect := func(on bool) {
			answer := admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": on}, nil)
			require.Less(t, answer.Status, 300, string(answer.Body))
		}
		connect(false)
		defer connect(true)
		var found schedule
		admin.Get(t, "/api/v1/report-schedules/"+made.ID).Into(t, &found)
		require.NotEmpty(t, found.Unavailable)
		fallDue(t, product, made.ID)
		last := finished(t, admin, made.ID)
		require.Equal(t, []string{"failed", "core.app_off"}, []string{last.Status, last.Cause})
		require.NotEmpty(t, last.CauseTitle)
	})

	t.Run("the report of a suspended owner fails, and says why", func(t *testing.T) {
		made := scheduled(t, manager, draft("tasks.tasks", "csv", nil))
		admin.Change(t, "/api/v1/users/"+manager.ID, map[string]string{"status": "suspended"})
		defer admin.Change(t, "/api/v1/users/"+manager.ID, map[string]string{"status": "active"})
		fallDue(t, product, made.ID)
		last := finished(t, admin, made.ID)
		require.Equal(t, []string{"failed", "core.report_owner_inactive"}, []string{last.Status, last.Cause})
	})
}

// attached takes a letter with one file apart.
func attached(t *testing.T, text string) (letter *netmail.Message, name string, content []byte) {
	t.Helper()
	letter, err := netmail.ReadMessage(strings.NewReader(text))
	require.NoError(t, err)
	_, params, err := mime.ParseMediaType(letter.Header.Get("Content-Type"))
	require.NoError(t, err)
	parts := multipart.NewReader(letter.Body, params["boundary"])
	for {
		part, err := parts.NextPart()
		require.NoError(t, err, text)
		if part.FileName() != "" {
			content, err = io.ReadAll(base64.NewDecoder(base64.StdEncoding, part))
			require.NoError(t, err)
			return letter, part.FileName(), content
		}
	}
}
