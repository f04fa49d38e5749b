package audio_test

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// What a line carries is read as linear samples, and written back as bytes.
func Example() {
	samples := audio.ALaw.Decode(nil, []byte{0xD5, 0xFA})
	fmt.Printf("%d %x\n", samples, audio.ALaw.Encode(nil, samples))
	// Output:
	// [8 1008] d5fa
}
