package mapping_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
)

func fields(proposals []mapping.Proposal) mapping.Mapping {
	var m mapping.Mapping
	for _, p := range proposals {
		m = append(m, p.Field)
	}
	return m
}

func TestPropose(t *testing.T) {
	for _, c := range []struct {
		fact    string
		country string
		header  []string
		row     []string
		want    mapping.Mapping
	}{
		{
			"Spanish", "UY",
			[]string{"Cédula", "Nombre y Apellido", "Teléfono 1", "Celular", "Nro. Operación", "Saldo", "Moneda", "Fecha Vencimiento", "Observaciones"},
			[]string{"1.234.567-2", "Ana Pérez", "099123456", "094111222", "A-1", "1.234,56", "UYU", "31/12/2025", "llamar"},
			mapping.Mapping{mapping.NationalID, mapping.Name, mapping.Phone, mapping.Phone, mapping.DebtRef, mapping.Balance, mapping.Currency, mapping.OriginalDue, mapping.Notes},
		},
		{
			"Portuguese", "BR",
			[]string{"CPF/CNPJ", "Nome do Devedor", "Telefone", "Número do Contrato", "Valor da Dívida", "Data de Vencimento", "CEP", "UF"},
			[]string{"390.533.447-05", "João", "11987654321", "77", "100,00", "31/12/2025", "01310-100", "SP"},
			mapping.Mapping{mapping.NationalID, mapping.Name, mapping.Phone, mapping.DebtRef, mapping.Balance, mapping.OriginalDue, mapping.PostalCode, mapping.Region},
		},
		{
			"English", "AR",
			[]string{"customer_id", "first_name", "LastName", "email", "mobile phone", "invoice number", "amount due", "principal", "due_date", "date of birth"},
			[]string{"C1", "Ana", "Paz", "a@b.uy", "1155551234", "9", "10.50", "9.00", "2025-12-31", "1980-01-02"},
			mapping.Mapping{mapping.ExternalRef, mapping.GivenName, mapping.FamilyName, mapping.Email, mapping.Phone, mapping.DebtRef, mapping.Balance, mapping.Principal, mapping.OriginalDue, mapping.Birthday},
		},
	} {
		t.Run(c.fact+" names are understood", func(t *testing.T) {
			assert.Equal(t, c.want, fields(mapping.Propose(mapping.Table{Header: c.header, Rows: [][]string{c.row}, Country: c.country})))
		})
	}
	t.Run("values tell a column without a telling name", func(t *testing.T) {
		got := mapping.Propose(mapping.Table{Header: []string{"1", "2"}, Rows: [][]string{{"12345672", "a@b.uy"}}, Country: "UY"})
		assert.Equal(t, mapping.Mapping{mapping.NationalID, mapping.Email}, fields(got))
		assert.Less(t, got[0].Certainty, 0.7)
	})
	t.Run("values that cannot be what the name says sink the proposal", func(t *testing.T) {
		got := mapping.Propose(mapping.Table{Header: []string{"documento", "saldo"}, Rows: [][]string{{"por pagar", "mucho"}}, Country: "UY"})
		assert.Less(t, got[0].Certainty, 0.5)
		assert.Less(t, got[1].Certainty, 0.5)
	})
	t.Run("what the creditor's last file was mapped to comes first", func(t *testing.T) {
		remembered := map[string]mapping.Field{"saldo": mapping.Principal, "obs": mapping.Segment, "nombre": mapping.Ignored}
		got := mapping.Propose(mapping.Table{Header: []string{"Saldo", "OBS.", "Nombre"}, Remembered: remembered})
		assert.Equal(t, mapping.Mapping{mapping.Principal, mapping.Segment, mapping.Ignored}, fields(got))
		assert.True(t, got[0].Remembered)
	})
	t.Run("a field goes to one column only", func(t *testing.T) {
		got := mapping.Propose(mapping.Table{Header: []string{"Monto", "Saldo"}})
		assert.Equal(t, mapping.Mapping{mapping.Ignored, mapping.Balance}, fields(got))
	})
}

func TestMissing(t *testing.T) {
	assert.Len(t, mapping.Mapping{mapping.Phone}.Missing(), 2)
	assert.Empty(t, mapping.Mapping{mapping.ExternalRef, mapping.GivenName}.Missing())
	t.Run("debts need an amount", func(t *testing.T) {
		assert.Equal(t, [][]mapping.Field{{mapping.Balance, mapping.Principal}}, mapping.Mapping{mapping.NationalID, mapping.Name, mapping.DebtRef}.Missing())
	})
	t.Run("two columns cannot be the balance, eight can be phones", func(t *testing.T) {
		f, repeated := mapping.Mapping{mapping.Balance, mapping.Balance}.Repeated()
		assert.True(t, repeated)
		assert.Equal(t, mapping.Balance, f)
		_, repeated = mapping.Mapping{mapping.Phone, mapping.Phone, mapping.Ignored, mapping.Ignored}.Repeated()
		assert.False(t, repeated)
	})
}

func TestKey(t *testing.T) {
	for _, same := range []string{"Teléfono 2", "TELEFONO", " teléfono_", "telefono2"} {
		assert.Equal(t, "telefono", mapping.Key(same))
	}
	assert.Equal(t, "n de documento", mapping.Key("Nº de Documento"))
}
