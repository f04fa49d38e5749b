package imports_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func (d *desk) find(t testing.TB, into any, condition string, values ...any) {
	t.Helper()
	require.NoError(t, d.db.Read(manager(), func(_ context.Context, tx *gorm.DB) error { return tx.Where(condition, values...).Find(into).Error }))
}

const rich = "Cartera noviembre\nBanco del Sur\n" +
	"Documento;Nombre;Teléfono;Teléfono 2;Teléfono 3;Correo;Nro Operación;Saldo;Moneda;Capital;Intereses;Gastos;Multas;Fecha último pago;Monto último pago;Observaciones;Sucursal;Ejecutivo\n"

func TestKeeps(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("everything a creditor sends is kept, below a title", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.imported(t, rich+ci(1)+";Ana;099111222;098333444;29001234;ana@b.uy, ana2@b.uy;A;150,00;UYU;100,00;30,00;15,00;5,00;02/07/2026;12,50;Llamar de tarde;Centro;Pérez\n", 10)
			assert.EqualValues(t, 3, i.Format.HeaderRow)
			var debts []debt.Debt
			d.find(t, &debts, "portfolio_id = ?", d.portfolio)
			require.Len(t, debts, 1)
			x := debts[0]
			assert.Equal(t, []int64{15000, 10000, 3000, 1500, 500, 1250}, []int64{x.Balance, x.Principal, x.Interest, x.Fees, x.Penalties, x.LastPayment})
			assert.EqualValues(t, "2026-07-02", x.LastPaymentOn)
			assert.Equal(t, "Llamar de tarde", x.Notes)
			assert.Equal(t, extra.Pairs{{Name: "Sucursal", Value: "Centro"}, {Name: "Ejecutivo", Value: "Pérez"}}, x.Extra)
			var who []debtor.Debtor
			d.find(t, &who, "portfolio_id = ?", d.portfolio)
			assert.Equal(t, []string{"ana@b.uy", "ana2@b.uy"}, who[0].Emails)
			var phones []phone.Phone
			d.find(t, &phones, "debtor_id = ?", who[0].ID)
			assert.Len(t, phones, 3)
		})
		t.Run("without a balance, a debt owes what it is made of", func(t *testing.T) {
			d := newDesk(t, engine)
			d.imported(t, "Documento;Nombre;Nro Operación;Capital;Intereses;Multas\n"+ci(1)+";Ana;A;100,00;20,00;3,00\n", 10)
			assert.Contains(t, d.rows(t, d.portfolio), "portfolio 1 1 12300")
		})
		t.Run("control totals tell each currency, taken and rejected", func(t *testing.T) {
			d := newDesk(t, engine)
			i := d.imported(t, "Documento;Nombre;Nro Operación;Saldo;Moneda\n"+
				ci(1)+";Ana;A;100,50;UYU\n"+ci(2)+";Luz;B;20,00;USD\n"+ci(3)+";Sol;C;1,00;UYU\n12345678;Mal;D;7,00;UYU\n"+ci(4)+";Eva;E;x;UYU\n", 2)
			want := merge.Totals{{Currency: "USD", Rows: 1, Balance: 2000}, {Currency: "UYU", Rows: 2, Balance: 10150, RejectedRows: 2, RejectedBalance: 700}}
			assert.Equal(t, want, i.CheckTotals)
			assert.Equal(t, want, i.Totals)
		})
	})
}

func TestUndo(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		undone := func(t *testing.T, d *desk, id string) imports.Import {
			_, err := d.service.Undo(manager(), id)
			require.NoError(t, err)
			require.NoError(t, d.runner(10).Run(manager(), id))
			return d.get(t, id)
		}
		t.Run("what a file brought goes, and what it changed is as before", func(t *testing.T) {
			d := newDesk(t, engine)
			d.imported(t, header+ci(1)+";Ana;099111222;A;10,00;01/01/2026;\n"+ci(2)+";Luz;;B;5,00;;\n", 10)
			before := d.rows(t, d.portfolio)
			i := d.imported(t, header+ci(1)+";Ana María;098333444;A;7,00;01/02/2026;Calle 1\n"+ci(1)+";Ana;;A2;1,00;;\n"+messy(60)[len(header):], 7)
			require.NotEqual(t, before, d.rows(t, d.portfolio))
			assert.Equal(t, imports.Undone, undone(t, d, i.ID).Status)
			assert.Equal(t, before, d.rows(t, d.portfolio), "ledgers too: what was posted is taken back by its opposite")
			_, err := d.service.Undo(manager(), i.ID)
			require.ErrorIs(t, err, imports.ErrNotUndoable)
			assert.Equal(t, "import.undone", d.steps.all[len(d.steps.all)-1].Name)
		})
		t.Run("an import is undone behind those that came later, and not once somebody has worked with a debtor", func(t *testing.T) {
			d := newDesk(t, engine)
			first := d.imported(t, header+ci(1)+";Ana;;A;10,00;;\n", 10)
			second := d.imported(t, header+ci(2)+";Luz;;B;10,00;;\n", 10)
			_, err := d.service.Undo(manager(), first.ID)
			require.ErrorIs(t, err, imports.ErrUndoLater)
			var who []debtor.Debtor
			d.find(t, &who, "import_id = ?", second.ID)
			require.Len(t, who, 1)
			require.NoError(t, d.db.Tx(manager(), func(_ context.Context, tx *gorm.DB) error {
				return tx.Create(&tracing.Event{ID: storage.NewID(), At: d.db.Clock().Now().UTC().Truncate(time.Microsecond), Module: "portfolios",
					Name: "portfolios.debtor.assigned", SubjectType: "debtor", SubjectID: who[0].ID, Payload: "{}"}).Error
			}))
			_, err = d.service.Undo(manager(), second.ID)
			require.ErrorIs(t, err, imports.ErrUndoTouched)
			var refusal *errs.Error
			require.ErrorAs(t, err, &refusal)
			assert.EqualValues(t, 1, refusal.Params["debtors"])
		})
	})
}

