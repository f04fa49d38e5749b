package conversation

import (
	"context"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// assigned notifies whoever somebody else has given a conversation to. Names stay out of it: a notice is mailed and kept.
func assigned(ctx context.Context, before, after Conversation) *events.Notify {
	who, to := principal.Must(ctx), after.AssigneeID
	if to == "" || to == before.AssigneeID || to == who.UserID || after.Status == Resolved {
		return nil
	}
	params := map[string]string{"number": strconv.FormatInt(after.Number, 10)}
	if who.Kind != principal.KindUser {
		return &events.Notify{Kind: "conversation_given", Users: []string{to}, Params: params, Link: linkTo(after.ID)}
	}
	params["by"] = who.UserID
	return &events.Notify{Kind: "conversation_assigned", Users: []string{to}, Params: params, Link: linkTo(after.ID)}
}

// NotifyGiven notifies somebody of what the product has given them in one go: once, however many they are.
func (s *Service) NotifyGiven(ctx context.Context, userID string, given []Conversation) error {
	if len(given) == 0 {
		return nil
	}
	return s.record.Notify(ctx, "conversation.given", givenTo(userID, given))
}

func givenTo(userID string, given []Conversation) *events.Notify {
	if len(given) > 1 {
		params := map[string]string{"count": strconv.Itoa(len(given))}
		return &events.Notify{Kind: "conversations_given", Users: []string{userID}, Params: params, Link: "/chats?whose=mine"}
	}
	params := map[string]string{"number": strconv.FormatInt(given[0].Number, 10)}
	return &events.Notify{Kind: "conversation_given", Users: []string{userID}, Params: params, Link: linkTo(given[0].ID)}
}

// linkTo is the page of a conversation.
func linkTo(id string) string { return "/chats/" + id }
