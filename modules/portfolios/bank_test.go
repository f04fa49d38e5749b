package portfolios_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const bankFiles = "/api/v1/payments/files"

type bankFile struct {
	file
	Columns []string
	Counts  struct{ Lines, Wrong, Waiting, Certain, Known, Posted, Skipped int64 }
}

type bankLine struct {
	ID, Status, Fault       string
	Payer, Reference        string
	Line, Amount, Certainty int64
	DebtorID                string `json:"debtor_id"`
	PaymentID               string `json:"payment_id"`
	LeftOver                int64  `json:"left_over"`
	Proposals               []struct {
		DebtorID  string `json:"debtor_id"`
		Certainty int64
		Reasons   []string
	}
}

// counter is a module with debtors who owe, and what a bank tells of them.
type counter struct {
	*desked
	debtors []row
	refs    []string // a debt of each
}

func openCounter(t *testing.T, engine sdktest.Engine) *counter {
	t.Helper()
	c := &counter{desked: openTill(t, engine)}
	for _, who := range list(t, c.admin, "/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress,new&pageSize=8") {
		var debts []struct{ Ref, Currency string }
		c.admin.GET("/api/v1/deudores/" + who.ID + "/debts").OK(&debts)
		c.debtors, c.refs = append(c.debtors, who), append(c.refs, debts[0].Ref)
	}
	return c
}

func uploadBank(t *testing.T, p *sdktest.Person, name, content string, header ...string) *sdktest.Answer {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	require.NoError(t, form.WriteField("bank", "BROU"))
	require.NoError(t, form.WriteField("currency", "UYU"))
	part, err := form.CreateFormFile("file", name)
	require.NoError(t, err)
	_, err = part.Write([]byte(content))
	require.NoError(t, err)
	require.NoError(t, form.Close())
	return p.POST(bankFiles, &body, append([]string{"Content-Type", form.FormDataContentType()}, header...)...)
}

func bankAwaited(t *testing.T, p *sdktest.Person, id string, states ...string) (f bankFile) {
	t.Helper()
	require.Eventually(t, func() bool {
		p.GET(bankFiles + "/" + id).OK(&f)
		return strings.Contains(strings.Join(states, " "), f.Status)
	}, 30*time.Second, 30*time.Millisecond, "file stays %s %s", f.Status, f.Failure)
	return f
}

// matched uploads a file with the usual columns and has it matched.
func (c *counter) matched(t *testing.T, name string, rows ...string) bankFile {
	t.Helper()
	var f bankFile
	uploadBank(t, c.manager, name, "Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n"+strings.Join(rows, "\n")+"\n").OK(&f)
	require.Equal(t, []string{"day", "amount", "reference", "payer", "document", "debt_ref"}, f.Columns)
	c.manager.PUT(bankFiles+"/"+f.ID+"/columns", map[string]any{"columns": f.Columns}, "If-Match", f.version()).OK(&f)
	return bankAwaited(t, c.manager, f.ID, "ready", "failed")
}

func (c *counter) lines(f bankFile) (lines []bankLine) {
	c.manager.GET(bankFiles + "/" + f.ID + "/lines?pageSize=100").OK(&lines)
	return lines
}

func (c *counter) confirm(p *sdktest.Person, f bankFile, line int64, debtor string) *sdktest.Answer {
	return p.POST(fmt.Sprintf("%s/%s/lines/%d/confirm", bankFiles, f.ID, line), map[string]any{"debtor_id": debtor})
}

func (c *counter) row(n int, amount, ref string) string {
	return fmt.Sprintf("19/11/2026;%s;%s;;;%s", amount, ref, c.refs[n])
}

func TestBankFiles(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-12] lines are proposed with a certainty, and nothing is posted before it is confirmed", func(t *testing.T) { proposes(t, openCounter(t, engine)) })
		t.Run("[MO-12] of an amount that somebody has promised about then, or owes as an instalment, it is told who", func(t *testing.T) { expects(t, openRule(t, engine)) })
		t.Run("[MO-12] the same file, and the same line in another file, post nothing twice", func(t *testing.T) { postsOnce(t, openCounter(t, engine)) })
		t.Run("[MO-12] a file whose answer was lost is taken once when it is sent again under its key", func(t *testing.T) { uploadsOnce(t, openCounter(t, engine)) })
		t.Run("[MO-12] all sure lines are posted together, one payment each, with receipts without a gap", func(t *testing.T) { postsMany(t, openCounter(t, engine)) })
		t.Run("[MO-12] two managers confirm a line at once: it is one payment", func(t *testing.T) { confirmsOnce(t, openCounter(t, engine)) })
		t.Run("[MO-12] a transfer that was reported and confirmed is only reconciled", func(t *testing.T) { reconciles(t, openCounter(t, engine)) })
		t.Run("[MO-12] lines of a fixed width are cut and read", func(t *testing.T) { readsFixed(t, openCounter(t, engine)) })
		t.Run("[MO-12] what cannot be read is told, line by line", func(t *testing.T) { tellsFaults(t, openCounter(t, engine)) })
		t.Run("[MO-18] a cashier does not see bank files", func(t *testing.T) { keepsOut(t, openCounter(t, engine)) })
	})
}

