package httpx

import (
	"path"
	"reflect"
	"strings"
	"unicode"
)

// sdkPath is what the import paths of the SDK begin with.
const sdkPath = "github.com/recobro/recobro/plugins-sdk/go/"

// schemaName names a type in the OpenAPI document by its package and name, so that two packages may each have a View:
// "RecordView"; those that every API speaks of by their name alone: "Problem". hint names a type that has no name.
func schemaName(t reflect.Type, hint string) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	name := t.Name()
	if name == "" {
		name = hint
	} else if !strings.Contains(name, "[") {
		name = t.PkgPath() + "." + name
	}
	var b strings.Builder
	for _, part := range strings.FieldsFunc(strings.ReplaceAll(name, "[]", "List["), func(r rune) bool {
		return r == '[' || r == ']' || r == ','
	}) {
		b.WriteString(partName(part))
	}
	return b.String()
}

// partName is the name of "*import/path.Type": PathType, with Ref after it for a pointer.
func partName(part string) string {
	bare := strings.TrimLeft(part, "*")
	suffix := ""
	if bare != part {
		suffix = "Ref"
	}
	dot := strings.LastIndex(bare, ".")
	if dot < 0 {
		return capital(bare) + suffix
	}
	pkg, name := bare[:dot], bare[dot+1:]
	switch strings.TrimPrefix(pkg, sdkPath) {
	case "", "errs", "httpx", "page", "tracing":
		return capital(name) + suffix
	}
	prefix := packageName(pkg)
	if strings.HasPrefix(strings.ToLower(name), prefix) {
		return capital(name) + suffix
	}
	return capital(prefix) + capital(name) + suffix
}

// packageName is the last part of an import path that is no version, without signs.
func packageName(importPath string) string {
	base := path.Base(importPath)
	if strings.Trim(base, "v0123456789") == "" {
		base = path.Base(path.Dir(importPath))
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, base)
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
