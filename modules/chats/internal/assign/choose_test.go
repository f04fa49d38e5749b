package assign_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/assign"
)

func TestChoose(t *testing.T) {
	early, late := time.Unix(1, 0), time.Unix(2, 0)
	ana := assign.Candidate{UserID: "ana", AtWork: true, Open: 2, Languages: []string{"es", "pt"}, Last: late}
	bo := assign.Candidate{UserID: "bo", AtWork: true, Open: 2, Last: early}
	cy := assign.Candidate{UserID: "cy", AtWork: false}
	all := []assign.Candidate{ana, bo, cy}
	require.Equal(t, "bo", assign.Choose(all, assign.Wanted{}), "[CH-06] of two with as many, who has waited longest; never who is away")
	require.Equal(t, "ana", assign.Choose(all, assign.Wanted{AssigneeID: "ana"}), "who works the debtor comes first")
	require.Equal(t, "bo", assign.Choose(all, assign.Wanted{AssigneeID: "cy"}), "unless they are away")
	require.Equal(t, "bo", assign.Choose(all, assign.Wanted{Language: "en"}))
	require.Empty(t, assign.Choose(all, assign.Wanted{Capacity: 2}), "nobody beyond their limit")
}
