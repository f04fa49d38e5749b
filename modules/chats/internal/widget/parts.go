package widget

import (
	"crypto/sha256"
	"encoding/hex"
)

const scriptKind = "text/javascript; charset=utf-8"

// part is a file that a window loads.
type part struct {
	kind    string
	content []byte
}

// parts are what the interface was built into, by names that change with them.
type parts struct {
	launcher      []byte
	window, style string
	named         map[string]part
}

func newParts() parts {
	p := parts{launcher: read("launcher.js"), named: map[string]part{}}
	p.window = p.add("window", ".js", scriptKind)
	p.style = p.add("window", ".css", "text/css; charset=utf-8")
	return p
}

func (p parts) add(name, suffix, kind string) string {
	content := read(name + suffix)
	sum := sha256.Sum256(content)
	name += "." + hex.EncodeToString(sum[:6]) + suffix
	p.named[name] = part{kind, content}
	return name
}

func read(name string) []byte {
	content, _ := built.ReadFile("built/" + name) // it is embedded
	return content
}