func TestMend(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := newDesk(t, engine)
		mender := imports.NewMender(d.service, d.report)
		i := d.imported(t, header+ci(1)+";Ana;12;A;1,00;;\n"+ci(2)+";Luz;;B;-1,00;31/02/2026;\n"+ci(3)+";Sol;;C;1,00;;\n", 10)
		t.Run("a rejected row is shown whole, with each fault", func(t *testing.T) {
			row, err := mender.Row(manager(), i.ID, 3, "en")
			require.NoError(t, err)
			assert.Equal(t, []string{ci(2), "Luz", "", "B", "-1,00", "31/02/2026", ""}, row.Values)
			assert.Len(t, row.Faults, 2)
			_, err = mender.Row(manager(), i.ID, 4, "en")
			require.ErrorIs(t, err, imports.ErrNoRow)
		})
		t.Run("what is still at fault is refused at its column", func(t *testing.T) {
			_, err := mender.Mend(manager(), i.ID, 3, "en", []string{ci(2), "Luz", "", "B", "1,00", "31/02/2026", ""})
			require.ErrorIs(t, err, imports.ErrFaulty)
			var refusal *errs.Error
			require.ErrorAs(t, err, &refusal)
			require.Len(t, refusal.Fields, 1)
			assert.Equal(t, "body.values[5]", refusal.Fields[0].Name)
		})
		t.Run("mended rows become an import of their own, which is checked at once", func(t *testing.T) {
			_, err := mender.Mend(manager(), i.ID, 3, "en", []string{ci(2), "Luz; \"la de al lado\"", "", "B", "1,00", "28/02/2026", ""})
			require.NoError(t, err)
			next, err := mender.Import(manager(), i.ID)
			require.NoError(t, err)
			assert.Equal(t, i.ID, next.MendedFrom)
			require.NoError(t, d.runner(10).Run(manager(), next.ID))
			next = d.get(t, next.ID)
			require.Equal(t, imports.Checked, next.Status)
			assert.Equal(t, merge.Counts{Created: 1}, next.CheckCounts)
			_, err = mender.Import(manager(), i.ID)
			require.ErrorIs(t, err, imports.ErrNoMended)
		})
	})
}

func TestSavedMappings(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := newDesk(t, engine)
		first := d.received(t, "f.csv", "Documento;Quién;Saldo\n"+ci(1)+";Ana;1,00\n")
		m := mapping.Mapping{mapping.NationalID, mapping.Name, mapping.Principal}
		_, err := d.service.SaveMapping(manager(), first.ID, " Mensual ", m)
		require.NoError(t, err)
		t.Run("one is offered for a file of the creditor that has all of its columns, in whatever order", func(t *testing.T) {
			next := d.received(t, "g.csv", "SALDO;Sucursal;Documento;quien\n1,00;Centro;"+ci(1)+";Ana\n")
			fitting, err := d.service.Fitting(manager(), next.ID)
			require.NoError(t, err)
			require.Len(t, fitting, 1)
			assert.Equal(t, "Mensual", fitting[0].Name)
			assert.Equal(t, mapping.Mapping{mapping.Principal, mapping.Ignored, mapping.NationalID, mapping.Name}, fitting[0].Mapping)
		})
		t.Run("not for one with another header", func(t *testing.T) {
			fitting, err := d.service.Fitting(manager(), d.received(t, "h.csv", "Documento;Nombre;Monto\n"+ci(1)+";Ana;1,00\n").ID)
			require.NoError(t, err)
			assert.Empty(t, fitting)
		})
		t.Run("saved again under its name it makes way, forgotten it is gone", func(t *testing.T) {
			saved, err := d.service.SaveMapping(manager(), first.ID, "Mensual", m)
			require.NoError(t, err)
			require.NoError(t, d.service.DropMapping(manager(), first.ID, saved.ID))
			require.ErrorIs(t, d.service.DropMapping(manager(), first.ID, saved.ID), imports.ErrNoSaved)
			_, err = d.service.SaveMapping(manager(), first.ID, " ", m)
			require.ErrorIs(t, err, imports.ErrSavedName)
		})
	})
}
