package calls_test

import (
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestWhereTrunksMayBe(t *testing.T) {
	t.Parallel()
	h := sdktest.Start(t, calls.Module(), sdktest.Options{Others: newBook(), Settings: body{
		"sip_listen": []string{"udp://127.0.0.1:0", "tcp://127.0.0.1:0"}, "media_ports": "", "private_networks": []string{"10.20.0.0/16"},
	}})
	admin := h.As("a", "admin", "admin")
	add := func(more body) *sdktest.Answer {
		of := body{"name": "T " + time.Now().String(), "host": "sip.example.com", "is_on": false}
		for name, value := range more {
			of[name] = value
		}
		return admin.POST("/api/v1/trunks", of)
	}
	t.Run("[CA-01] what is not spelled as SIP has it is refused, so that no field says lines of its own", func(t *testing.T) {
		for code, wrong := range map[string]body{
			"calls.trunk_host":     {"host": "sip.example.com\r\nMAIL FROM:<x@y>"},
			"calls.trunk_domain":   {"domain": "sip.example.com\r\nRCPT TO:<x@y>"},
			"calls.trunk_username": {"username": "recobro\r\nDATA", "password": "secret"},
		} {
			add(wrong).Refused(http.StatusUnprocessableEntity, code)
		}
		for _, user := range []string{"a b", "a@b", "a<b>", `a"b`, "ñ", "%0"} {
			add(body{"username": user, "password": "secret"}).Refused(http.StatusUnprocessableEntity, "calls.trunk_username")
		}
		require.Equal(t, http.StatusCreated, add(body{"username": "+598-2900_1234;tgrp=x", "password": "secret", "domain": "ims.example.com"}).Status)
	})
	t.Run("[CA-01] addresses that are not public are the operator's to allow", func(t *testing.T) {
		for _, private := range []string{"127.0.0.1", "::1", "10.0.0.5", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::ffff:127.0.0.1", "fd00::1", "64:ff9b::7f00:1"} {
			add(body{"host": private}).Refused(http.StatusUnprocessableEntity, "calls.trunk_private")
		}
		add(body{"sources": []string{"192.168.1.0/24"}}).Refused(http.StatusUnprocessableEntity, "calls.trunk_source")
		require.Equal(t, http.StatusCreated, add(body{"host": "10.20.1.5", "sources": []string{"10.20.1.0/24"}}).Status)
	})
	t.Run("[CA-01] nor does a name lead there", func(t *testing.T) {
		door, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
		require.NoError(t, err)
		defer func() { _ = door.Close() }()
		came := make(chan struct{}, 1)
		go func() {
			if c, err := door.Accept(); err == nil {
				_ = c.Close()
				came <- struct{}{}
			}
		}()
		var made row
		add(body{"host": "localhost", "port": door.Addr().(*net.TCPAddr).Port, "transport": "tcp", "is_on": true}).OK(&made)
		require.Eventually(t, func() bool {
			var all []struct {
				TrunkID string `json:"trunk_id"`
				State   struct {
					Reason string `json:"reason"`
				} `json:"state"`
			}
			admin.GET("/api/v1/trunks/states").OK(&all)
			for _, one := range all {
				if one.TrunkID == made.ID && strings.Contains(one.State.Reason, "operator") {
					return true
				}
			}
			return false
		}, sdktest.Patience, 50*time.Millisecond)
		require.Empty(t, came)
	})
}
