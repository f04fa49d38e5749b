package identity_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

func TestLocales(t *testing.T) {
	t.Parallel()
	catalog, err := errs.NewCatalog(identity.Locales())
	require.NoError(t, err)
	used := codesIn(t, ".", `errs\.New\(errs\.[A-Za-z]+, "(identity\.[a-z_]+)"\)`)
	require.Greater(t, len(used), 20)

	t.Run("every refusal has a title in every language", func(t *testing.T) {
		t.Parallel()
		for _, language := range errs.Languages() {
			for _, code := range used {
				require.NotEqual(t, code, catalog.Title(language, code, nil), language)
			}
		}
	})

	t.Run("the languages know the same codes", func(t *testing.T) {
		t.Parallel()
		require.ElementsMatch(t, catalog.Codes("es"), catalog.Codes("en"))
		require.ElementsMatch(t, catalog.Codes("es"), catalog.Codes("pt"))
	})
}

// codesIn finds what a pattern's group matches in the sources below a folder, tests aside.
func codesIn(t *testing.T, folder, pattern string) []string {
	t.Helper()
	var found []string
	expression := regexp.MustCompile(pattern)
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, match := range expression.FindAllStringSubmatch(string(text), -1) {
			found = append(found, match[1])
		}
		return err
	}))
	return found
}

// TestNoProviderKnown keeps the core from knowing any provider: which one it is, is configuration alone.
func TestNoProviderKnown(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"keycloak", "auth0", "okta", "clerk", "entra", "cognito", "google", "azure"} {
		require.Empty(t, codesIn(t, ".", `(?i)"[^"]*(`+name+`)[^"]*"`), name)
	}
}
