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
