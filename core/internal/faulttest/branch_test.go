package faulttest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"mime/multipart"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// branch is an agency's branch over the running product: a cashier with an open till, and a manager, both by programs of theirs.
type branch struct {
	product          *producttest.Product
	cashier, manager caller
	till             string
	debtors          []owing // whom the cashier sees
}

// owing is a debtor who owes, with a debt of theirs.
type owing struct {
	ID      string
	Balance int64
	Ref     string `json:"-"`
}

func openBranch(t *testing.T, databaseURL string) *branch {
	b := &branch{product: producttest.Start(t, producttest.Options{DatabaseURL: databaseURL, Flags: quick()})}
	b.cashier, b.manager = b.caller(t, "cashier"), b.caller(t, "manager")
	var point, till struct{ ID string }
	admin := b.caller(t, "admin")
	require.NoError(t, admin.must(http.MethodPost, "/api/v1/tills/points", map[string]any{"code": "777", "name": "Fault"}, &point))
	if b.cashier.must(http.MethodGet, "/api/v1/tills/current", nil, &till) != nil {
		require.NoError(t, b.cashier.must(http.MethodPost, "/api/v1/tills", map[string]any{"point_id": point.ID, "opening": []any{}}, &till))
	}
	b.till = till.ID
	require.NoError(t, admin.must(http.MethodPost, "/api/v1/offers/rules", map[string]any{
		"name": "Fault", "valid_hours": 72, "missed": map[string]any{"instalments": 2, "days": 45},
		"bounds":    map[string]any{"discount": 3000, "down_payment": 0, "instalments_min": 1, "instalments_max": 12, "frequencies": []string{"monthly"}, "first_days": 30, "last_days": 400},
		"authority": []any{map[string]any{"role": "cashier", "discount": 3000, "instalments": 12, "down_payment": 0}},
	}, nil))
	b.findDebtors(t)
	return b
}

// findDebtors finds debtors of the cashier's who owe one debt in pesos, and have neither plan nor promise.
func (b *branch) findDebtors(t *testing.T) {
	var all []owing
	require.NoError(t, b.cashier.must(http.MethodGet, "/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress,new&pageSize=100", nil, &all))
	for _, one := range all {
		var debts []struct {
			Ref    string
			Status string
		}
		require.NoError(t, b.cashier.must(http.MethodGet, "/api/v1/deudores/"+one.ID+"/debts", nil, &debts))
		var plans []struct{ Status string }
		require.NoError(t, b.cashier.must(http.MethodGet, "/api/v1/plans?debtor_id="+one.ID, nil, &plans))
		if len(debts) > 0 && len(plans) == 0 && one.Balance > 100_000 {
			one.Ref = debts[0].Ref
			b.debtors = append(b.debtors, one)
		}
	}
	require.GreaterOrEqual(t, len(b.debtors), 16)
}

// caller is a program that acts for somebody, and asks again what the product has not answered.
//
// Where there are several hosts it asks them in turn.
type caller struct {
	urls []string
	key  string
}

func (b *branch) caller(t *testing.T, role string) caller {
	person := b.product.SignIn(t, "rioplatense", role)
	var made struct{ Key string }
	person.Do(t, http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "faults", "expires_in_days": 1}, nil).Into(t, &made)
	return caller{[]string{b.product.URL}, made.Key}
}

// refusal is a definite answer that is no success.
type refusal struct {
	Status int
	Code   string
}

func (r refusal) Error() string { return fmt.Sprintf("%d %s", r.Status, r.Code) }

// patience is for how long the product may be away: it is killed and starts anew, with the demo's month on a busy machine.
const patience = 2 * time.Minute

// must sends a request, under one key however often, until the product has answered it. A refusal is an error.
func (c caller) must(method, path string, body, into any) error {
	raw, err := json.Marshal(body)
	if err != nil {
		return err
	}
	return c.insist(method, path, "application/json", raw, "", into)
}

func (c caller) insist(method, path, kind string, body []byte, match string, into any) error {
	key, end := storage.NewID(), time.Now().Add(patience)
	for n := rand.IntN(len(c.urls)); ; n++ {
		err := c.once(method, c.urls[n%len(c.urls)]+path, kind, body, map[string]string{"Idempotency-Key": key, "If-Match": match}, into)
		refused, definite := err.(refusal) //nolint:errorlint // once gives it bare
		if err == nil || definite && refused.Status < 500 && refused.Status != http.StatusTooManyRequests || time.Now().After(end) {
			return err
		}
		time.Sleep(20 * time.Millisecond) // it is away
	}
}

func (c caller) once(method, address, kind string, body []byte, header map[string]string, into any) error {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+c.key)
	r.Header.Set("Content-Type", kind)
	for name, value := range header {
		if value != "" {
			r.Header.Set(name, value)
		}
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	raw, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	if answer.StatusCode >= 300 {
		refused := refusal{Status: answer.StatusCode}
		_ = json.Unmarshal(raw, &refused)
		refused.Status = answer.StatusCode
		return refused
	}
	return decoded(raw, into)
}

func decoded(raw []byte, into any) error {
	if into == nil {
		return nil
	}
	var enveloped struct{ Data json.RawMessage }
	if err := json.Unmarshal(raw, &enveloped); err != nil {
		return err
	}
	return json.Unmarshal(enveloped.Data, into)
}

// killModule kills the process that moves the money.
func (b *branch) killModule(t *testing.T) {
	for _, pid := range b.product.Children(t, "portfolios") {
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
}

// audit has the ledger and the chain proven.
func (b *branch) audit(t *testing.T) {
	command := []string{"audit", "ledger", "--data", b.product.Dir}
	if url := b.product.DatabaseURL(); url != "" {
		command = append(command, "--database-url", url)
	}
	told, err := b.product.Try(t, command...)
	require.NoError(t, err, told)
	require.Contains(t, told, "rioplatense ledger: holds")
}

// bankFile is a file of the bank as it is followed.
type bankFile struct {
	ID, Status, Failure string
	Version             int64
	Columns             []string
	Counts              struct{ Lines, Wrong, Waiting, Known, Posted int64 }
}

// times is how often each debtor pays in a file of the bank.
const times = 20

// bankLines are the lines of a file: payments of each debtor, under numbers that no other file has.
func bankLines(debtors []owing, round int) string {
	var b strings.Builder
	b.WriteString("Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n")
	for n := range times * len(debtors) {
		fmt.Fprintf(&b, "19/11/2026;1,%02d;BANK-%d-%d;;;%s\n", n%100, round, n, debtors[n%len(debtors)].Ref)
	}
	return b.String()
}

// upload sends a file of the bank until the product has it.
func (c caller) upload(content string) (f bankFile, err error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	_ = form.WriteField("bank", "BROU") // a buffer takes everything
	_ = form.WriteField("currency", "UYU")
	part, _ := form.CreateFormFile("file", "banco.csv")
	_, _ = part.Write([]byte(content))
	_ = form.Close()
	return f, c.insist(http.MethodPost, "/api/v1/payments/files", form.FormDataContentType(), body.Bytes(), "", &f)
}
