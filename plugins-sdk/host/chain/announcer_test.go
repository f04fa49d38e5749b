package chain_test

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

func TestAnnouncer(t *testing.T) {
	t.Parallel()

	t.Run("tells the first line at once, and a storm together, a few times a second", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			var told []chain.News
			announcer := chain.NewAnnouncer(func(_ string, news chain.News) { told = append(told, news) })
			announcer.Note("andina", []string{"first"})
			require.Equal(t, []chain.News{{IDs: []string{"first"}, Count: 1}}, told)
			for i := range 1000 {
				announcer.Note("andina", []string{strconv.Itoa(i)})
				time.Sleep(time.Millisecond)
			}
			time.Sleep(time.Second)
			synctest.Wait()
			require.LessOrEqual(t, len(told), 4)
			count := 0
			for _, news := range told {
				count += news.Count
				require.LessOrEqual(t, len(news.IDs), 50)
			}
			require.Equal(t, 1001, count)
			require.Equal(t, "999", told[len(told)-1].IDs[len(told[len(told)-1].IDs)-1])
		})
	})

	t.Run("no tenant waits for another", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			var told []string
			announcer := chain.NewAnnouncer(func(tenant string, _ chain.News) { told = append(told, tenant) })
			announcer.Note("andina", []string{"a"})
			announcer.Note("andina", []string{"b"})
			announcer.Note("rioplatense", []string{"c"})
			require.Equal(t, []string{"andina", "rioplatense"}, told)
			time.Sleep(time.Second)
			synctest.Wait()
		})
	})
}
