package stop_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/stop"
)

func TestAsked(t *testing.T) {
	for _, text := range []string{"BAJA", " stop ", "Stop.", "¡SAIR!", "No me escriban más", "não perturbe", "Opt-out", "DAR DE BAJA…"} {
		require.True(t, stop.Asked(text), "[CH-09] %q", text)
	}
	for _, text := range []string{"", "no quiero dar de baja la tarjeta", "¿puedo parar el débito?", "nonstop", "the end of the month", "baja el monto por favor"} {
		require.False(t, stop.Asked(text), "%q", text)
	}
}

func TestResumed(t *testing.T) {
	for _, text := range []string{"ALTA", " start ", "Voltar!", "Reativar"} {
		require.True(t, stop.Resumed(text), "[CH-09] %q", text)
	}
	for _, text := range []string{"", "baja", "quiero volver a hablar", "restart"} {
		require.False(t, stop.Resumed(text), "%q", text)
	}
}

func TestAskedByLetter(t *testing.T) {
	for _, of := range [][2]string{
		{"Consulta", "BAJA\n\nEnviado desde mi iPhone"}, {"Re: saldo", "Stop. \n\nThank you\nAna"}, {"BAJA", ""}, {"RE: Baja", "-- \nAna Díaz"},
		{"Stop", "Sent from my iPhone"}, {"x", "No me\nescriban más"},
	} {
		require.True(t, stop.AskedByLetter(of[0], of[1]), "[CH-09] %q", of)
	}
	for _, of := range [][2]string{
		{"Baja", "Quiero saber el monto"}, {"Consulta", "no quiero dar de baja la tarjeta"}, {"Re: Su saldo", "> BAJA"}, {"Su saldo", "Pago el 15\n\nBAJA"}, {"", ""},
	} {
		require.False(t, stop.AskedByLetter(of[0], of[1]), "%q", of)
	}
}
