package chats_test

import (
	"cmp"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// tellers is how many deliveries are on their way at once.
const tellers = 16

// BenchmarkInbound tells of messages for so many seconds, of a thousand people, as fast as they are taken, and looks that each is there once.
func BenchmarkInbound(b *testing.B) {
	seconds, err := strconv.Atoi(cmp.Or(os.Getenv("RECOBRO_INBOUND_SECONDS"), "5"))
	require.NoError(b, err)
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		x := newOffice(b, engine)
		for b.Loop() {
			told := x.flood(b, time.Duration(seconds)*time.Second)
			kept := x.admin.GET("/api/v1/conversations?pageSize=1").Meta().Total
			rate := float64(told) / float64(seconds)
			b.ReportMetric(rate, "messages/s")
			fmt.Printf("| %s: messages through a signed webhook to disk, %d s, %d people | %.0f/s | ≥ 500/s | %s |\n", engine.Name, seconds, kept, rate, map[bool]string{true: "met", false: "**missed**"}[rate >= 500])
		}
	})
}

func (x *office) flood(b *testing.B, long time.Duration) int64 {
	var told atomic.Int64
	var all sync.WaitGroup
	until := time.Now().Add(long)
	for teller := range tellers {
		all.Go(func() {
			for n := 0; time.Now().Before(until); n++ {
				who := fmt.Sprintf("5989%08d", (teller*61+n*7)%1000)
				delivery := whatsappdouble.Written(fmt.Sprintf("wamid.b%d-%d", teller, n), who, "Quien "+who, "Buenas, quiero saber cuánto debo y cómo pagar", time.Now())
				if status := x.whatsapp.Tell(delivery, whatsappdouble.AppSecret); status >= http.StatusMultipleChoices {
					b.Errorf("a delivery was answered with %d", status)
					return
				}
				told.Add(1)
			}
		})
	}
	all.Wait()
	return told.Load()
}
