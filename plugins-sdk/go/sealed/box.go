package sealed

import (
	"crypto/cipher"
	"crypto/rand"
)

// format begins each box: XChaCha20-Poly1305, a nonce of 24 random bytes, then what is sealed.
const format = 1

func closed(key cipher.AEAD, plain, place []byte) []byte {
	head := make([]byte, 1+key.NonceSize(), 1+key.NonceSize()+len(plain)+key.Overhead())
	head[0] = format
	_, _ = rand.Read(head[1:]) // never fails: crypto/rand ends the process instead
	return key.Seal(head, head[1:], plain, place)
}

// opened is what a box holds for its place. It fails with ErrBroken.
func opened(key cipher.AEAD, box, place []byte) ([]byte, error) {
	size := 1 + key.NonceSize()
	if len(box) < size || box[0] != format {
		return nil, ErrBroken
	}
	plain, err := key.Open(nil, box[1:size], box[size:], place)
	if err != nil {
		return nil, ErrBroken
	}
	return plain, nil
}
