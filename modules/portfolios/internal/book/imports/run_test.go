package imports_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

const header = "Documento;Nombre;Teléfono;Nro Operación;Saldo;Vencimiento;Dirección\n"

// ci is the n-th valid national id.
func ci(n int) string { return sdktest.NationalID(n) }

// messy is a file whose debtors come back after many lines, with faults and duplicates in between.
func messy(rows int) string {
	dice := rand.New(rand.NewPCG(3, 9))
	var b strings.Builder
	b.WriteString(header)
	for n := range rows {
		who, phone, amount := dice.IntN(rows*2/3+1), fmt.Sprintf("09%d%06d", 1+dice.IntN(9), dice.IntN(1_000_000)), dice.IntN(900_000)
		ref := fmt.Sprintf("OP-%d", n)
		switch dice.IntN(25) {
		case 0:
			phone = "12"
		case 1:
			ref = fmt.Sprintf("OP-%d", dice.IntN(n+1))
		case 2:
			phone = ""
		}
		fmt.Fprintf(&b, "%s;Deudor %d;%s;%s;%d,%02d;%02d/0%d/2026;Calle %d\n", ci(who), who, phone, ref, amount, n%100, 1+n%28, 1+n%9, who%7)
	}
	return b.String()
}

func TestRun(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("a debtor's lines make one debtor with its debts and phones, however far apart they are", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.imported(t, header+ci(1)+";Ana;099111222;A;10,00;01/01/2026;\n"+ci(2)+";Luz;;B;5,00;;\n"+
				ci(1)+";Ana María;098333444;C;2,50;01/02/2026;\n", 1)
			assert.Equal(t, merge.Counts{Created: 3}, i.Counts)
			assert.Contains(t, d.rows(t, d.portfolio), "portfolio 2 3 1750")
			assert.Len(t, d.rows(t, d.portfolio), 1+2+3+2)
		})
		t.Run("the same file twice changes nothing", func(t *testing.T) {
			d := newDesk(t, engine)
			file := messy(300)
			first := d.imported(t, file, 50)
			before := d.rows(t, d.portfolio)
			second := d.imported(t, file, 64)
			assert.Equal(t, before, d.rows(t, d.portfolio))
			assert.Equal(t, merge.Counts{Unchanged: first.Counts.Created, Rejected: first.Counts.Rejected}, second.Counts)
		})
		t.Run("a new balance adjusts the ledger, a new name the debtor, and the rest is unchanged", func(t *testing.T) {
			d := newDesk(t, engine)
			d.imported(t, header+ci(1)+";Ana;099111222;A;10,00;01/01/2026;\n"+ci(2)+";Luz;;B;5,00;;\n"+ci(3)+";Sol;;C;5,00;;\n", 10)
			i := d.imported(t, header+ci(1)+";Ana;099111222;A;7,00;01/01/2026;\n"+ci(2)+";Luz Paz;;B;5,00;;\n"+ci(3)+";Sol;;C;5,00;;\n", 10)
			assert.Equal(t, merge.Counts{Updated: 2, Unchanged: 1}, i.Counts)
			assert.Contains(t, d.rows(t, d.portfolio), "portfolio 3 3 1700")
		})
		t.Run("a debt that is somebody else's is not moved", func(t *testing.T) {
			d := newDesk(t, engine)
			d.imported(t, header+ci(1)+";Ana;;A;10,00;;\n", 10)
			i := d.imported(t, header+ci(2)+";Luz;;A;10,00;;\n", 10)
			assert.Equal(t, merge.Counts{Rejected: 1}, i.Counts)
			assert.Contains(t, d.rows(t, d.portfolio), "portfolio 1 1 1000")
		})
		t.Run("cut off behind any batch and begun again, the result and its root are the same", func(t *testing.T) {
			cutOff(t, newDesk(t, engine), messy(400))
		})
		t.Run("the same table as a sheet and as CSV gives the same rows", func(t *testing.T) {
			d := newDesk(t, engine)
			file := messy(120)
			a := d.imported(t, file, 50)
			csvRows := d.rows(t, d.portfolio)
			d.portfolio = d.newPortfolio(t)
			b := d.imported(t, sheetOf(t, file), 50)
			assert.Equal(t, tabular.XLSX, b.Format.Kind)
			assert.Equal(t, a.Counts, b.Counts)
			assert.Equal(t, csvRows, d.rows(t, d.portfolio))
		})
	})
}

