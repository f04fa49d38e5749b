package dataplane

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"io"
	"net"
	"os"
)

const nonceSize = 32

// meeting is what both sides of one connection have seen of it. The process ids are each side's own and, of the other, what
// the kernel tells: a process in the middle that passes the proofs on is not the one that the other side proves to meet.
type meeting struct {
	host, module       [nonceSize]byte
	hostPID, modulePID uint32
}

// proof is what only who has the key can say about a meeting; each side says it in words of its own.
func (m meeting) proof(key []byte, who string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(who))
	mac.Write(m.host[:])
	mac.Write(m.module[:])
	mac.Write(binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, m.hostPID), m.modulePID))
	return mac.Sum(nil)
}

// asHost sends a nonce, hears the module's nonce and proof, and gives its own.
func asHost(connection net.Conn, key []byte) error {
	m := meeting{}
	m.hostPID, m.modulePID = pids(connection)
	_, _ = rand.Read(m.host[:]) // never fails: crypto/rand ends the process instead
	if _, err := connection.Write(m.host[:]); err != nil {
		return err
	}
	said := make([]byte, nonceSize+sha256.Size)
	if _, err := io.ReadFull(connection, said); err != nil {
		return err
	}
	copy(m.module[:], said)
	if !hmac.Equal(said[nonceSize:], m.proof(key, "module")) {
		return ErrStranger
	}
	_, err := connection.Write(m.proof(key, "host"))
	return err
}

// asModule answers a nonce with its own and its proof, and hears the host's. It tells the process id of the other side.
func asModule(connection net.Conn, key []byte) (pid uint32, err error) {
	m := meeting{}
	m.modulePID, m.hostPID = pids(connection)
	if _, err := io.ReadFull(connection, m.host[:]); err != nil {
		return m.hostPID, err
	}
	_, _ = rand.Read(m.module[:]) // never fails: crypto/rand ends the process instead
	if _, err := connection.Write(append(m.module[:], m.proof(key, "module")...)); err != nil {
		return m.hostPID, err
	}
	said := make([]byte, sha256.Size)
	if _, err := io.ReadFull(connection, said); err != nil {
		return m.hostPID, err
	}
	if !hmac.Equal(said, m.proof(key, "host")) {
		return m.hostPID, ErrStranger
	}
	return m.hostPID, nil
}

// pids are this process's and the other side's, both 0 where the kernel does not tell.
func pids(connection net.Conn) (own, other uint32) {
	if other = otherPID(connection); other == 0 {
		return 0, 0
	}
	return uint32(os.Getpid()), other
}
