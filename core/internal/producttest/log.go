package producttest

import (
	"bytes"
	"sync"
)

// log keeps what a process printed; safe for concurrent use.
type log struct {
	mutex sync.Mutex
	text  bytes.Buffer
}

func (l *log) Write(text []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.Write(text)
}

// String is the whole text.
func (l *log) String() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.String()
}

// tail is the end of the text, enough to see why a process failed.
func (l *log) tail() string {
	const most = 8 << 10
	text := l.String()
	return text[max(0, len(text)-most):]
}
