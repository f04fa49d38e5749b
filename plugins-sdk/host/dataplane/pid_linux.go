package dataplane

import (
	"net"

	"golang.org/x/sys/unix"
)

// otherPID is the process that connected, or that made the socket; 0 if the kernel does not say.
func otherPID(connection net.Conn) (pid uint32) {
	socket, ok := connection.(*net.UnixConn)
	if !ok {
		return 0
	}
	raw, err := socket.SyscallConn()
	if err != nil {
		return 0
	}
	_ = raw.Control(func(descriptor uintptr) { // without an answer pid stays 0
		if peer, err := unix.GetsockoptUcred(int(descriptor), unix.SOL_SOCKET, unix.SO_PEERCRED); err == nil {
			pid = uint32(peer.Pid)
		}
	})
	return pid
}
