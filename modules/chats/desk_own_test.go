package chats_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type ownNumbers struct {
	Waiting  int        `json:"waiting"`
	Unread   int        `json:"unread"`
	HeardAt  *time.Time `json:"heard_at"`
	Works    bool       `json:"works"`
	IsAway   bool       `json:"is_away"`
	IsAtWork bool       `json:"is_at_work"`
}

func countedOwn(t *testing.T, x *desk) {
	numbers := func(p *sdktest.Person) (n ownNumbers) {
		p.GET("/api/v1/conversations/mine").OK(&n)
		return n
	}
	before, others := numbers(x.bo), numbers(x.ana)
	require.True(t, before.Works)
	require.False(t, numbers(x.eva).Works, "she answers in no inbox")
	c := x.hears(t, "59899007001", "¿Están?")
	require.Equal(t, before.Waiting, numbers(x.bo).Waiting, "it is nobody's yet")
	x.assign(t, c.ID, "bo")
	now := numbers(x.bo)
	require.Equal(t, []int{before.Waiting + 1, before.Unread + 1}, []int{now.Waiting, now.Unread})
	require.NotNil(t, now.HeardAt)
	require.Equal(t, others.Waiting, numbers(x.ana).Waiting)
	x.bo.POST("/api/v1/conversations/"+c.ID+"/seen", nil).OK(nil)
	require.Equal(t, []int{before.Waiting + 1, before.Unread}, []int{numbers(x.bo).Waiting, numbers(x.bo).Unread}, "it was looked at, and waits")
	x.bo.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Sí"}).OK(nil)
	require.Equal(t, before.Waiting, numbers(x.bo).Waiting)

	x.bo.POST("/api/v1/conversations/presence", body{}).OK(nil)
	require.True(t, numbers(x.bo).IsAtWork)
	x.bo.POST("/api/v1/conversations/presence", body{"is_away": true}).OK(nil)
	require.Equal(t, []bool{true, false}, []bool{numbers(x.bo).IsAway, numbers(x.bo).IsAtWork})
	x.As("a", "viewer", "vera").GET("/api/v1/conversations/mine").Refused(http.StatusForbidden, "forbidden")
}
