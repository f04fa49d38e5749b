package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// touched is the plan for what has changed since the upstream branch, committed or not: Go packages that the change
// reaches by imports, screens that it reaches, and the browser tests of its area.
func touched(all map[string]goPackage) (plan, error) {
	files, err := changedFiles()
	if err != nil {
		return nil, err
	}
	specs := existing(specsOf(files))
	var chains [][]job
	if len(specs) > 0 {
		chains = append(chains, []job{command("ui")})
	}
	if packages := affected(files, all); len(packages) > 0 {
		chains = append(chains, []job{goTest("go", packages)})
	}
	if slices.ContainsFunc(files, ofInterface) {
		chains = append(chains, []job{command("test/types"), command("lint/ui"), unitTests("CHANGED=" + base())})
	}
	p := plan{chains}
	if len(specs) > 0 {
		p = append(p, [][]job{{browserTests(specs...)}})
	}
	return p, nil
}

// base is the commit that changes are counted from: where the branch left its upstream, else the last commit before.
func base() string {
	if output, err := exec.Command("git", "merge-base", "HEAD", "@{upstream}").Output(); err == nil {
		return strings.TrimSpace(string(output))
	}
	return "HEAD~1"
}

func changedFiles() ([]string, error) {
	changed, err := exec.Command("git", "diff", "--name-only", base()).Output()
	added, adding := exec.Command("git", "ls-files", "--others", "--exclude-standard").Output()
	if err := errors.Join(err, adding); err != nil {
		return nil, errors.Join(errors.New("git cannot tell what has changed"), err)
	}
	return strings.Fields(string(changed) + string(added)), nil
}

func ofInterface(file string) bool {
	return strings.HasSuffix(file, ".ts") || strings.HasSuffix(file, ".tsx") || strings.Contains(file, "locales/")
}

// goPackage is as much of `go list -json` as is of use.
type goPackage struct {
	ImportPath                      string
	Deps, TestImports, XTestImports []string
}

// affected are the packages with tests whose imports lead to a changed one. Tests that only start the whole program are
// left to the full run, but for the one that walks the permission matrix.
func affected(files []string, all map[string]goPackage) (found []string) {
	changed := map[string]bool{}
	for _, file := range files {
		changed[packageOf(file, all)] = true
	}
	for _, p := range all {
		if changed[p.ImportPath] || slices.ContainsFunc(p.leadsTo(all), func(dep string) bool { return changed[dep] }) {
			found = append(found, p.ImportPath)
		}
	}
	if len(found) > 0 {
		found = append(found, modulePath+"/core/internal/acceptance")
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// packageOf is the Go package that a file is of: the nearest one above it, which embeds it or reads it in its tests. It
// is empty for a file of the interface and for a text.
func packageOf(file string, all map[string]goPackage) string {
	if strings.HasSuffix(file, ".md") {
		return ""
	}
	for folder := path.Dir(file); folder != "."; folder = path.Dir(folder) {
		if name := modulePath + "/" + folder; all[name].ImportPath != "" {
			return name
		}
	}
	return ""
}

func packages() (map[string]goPackage, error) {
	output, err := exec.Command("go", "list", "-json=ImportPath,Deps,TestImports,XTestImports", "./...").Output()
	if err != nil {
		return nil, errors.Join(errors.New("go list"), err)
	}
	all := map[string]goPackage{}
	for decoder := json.NewDecoder(bytes.NewReader(output)); ; {
		var p goPackage
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all[p.ImportPath] = p
	}
}

// leadsTo is what the package and its tests are built from.
func (p goPackage) leadsTo(all map[string]goPackage) []string {
	deps := slices.Clone(p.Deps)
	for _, imported := range append(p.TestImports, p.XTestImports...) {
		deps = append(append(deps, imported), all[imported].Deps...)
	}
	return deps
}

// existing are those of the specs that are there: not every area has any.
func existing(specs []string) []string {
	return slices.DeleteFunc(specs, func(spec string) bool {
		found, _ := filepath.Glob("shell/" + spec + "*") // the pattern is well formed
		return len(found) == 0
	})
}

// specsOf are the browser tests named after the modules and areas that files belong to. A changed test of another kind
// changes nothing in a browser.
func specsOf(files []string) (specs []string) {
	for _, file := range files {
		parts := strings.Split(file, "/")
		switch {
		case strings.Contains(file, ".test.ts") || strings.Contains(file, "/test/") || strings.HasSuffix(file, "_test.go"):
		case len(parts) > 2 && (parts[0] == "modules" || parts[0] == "remotes"):
			specs = append(specs, "e2e/"+parts[1])
		case len(parts) > 3 && parts[0] == "shell" && parts[1] == "src":
			specs = append(specs, "e2e/"+parts[2])
		case len(parts) > 2 && parts[0] == "shell" && strings.HasSuffix(file, ".spec.ts"):
			specs = append(specs, strings.TrimPrefix(file, "shell/"))
		}
	}
	slices.Sort(specs)
	return slices.Compact(specs)
}