func proposes(t *testing.T, c *counter) {
	before := get(t, c.admin, "/api/v1/deudores/"+c.debtors[0].ID).Balance
	f := c.matched(t, "a.csv", c.row(0, "100,50", "T-1"), "19/11/2026;77,00;T-2;Nadie Conocido;;")
	lines := c.lines(f)
	require.Len(t, lines, 2)
	require.Equal(t, c.debtors[0].ID, lines[0].DebtorID)
	require.GreaterOrEqual(t, lines[0].Certainty, int64(90))
	require.Contains(t, lines[0].Proposals[0].Reasons, "debt_ref")
	require.Empty(t, lines[1].DebtorID)
	require.Equal(t, before, get(t, c.admin, "/api/v1/deudores/"+c.debtors[0].ID).Balance)
	c.confirm(c.manager, f, lines[1].Line, "").Refused(http.StatusUnprocessableEntity, "portfolios.bank_line_debtor")
	var done bankLine
	c.confirm(c.manager, f, lines[0].Line, "").OK(&done)
	require.Equal(t, "posted", done.Status)
	require.Equal(t, before-10_050, get(t, c.admin, "/api/v1/deudores/"+c.debtors[0].ID).Balance)
	var made paid
	c.manager.GET("/api/v1/payments/" + done.PaymentID).OK(&made)
	require.Equal(t, "000-00000001", made.Receipt)
	var skipped, again bankLine
	path := fmt.Sprintf("%s/%s/lines/%d", bankFiles, f.ID, lines[1].Line)
	c.manager.POST(path+"/skip", map[string]any{"reason": "Es de otra empresa"}).OK(&skipped)
	require.Equal(t, "skipped", skipped.Status)
	c.confirm(c.manager, f, lines[1].Line, c.debtors[1].ID).Refused(http.StatusConflict, "portfolios.bank_line_state")
	c.manager.POST(path+"/restore", nil).OK(&again)
	c.confirm(c.manager, f, lines[1].Line, c.debtors[1].ID).OK(&done)
	require.Equal(t, c.debtors[1].ID, done.DebtorID)
}

func expects(t *testing.T, a *agreed) {
	c := &counter{desked: a.desked}
	a.cashier.POST("/api/v1/promesas", promising(a.who.ID, 12_345, 3)).OK(nil)
	f := c.matched(t, "a.csv", day(0)+";123,45;T-1;;;", day(-20)+";123,45;T-2;;;", day(0)+";123,46;T-3;;;")
	lines := c.lines(f)
	require.Equal(t, a.who.ID, lines[0].DebtorID)
	require.Equal(t, []string{"expected"}, lines[0].Proposals[0].Reasons)
	require.Empty(t, lines[1].Proposals, "it came long before the promised day")
	require.Empty(t, lines[2].Proposals)
	c.confirm(c.manager, f, 2, "").OK(nil)
	require.Equal(t, "kept", vows(t, a.cashier, "/api/v1/promesas?debtor_id="+a.who.ID)[0].Status)
	o := a.offer(t, a.cashier)
	a.cashier.POST("/api/v1/plans", map[string]any{"offer": o.Token, "debtor_id": a.who.ID, "reason": "Paga en cuotas"}).OK(nil)
	due := o.Schedule[0].Amount
	f = c.matched(t, "b.csv", fmt.Sprintf("%s;%d,%02d;T-9;;;", day(0), due/100, due%100))
	line := c.lines(f)[0]
	require.Equal(t, a.who.ID, line.DebtorID)
	require.Equal(t, []string{"expected"}, line.Proposals[0].Reasons)
}

// day is a day as banks write it, some days from now.
func day(days int) string { return time.Now().AddDate(0, 0, days).Format("02/01/2006") }

