package faulttest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// kills is how often the product is killed on each engine, unless FAULT_KILLS asks for another number.
func kills(t *testing.T, usually uint64) int { return int(number(t, "FAULT_KILLS", usually)) }

// seed makes the moments of the kills; FAULT_SEED repeats those of an earlier run, as far as the machine lets them.
func seed(t *testing.T) uint64 {
	s := number(t, "FAULT_SEED", uint64(time.Now().UnixNano()))
	t.Logf("FAULT_SEED=%d", s)
	return s
}

func number(t *testing.T, variable string, otherwise uint64) uint64 {
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseUint(text, 10, 64)
	require.NoError(t, err, variable)
	return n
}

// share leaves a run that is not asked for its kills with one database: several hosts take the time of all other tests.
func share(t *testing.T, engine sdktest.Engine, usual storage.Engine) {
	if os.Getenv("FAULT_KILLS") == "" && engine.Name != usual {
		t.Skip("make test/faults runs it")
	}
}

func TestImportOutlivesKills(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Parallel()
		dice := rand.New(rand.NewPCG(11, seed(t)))
		databaseURL := engine.AdminURL(t)
		d := newDesk(t, databaseURL)
		db := d.product.Database(t, "portfolios")
		lines := int(number(t, "FAULT_ROWS", 8_000))
		file := untidy(lines)
		id := d.portfolio(t, "undisturbed")
		whole := d.mapped(t, id, file)
		d.order(t, whole.ID, "check", "checking", "checked")
		d.follow(t, whole.ID, "checked")
		d.order(t, whole.ID, "start", "running", "finished")
		whole = d.follow(t, whole.ID, "finished")
		rows, rejections := rowsOf(t, db, id), rejectionsOf(t, db, whole.ID)
		require.Greater(t, len(rows), 2*lines)
		for left, round := kills(t, 6), 0; left > 0; round++ {
			t.Run(fmt.Sprintf("not a row is lost or doubled, round %d", round), func(t *testing.T) {
				id := d.portfolio(t, "killed-"+strconv.Itoa(round))
				i := d.mapped(t, id, file)
				d.order(t, i.ID, "check", "checking", "checked")
				left -= d.disturb(t, i.ID, "checked", dice, min(left, 2))
				d.order(t, i.ID, "start", "running", "finished")
				left -= d.disturb(t, i.ID, "finished", dice, left)
				i = d.follow(t, i.ID, "finished")
				require.JSONEq(t, string(whole.Result), string(i.Result))
				require.Equal(t, whole.Root, i.Root)
				require.Equal(t, rows, rowsOf(t, db, id))
				require.Equal(t, rejections, rejectionsOf(t, db, i.ID))
			})
		}
	})
}

// disturb kills the module and the host in turn, at random moments, until the import is where it should be or the kills
// are used up, and tells how many there were.
func (d *desk) disturb(t *testing.T, id, status string, dice *rand.Rand, most int) int {
	for n := range most {
		moment := time.Now().Add(time.Duration(dice.IntN(900)) * time.Millisecond)
		// While nobody has taken the work up again, a kill would hit nothing: it waits for the import to move first.
		moved := d.awaitProgress(id, status)
		if moved == status {
			return n
		}
		time.Sleep(time.Until(moment))
		if dice.IntN(2) == 0 && n%4 != 3 { // the host gives a module up that dies five times in ten minutes
			d.killModule(t)
			continue
		}
		d.product.Kill(t)
		d.product.Run(t)
	}
	return most
}

// awaitProgress waits until the import has processed more than it had, or has come to the state, and tells its state.
func (d *desk) awaitProgress(id, status string) string {
	type moving struct {
		Status   string
		Progress struct{ Processed int64 }
	}
	var first, now moving
	known := false
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(15 * time.Millisecond) {
		if d.ask("GET", "/api/v1/imports/"+id, "", "", nil, &now) != nil {
			continue
		}
		if !known {
			first, known = now, true
		}
		if now.Status == status || now.Progress.Processed > first.Progress.Processed {
			break
		}
	}
	return now.Status
}

// untidy is a file whose debtors come back after many lines, with faults and duplicates in between.
func untidy(rows int) string {
	dice := rand.New(rand.NewPCG(5, 8))
	var b strings.Builder
	b.WriteString("Documento;Nombre;Teléfono;Nro Operación;Saldo;Vencimiento\n")
	for n := range rows {
		who, phone, ref := dice.IntN(rows*3/4), fmt.Sprintf("09%d%06d", 1+dice.IntN(9), dice.IntN(1_000_000)), fmt.Sprintf("OP-%d", n)
		switch dice.IntN(40) {
		case 0:
			phone = "12"
		case 1:
			ref = fmt.Sprintf("OP-%d", dice.IntN(n+1))
		}
		fmt.Fprintf(&b, "%s;Deudor %d;%s;%s;%d,%02d;%02d/0%d/2026\n", sdktest.NationalID(who), who, phone, ref, 1+dice.IntN(900_000), n%100, 1+n%28, 1+n%9)
	}
	return b.String()
}
