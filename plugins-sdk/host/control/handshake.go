// Package control is the control plane between the host and a module process: go-plugin gRPC on a unix
// socket. It speaks plain Go types; protobuf stays in client.go and server.go.
package control

import (
	goplugin "github.com/hashicorp/go-plugin"
)

// PluginName is the one service that a module process dispenses.
const PluginName = "module"

// ParentDescriptor is the file descriptor on which a module process finds the pipe it inherits from the host.
// The pipe reaches end of file when the host dies, by whatever cause.
const ParentDescriptor = 3

// ParentVariable is the environment variable that tells a module process that the pipe is there.
const ParentVariable = "RECOBRO_PARENT_PIPE"

// Handshake returns the cookie and protocol version that host and module must share.
// The cookie tells a person who starts a module by hand what it is; it is no secret.
func Handshake() goplugin.HandshakeConfig {
	return goplugin.HandshakeConfig{
		ProtocolVersion:  1,
		MagicCookieKey:   "RECOBRO_MODULE",
		MagicCookieValue: "control-v1",
	}
}

// Plugins returns the plugin set of a module process that serves m; the host passes nil.
func Plugins(m Module) goplugin.PluginSet {
	return goplugin.PluginSet{PluginName: &plugin{module: m}}
}