func postsOnce(t *testing.T, c *counter) {
	rows := []string{c.row(0, "10,00", "T-1"), c.row(1, "20,00", "T-2")}
	f := c.matched(t, "a.csv", rows...)
	c.confirm(c.manager, f, 2, "").OK(nil)
	uploadBank(t, c.manager, "otra.csv", "Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n"+strings.Join(rows, "\n")+"\n").
		Refused(http.StatusConflict, "portfolios.bank_file_same")
	second := c.matched(t, "b.csv", append(rows, c.row(2, "30,00", "T-3"))...)
	require.EqualValues(t, 1, second.Counts.Known)
	c.confirm(c.manager, second, 2, "").Refused(http.StatusConflict, "portfolios.bank_line_state")
	c.confirm(c.manager, second, 3, "").OK(nil) // the first file has it waiting: whoever posts it second is told
	c.confirm(c.manager, f, 3, "").Refused(http.StatusConflict, "portfolios.bank_line_known")
}

func uploadsOnce(t *testing.T, c *counter) {
	key := []string{"Idempotency-Key", "file-1"}
	content := "Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n" + c.row(0, "10,00", "T-1") + "\n"
	var first, again bankFile
	uploadBank(t, c.manager, "a.csv", content, key...).OK(&first)
	uploadBank(t, c.manager, "a.csv", content, key...).OK(&again)
	require.Equal(t, first, again)
	var all []bankFile
	c.manager.GET(bankFiles).OK(&all)
	require.Len(t, all, 1)
	uploadBank(t, c.manager, "a.csv", content, "Idempotency-Key", "file-2").Refused(http.StatusConflict, "portfolios.bank_file_same")
	uploadBank(t, c.manager, "b.csv", content+"\n", key...).Refused(http.StatusConflict, "idempotency.mismatch")
}

func postsMany(t *testing.T, c *counter) {
	var rows []string
	for n := range 60 {
		rows = append(rows, c.row(n%len(c.refs), fmt.Sprintf("%d,00", 1+n), fmt.Sprintf("T-%d", n)))
	}
	f := c.matched(t, "a.csv", rows...)
	require.EqualValues(t, 60, f.Counts.Certain)
	c.manager.POST(bankFiles+"/"+f.ID+"/post", map[string]any{"certainty": 90}).OK(nil)
	f = bankAwaited(t, c.manager, f.ID, "ready")
	require.EqualValues(t, 60, f.Counts.Posted)
	var payments []paid
	c.manager.GET("/api/v1/payments?pageSize=100&method=transfer&from=2026-11-19&to=2026-11-19").OK(&payments)
	receipts, sum := map[string]bool{}, int64(0)
	for _, p := range payments {
		if strings.HasPrefix(p.Receipt, "000-") {
			receipts[p.Receipt], sum = true, sum+p.Amount
		}
	}
	require.Len(t, receipts, 60)
	require.True(t, receipts["000-00000060"])
	require.EqualValues(t, 60*61/2*100, sum)
}

func confirmsOnce(t *testing.T, c *counter) {
	before := get(t, c.admin, "/api/v1/deudores/"+c.debtors[0].ID).Balance
	f := c.matched(t, "a.csv", c.row(0, "10,00", "T-1"))
	var both sync.WaitGroup
	statuses := make([]int, 2)
	for n, p := range []*sdktest.Person{c.manager, c.As("rioplatense", "manager", "milo")} {
		both.Go(func() { statuses[n] = c.confirm(p, f, 2, "").Status })
	}
	both.Wait()
	require.ElementsMatch(t, []int{http.StatusOK, http.StatusConflict}, statuses)
	require.Equal(t, before-1000, get(t, c.admin, "/api/v1/deudores/"+c.debtors[0].ID).Balance)
}

func reconciles(t *testing.T, c *counter) {
	var took paid
	body := c.payment(50_000)
	body["method"], body["external_ref"] = "transfer", "TRX-777"
	c.cashier.POST("/api/v1/payments/reports", body).OK(&took)
	c.manager.POST("/api/v1/payments/"+took.ID+"/verify", nil).OK(&took)
	balance := c.balance(t)
	f := c.matched(t, "a.csv", "23/11/2026;500,00;TRX-777;;;")
	line := c.lines(f)[0]
	require.EqualValues(t, 100, line.Certainty)
	require.Equal(t, took.ID, line.PaymentID)
	c.confirm(c.manager, f, line.Line, "").OK(&line)
	require.Equal(t, took.ID, line.PaymentID)
	require.Equal(t, "reconciled", get(t, c.manager, "/api/v1/payments/"+took.ID).Status)
	require.Equal(t, balance, c.balance(t))
}