// cutOff compares undisturbed work with work that is stopped again and again.
func cutOff(t *testing.T, d *desk, file string) {
	whole := d.imported(t, file, 400)
	want, rejected := d.rows(t, d.portfolio), d.rejected(t, whole.ID)
	require.NotEmpty(t, rejected)
	dice := rand.New(rand.NewPCG(1, 1))
	for range 6 {
		d.portfolio = d.newPortfolio(t)
		i := d.upload(t, "f.csv", file)
		i, err := d.service.Check(manager(), i.ID)
		require.NoError(t, err)
		d.stumble(t, i.ID, dice)
		_, err = d.service.Start(manager(), i.ID)
		require.NoError(t, err)
		d.stumble(t, i.ID, dice)
		i = d.get(t, i.ID)
		require.Equal(t, imports.Finished, i.Status)
		assert.Equal(t, whole.Counts, i.Counts)
		assert.Equal(t, whole.CheckCounts, i.CheckCounts)
		assert.Equal(t, whole.Root, i.Root)
		assert.Equal(t, want, d.rows(t, d.portfolio))
		assert.Equal(t, rejected, d.rejected(t, i.ID))
	}
}

// rejected are the faults of an import in words.
func (d *desk) rejected(t *testing.T, id string) (all []string) {
	found, _, err := d.report.Page(manager(), id, "en", page.Params{Page: 1, PageSize: 100})
	require.NoError(t, err)
	for _, fault := range found {
		all = append(all, fmt.Sprint(fault.Line, fault.Code, fault.Value))
	}
	return all
}

// stumble works on the import until it is done; each try is stopped after some batches of some size.
func (d *desk) stumble(t *testing.T, id string, dice *rand.Rand) {
	for d.atWork(t, id) {
		ctx, stop := context.WithCancel(manager())
		left := dice.IntN(4)
		d.told = func(events.Event) {
			if left--; left < 0 {
				stop()
			}
		}
		if err := d.runner(1+dice.IntN(90)).Run(ctx, id); err != nil {
			require.ErrorIs(t, err, context.Canceled)
		}
		stop()
	}
	d.told = func(events.Event) {}
}

func (d *desk) atWork(t *testing.T, id string) bool {
	i := d.get(t, id)
	return i.AtWork()
}

// sheetOf is a CSV file as a workbook, its amounts as numbers.
func sheetOf(t *testing.T, file string) string {
	book := excelize.NewFile()
	for n, line := range strings.Split(strings.TrimSpace(file), "\n") {
		cells := strings.Split(line, ";")
		row := make([]any, len(cells))
		for at, cell := range cells {
			row[at] = cell
		}
		if n > 0 {
			amount, err := tabular.ParseAmount(cells[4], tabular.Comma, 2)
			require.NoError(t, err)
			row[4] = float64(amount) / 100
		}
		require.NoError(t, book.SetSheetRow("Sheet1", fmt.Sprintf("A%d", n+1), &row))
	}
	var out bytes.Buffer
	require.NoError(t, book.Write(&out))
	return out.String()
}

