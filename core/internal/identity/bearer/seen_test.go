package bearer

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestSeen(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_800_000_000, 0)
	s := &seen{limit: 3}
	for i := range 100 {
		token := fmt.Sprint(i)
		s.add(token, verified{claims: Claims{UserID: token}, until: now})
		found, ok := s.find(token, now)
		require.True(t, ok)
		require.Equal(t, token, found.UserID)
		_, ok = s.find("0", now) // in use all the while, so it is kept
		require.True(t, ok, i)
		require.LessOrEqual(t, len(s.young)+len(s.aged), 6)
	}
	_, ok := s.find("50", now)
	require.False(t, ok, "long unused")
	_, ok = s.find("0", now.Add(time.Nanosecond))
	require.False(t, ok, "expired")
}
