package task

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// notifyAssigned notifies those to whom somebody else has just given tasks, each person once however many they are. Titles
// stay out of it: they may contain personal data.
func (s *Service) notifyAssigned(ctx context.Context, given []Task) error {
	who := principal.Must(ctx)
	byUser := map[string][]string{}
	for _, t := range given {
		if t.AssigneeID != "" && t.AssigneeID != who.UserID && !t.Status.Closed() {
			byUser[t.AssigneeID] = append(byUser[t.AssigneeID], t.ID)
		}
	}
	for _, user := range slices.Sorted(maps.Keys(byUser)) {
		if err := s.record.Notify(ctx, "task.assigned", assignment(user, who.UserID, byUser[user])); err != nil {
			return err
		}
	}
	return nil
}

func assignment(user, by string, ids []string) *events.Notify {
	if len(ids) == 1 {
		return &events.Notify{Kind: "task_assigned", Users: []string{user}, Params: map[string]string{"by": by}, Link: linkTo(ids[0])}
	}
	params := map[string]string{"by": by, "count": strconv.Itoa(len(ids))}
	return &events.Notify{Kind: "tasks_assigned", Users: []string{user}, Params: params, Link: "/tasks?assignee=" + user}
}

// linkTo is the page of one task.
func linkTo(id string) string { return "/tasks?task=" + id }