func TestStates(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("imports of one portfolio follow one another", func(t *testing.T) {
			d := newDesk(t, engine)
			var all []imports.Import
			for n := range 3 {
				i := d.checked(t, d.upload(t, "f.csv", header+ci(n)+fmt.Sprintf(";Ana;;R%d;1,00;;\n", n)), 10)
				i, err := d.service.Start(manager(), i.ID)
				require.NoError(t, err)
				all = append(all, i)
			}
			assert.Empty(t, all[0].WaitingFor)
			assert.Equal(t, all[0].ID, all[1].WaitingFor)
			assert.Equal(t, all[0].ID, all[2].WaitingFor)
			require.NoError(t, d.runner(10).Run(manager(), all[1].ID))
			assert.Equal(t, imports.Running, d.get(t, all[1].ID).Status, "it does nothing while it waits")
			require.NoError(t, d.runner(10).Run(manager(), all[0].ID))
			assert.Empty(t, d.get(t, all[1].ID).WaitingFor)
			assert.Equal(t, all[1].ID, d.get(t, all[2].ID).WaitingFor)
			_, err := d.service.Cancel(manager(), all[1].ID)
			require.NoError(t, err)
			require.NoError(t, d.runner(10).Run(manager(), all[2].ID))
			assert.Equal(t, imports.Finished, d.get(t, all[2].ID).Status)
		})
		t.Run("cancelled, the work stops behind its batch, and what was written is told", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.checked(t, d.upload(t, "f.csv", messy(200)), 50)
			i, err := d.service.Start(manager(), i.ID)
			require.NoError(t, err)
			batches := 0
			d.told = func(events.Event) {
				if batches++; batches == 2 {
					_, err := d.service.Cancel(manager(), i.ID)
					require.NoError(t, err)
				}
			}
			require.NoError(t, d.runner(20).Run(manager(), i.ID))
			i = d.get(t, i.ID)
			assert.Equal(t, imports.Cancelled, i.Status)
			assert.Equal(t, 2, batches)
			assert.Equal(t, int64(40), i.Counts.Total())
			assert.Contains(t, d.rows(t, d.portfolio)[len(d.rows(t, d.portfolio))-1], "portfolio")
		})
		t.Run("what one runner holds no other works on; what nobody holds is worked on again", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.checked(t, d.upload(t, "f.csv", messy(100)), 50)
			i, err := d.service.Start(manager(), i.ID)
			require.NoError(t, err)
			var log bytes.Buffer
			resumer := imports.NewResumer(d.store, d.queue, d.leases(), imports.DefaultLimits(), slog.New(slog.NewTextHandler(&log, nil)))
			require.NoError(t, d.leases().Do(manager(), "import:"+i.ID, nil, func(context.Context, *jobs.Held) error {
				require.NoError(t, d.runner(50).Run(manager(), i.ID))
				require.Zero(t, d.get(t, i.ID).Progress.Processed)
				require.NoError(t, resumer.Resume(t.Context()))
				require.Empty(t, log.String())
				return nil
			}))
			require.NoError(t, resumer.Resume(t.Context()))
			require.Contains(t, log.String(), "import="+i.ID)
		})
		t.Run("a file with too many rows, or none, fails its check and says why", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.checked(t, d.upload(t, "f.csv", header), 50)
			assert.Equal(t, imports.Failed, i.Status)
			assert.Equal(t, "portfolios.import_empty", i.Failure)
			i = d.checked(t, d.upload(t, "f.csv", header+strings.Repeat(";;;;1;;\n", 50_001)), 5000)
			assert.Equal(t, "tabular.too_many_rows", i.Failure)
		})
		t.Run("nothing starts before its check, or twice", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.upload(t, "f.csv", header+ci(1)+";Ana;;A;1,00;;\n")
			_, err := d.service.Start(manager(), i.ID)
			require.ErrorIs(t, err, imports.ErrState)
			d.imported(t, header+ci(1)+";Ana;;A;1,00;;\n", 10)
			_, err = d.service.Cancel(manager(), "no such import")
			require.ErrorIs(t, err, imports.ErrNotFound)
		})
		t.Run("a creditor's columns are remembered for the next file", func(t *testing.T) {
			d := newDesk(t, engine)
			id, file, err := d.service.Receive(manager(), strings.NewReader("Documento;Quién;Saldo\n"+ci(1)+";Ana;1,00\n"))
			require.NoError(t, err)
			i, err := d.service.Create(manager(), id, d.portfolio, "f.csv", file)
			require.NoError(t, err)
			_, err = d.service.Map(manager(), i.ID, i.Version, mapping.Mapping{mapping.NationalID, mapping.Name, mapping.Principal})
			require.NoError(t, err)
			next := d.upload(t, "g.csv", "Saldo;Documento;QUIEN\n1,00;"+ci(1)+";Ana\n")
			assert.Equal(t, mapping.Mapping{mapping.Principal, mapping.NationalID, mapping.Name}, next.Columns)
		})
		t.Run("the record holds one event for a whole import", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.imported(t, messy(50), 10)
			var names []string
			for _, step := range d.steps.all {
				names = append(names, step.Name)
			}
			assert.Equal(t, []string{"import.uploaded", "import.checking", "import.checked", "import.running", "import.finished"}, names)
			assert.Equal(t, i.Root, d.steps.all[4].Payload["root"])
			assert.Len(t, i.Root, 64)
			all, err := storage.All[debtor.Debtor](manager(), d.db, 100)
			require.NoError(t, err)
			for _, one := range all {
				assert.Contains(t, d.steps.changed, one.ID, "other modules hear of each debtor")
			}
		})
		t.Run("whoever started an import is notified of its end, and of nothing before", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.imported(t, header+ci(1)+";Ana;;A;1,00;;\n", 10)
			for _, step := range d.steps.all[:4] {
				assert.Nil(t, step.Notify, step.Name)
			}
			assert.Equal(t, &events.Notify{
				Kind: "import_finished", Users: []string{"m"}, Link: "/portfolios/" + d.portfolio + "/imports/" + i.ID,
				Params: map[string]string{"created": "1", "updated": "0", "rejected": "0"},
			}, d.steps.all[4].Notify)
		})
	})
}

