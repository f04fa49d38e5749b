package conversation

import (
	"slices"
	"strings"

	"gorm.io/gorm"
)

// among narrows to some states, of which none stands for all of them. They stand in the statement itself: nearly all conversations are
// resolved, and the plan that PostgreSQL keeps for whatever state may come reads them all.
func among(tx *gorm.DB, states []Status) *gorm.DB {
	var named []string
	for _, state := range Status("").Enum() {
		if slices.Contains(states, state) {
			named = append(named, "'"+string(state)+"'")
		}
	}
	switch {
	case len(states) == 0:
		return tx
	case len(named) == 0: // there are no such states
		return tx.Where("1 = 0")
	case len(named) == 1:
		return tx.Where("conversations.status = " + named[0])
	}
	return tx.Where("conversations.status IN (" + strings.Join(named, ", ") + ")")
}
