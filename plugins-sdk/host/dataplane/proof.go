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
	dialer, listener       [nonceSize]byte
	dialerPID, listenerPID uint32
}

// proof is what only who has the key can say about a meeting; each side says it in words of its own.
func (m meeting) proof(key []byte, who string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(who))
	mac.Write(m.dialer[:])
	mac.Write(m.listener[:])
	mac.Write(binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, m.dialerPID), m.listenerPID))
	return mac.Sum(nil)
}

// dialed sends a nonce, hears the listener's nonce and proof, and gives its own.
func (p plane) dialed(connection net.Conn) error {
	m := meeting{}
	m.dialerPID, m.listenerPID = pids(connection)
	_, _ = rand.Read(m.dialer[:]) // never fails: crypto/rand ends the process instead
	if _, err := connection.Write(m.dialer[:]); err != nil {
		return err
	}
	said := make([]byte, nonceSize+sha256.Size)
	if _, err := io.ReadFull(connection, said); err != nil {
		return err
	}
	copy(m.listener[:], said)
	if !hmac.Equal(said[nonceSize:], m.proof(p.key, p.listener)) {
		return ErrStranger
	}
	_, err := connection.Write(m.proof(p.key, p.dialer))
	return err
}

// accepted answers a nonce with its own and its proof, and hears the dialer's. It tells the process id of the other side.
func (p plane) accepted(connection net.Conn) (pid uint32, err error) {
	m := meeting{}
	m.listenerPID, m.dialerPID = pids(connection)
	if _, err := io.ReadFull(connection, m.dialer[:]); err != nil {
		return m.dialerPID, err
	}
	_, _ = rand.Read(m.listener[:]) // never fails: crypto/rand ends the process instead
	if _, err := connection.Write(append(m.listener[:], m.proof(p.key, p.listener)...)); err != nil {
		return m.dialerPID, err
	}
	said := make([]byte, sha256.Size)
	if _, err := io.ReadFull(connection, said); err != nil {
		return m.dialerPID, err
	}
	if !hmac.Equal(said, m.proof(p.key, p.dialer)) {
		return m.dialerPID, ErrStranger
	}
	return m.dialerPID, nil
}

// pids are this process's and the other side's, both 0 where the kernel does not tell.
func pids(connection net.Conn) (own, other uint32) {
	if other = otherPID(connection); other == 0 {
		return 0, 0
	}
	return uint32(os.Getpid()), other
}