func TestReport(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := newDesk(t, engine)
		bad := header + ci(1) + ";Ana;12;A;1,00;;\n" + ci(2) + ";\"Luz; \"\"la de al lado\"\"\";;B;-1,00;31/02/2026;\n" + ci(3) + ";Sol;;C;1,00;;\n"
		i := d.imported(t, bad, 10)
		assert.Equal(t, merge.Counts{Created: 1, Rejected: 2}, i.Counts)
		t.Run("every fault is told with its line, column, value and reason", func(t *testing.T) {
			all, meta, err := d.report.Page(manager(), i.ID, "en", page.Params{})
			require.NoError(t, err)
			assert.EqualValues(t, 3, meta.Total, "the faults of the check before it are forgotten")
			assert.EqualValues(t, 2, all[0].Line)
			assert.EqualValues(t, 3, all[0].ColumnNo)
			assert.Equal(t, "Teléfono", all[0].ColumnName)
			assert.Equal(t, "12", all[0].Value)
			assert.Equal(t, "phone", all[0].Code)
			assert.NotEqual(t, "portfolios.import_reason_phone", all[0].Reason)
		})
		t.Run("the rejected rows come back as a file that, mended, is imported", func(t *testing.T) {
			file, err := d.report.Open(manager(), i.ID, "en")
			require.NoError(t, err)
			var out bytes.Buffer
			require.NoError(t, file.Write(manager(), &out))
			require.NoError(t, file.Close())
			mended := strings.NewReplacer(";12;", ";099123456;", "-1,00", "1,00", "31/02", "28/02").Replace(out.String())
			again := d.imported(t, mended, 10)
			assert.Equal(t, merge.Counts{Created: 2}, again.Counts)
			assert.Contains(t, strings.Join(d.rows(t, d.portfolio), "\n"), `Luz; "la de al lado"`)
		})
	})
}