func readsFixed(t *testing.T, c *counter) {
	content := ""
	for n := range 4 {
		content += fmt.Sprintf("20261119 TRF %012d REF-%04d %-30s %-16s\r\n", 1050+n, n, "SILVA PEREIRA MARIA", c.refs[n])
	}
	var f bankFile
	uploadBank(t, c.manager, "extracto.txt", content).OK(&f)
	columns := make([]string, len(f.Columns))
	columns[0], columns[2], columns[3], columns[len(columns)-1] = "day", "amount", "reference", "debt_ref"
	c.manager.PUT(bankFiles+"/"+f.ID+"/columns", map[string]any{"columns": columns, "minor_units": true}, "If-Match", f.version()).OK(&f)
	f = bankAwaited(t, c.manager, f.ID, "ready", "failed")
	lines := c.lines(f)
	require.Len(t, lines, 4)
	for n, line := range lines {
		require.EqualValues(t, 1050+n, line.Amount)
		require.Equal(t, c.debtors[n].ID, line.DebtorID)
	}
}

func tellsFaults(t *testing.T, c *counter) {
	f := c.matched(t, "a.csv", "19/11/2026;diez;T-1;;;", "31/02/2026;10,00;T-2;;;", "19/11/2026;-10,00;T-3;;;", "19/11/2099;10,00;T-4;;;", c.row(0, "1,00", "T-5"))
	faults := []string{}
	for _, l := range c.lines(f) {
		faults = append(faults, l.Fault)
	}
	require.Equal(t, []string{"amount", "day", "outgoing", "day", ""}, faults)
	require.EqualValues(t, 4, f.Counts.Wrong)
	c.confirm(c.manager, f, 2, c.debtors[0].ID).Refused(http.StatusConflict, "portfolios.bank_line_state")
	var wrong bankFile
	uploadBank(t, c.manager, "b.csv", "Fecha;Importe\n19/11/2026;1,00\n").OK(&wrong)
	c.manager.PUT(bankFiles+"/"+wrong.ID+"/columns", map[string]any{"columns": []string{"day", "day"}}, "If-Match", wrong.version()).
		Refused(http.StatusUnprocessableEntity, "portfolios.bank_columns")
	c.manager.PUT(bankFiles+"/"+wrong.ID+"/columns", map[string]any{"columns": []string{"day", ""}}, "If-Match", wrong.version()).
		Refused(http.StatusUnprocessableEntity, "portfolios.bank_columns_missing")
	uploadBank(t, c.manager, "c.csv", "").Refused(http.StatusUnprocessableEntity, "portfolios.import_no_file")
	uploadBank(t, c.manager, "d.bin", "\x00\x01\x02\x03 nothing to be read \x00\x00").Refused(http.StatusUnprocessableEntity, "tabular.unreadable")
}

func keepsOut(t *testing.T, c *counter) {
	c.cashier.GET(bankFiles).Refused(http.StatusForbidden, "forbidden")
	c.superadmin.GET(bankFiles).Refused(http.StatusForbidden, "forbidden")
	f := c.matched(t, "a.csv", c.row(0, "1,00", "T-5"))
	require.Equal(t, http.StatusNotFound, c.foreign.GET(bankFiles+"/"+f.ID).Status)
	require.Equal(t, http.StatusNotFound, c.foreign.GET(bankFiles+"/"+f.ID+"/lines").Status)
}

func TestBankFilesInAnyOrder(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := openCounter(t, engine)
		nth := 0
		rapid.Check(t, func(r *rapid.T) {
			nth++
			var rows []string
			for n := range 5 {
				rows = append(rows, c.row(n%len(c.refs), fmt.Sprintf("%d,00", rapid.IntRange(1, 40).Draw(r, "amount")), fmt.Sprintf("P-%d-%d", nth, n)))
			}
			f := c.matched(t, fmt.Sprintf("%d.csv", nth), rows...)
			posted := map[int64]string{}
			for range rapid.IntRange(3, 12).Draw(r, "steps") {
				line := rapid.Int64Range(2, 6).Draw(r, "line")
				if rapid.Bool().Draw(r, "confirm") {
					var done bankLine
					if a := c.confirm(c.manager, f, line, ""); a.Status == http.StatusOK {
						a.OK(&done)
						require.Empty(t, posted[line], "a line is one payment at most")
						posted[line] = done.PaymentID
					}
				} else {
					c.manager.POST(fmt.Sprintf("%s/%s/lines/%d/skip", bankFiles, f.ID, line), map[string]any{"reason": "no es"})
				}
			}
			var now bankFile
			c.manager.GET(bankFiles + "/" + f.ID).OK(&now)
			require.EqualValues(t, len(posted), now.Counts.Posted)
			require.EqualValues(t, 5, now.Counts.Posted+now.Counts.Waiting+now.Counts.Skipped)
		})
	})
}
