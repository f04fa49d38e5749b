package portfolios_test

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// rowsOf are the rows of a CSV export, by column.
func rowsOf(t *testing.T, answer *sdktest.Answer) (rows []map[string]string) {
	t.Helper()
	require.Equal(t, http.StatusOK, answer.Status, string(answer.Raw))
	reader, err := sheet.NewReader(bytes.NewReader(answer.Raw), sheet.Options{})
	require.NoError(t, err)
	for {
		cells, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return rows
		}
		require.NoError(t, err)
		row := map[string]string{}
		for i, cell := range cells {
			row[reader.Header[i]] = cell
		}
		rows = append(rows, row)
	}
}

func export(t *testing.T, h *started) {
	const path = "/api/v1/deudores/export"
	var p row
	h.manager.POST("/api/v1/carteras", newPortfolio("EXP-1")).OK(&p)
	h.manager.POST("/api/v1/carteras/"+p.ID+"/activate", nil, "If-Match", tag(1)).OK(nil)
	for _, name := range []string{"=HYPERLINK(1)", "Zoe", "Ana; \"la\" Núñez"} {
		h.manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": p.ID, "name": name}).OK(nil)
	}

	answer := h.manager.GET(path + "?portfolio_id=" + p.ID + "&sort=-name")
	require.Contains(t, answer.Header.Get("Content-Disposition"), "debtors.csv")
	require.Contains(t, string(answer.Raw), ",'=HYPERLINK(1),")
	rows := rowsOf(t, answer)
	require.Equal(t, []string{"Zoe", "=HYPERLINK(1)", "Ana; \"la\" Núñez"}, []string{rows[0]["name"], rows[1]["name"], rows[2]["name"]})
	require.Equal(t, "Cartera EXP-1", rows[0]["portfolio"])
	require.Equal(t, "0.00", rows[0]["balance"])

	all := rowsOf(t, h.manager.GET(path))
	require.EqualValues(t, h.manager.GET("/api/v1/deudores").Meta().Total, len(all))
	mine := rowsOf(t, h.manager.GET(path+"?assignee=ana&status=new,in_progress"))
	require.EqualValues(t, h.manager.GET("/api/v1/deudores?assignee=ana&status=new,in_progress").Meta().Total, len(mine))
	known := map[string]string{}
	for _, d := range list(t, h.manager, "/api/v1/deudores?assignee=ana&pageSize=100") {
		known[d.ID] = d.NationalID
	}
	for _, d := range mine {
		require.Equal(t, known[d["id"]], d["national_id"], "as the list shows it")
	}

	book, err := excelize.OpenReader(bytes.NewReader(h.manager.GET(path + "?format=xlsx&portfolio_id=" + p.ID).Raw))
	require.NoError(t, err)
	cells, err := book.GetRows("Recobro")
	require.NoError(t, err)
	require.Len(t, cells, 4)
	require.Equal(t, "=HYPERLINK(1)", cells[1][5])

	h.manager.GET(path+"?format=pdf").Refused(http.StatusUnprocessableEntity, "invalid")
	h.manager.GET(path+"?status=unheard").Refused(http.StatusUnprocessableEntity, "invalid")
	require.Equal(t, http.StatusForbidden, h.cashier.GET(path).Status)
	for _, d := range rowsOf(t, h.foreign.GET(path)) {
		require.NotContains(t, known, d["id"])
	}
	portfolios := rowsOf(t, h.manager.GET("/api/v1/carteras/export"))
	require.EqualValues(t, h.manager.GET("/api/v1/carteras").Meta().Total, len(portfolios))
}
