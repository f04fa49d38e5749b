package app

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

// demoFile keeps the demo's sign-ins, one a line: tenant role login password.
const demoFile = "demo.txt"

// demoPassword is the one given, else the one of an earlier start, else a new one.
func demoPassword(data, given string) (string, error) {
	if given != "" {
		return given, nil
	}
	text, err := os.ReadFile(filepath.Join(data, demoFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if fields := strings.Fields(string(text)); len(fields) >= 4 {
		return fields[3], nil
	}
	return rand.Text()[:16], nil
}

// keepDemo writes the sign-ins where only the operator reads them.
func keepDemo(data string, seed sdk.DemoSeed) error {
	return os.WriteFile(filepath.Join(data, demoFile), []byte(signIns(seed)), 0o600)
}

func signIns(seed sdk.DemoSeed) string {
	var lines strings.Builder
	for _, tenant := range seed.Tenants {
		for _, user := range tenant.Users {
			fmt.Fprintf(&lines, "%s %s %s %s\n", tenant.ID, user.Role, user.Email, seed.Password)
		}
	}
	return lines.String()
}

// announce tells the person at the terminal where the product is and how to sign in.
func announce(out io.Writer, address string, seed json.RawMessage) {
	fmt.Fprintf(out, "\nRecobro is ready at %s\n", address)
	var demo sdk.DemoSeed
	if len(seed) == 0 || json.Unmarshal(seed, &demo) != nil {
		return
	}
	fmt.Fprintf(out, "\nDemo sign-ins (password of all: %s)\n", demo.Password)
	for _, tenant := range demo.Tenants {
		fmt.Fprintf(out, "  %s\n", tenant.Name)
		for _, user := range tenant.Users {
			fmt.Fprintf(out, "    %-11s %s\n", user.Role, user.Email)
		}
	}
	fmt.Fprintln(out)
}
