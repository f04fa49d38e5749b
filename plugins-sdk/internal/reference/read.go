package main

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// hostMark, in a doc comment, says that a name is the host's or the module process's own.
const hostMark = "//sdk:host"

// obvious are methods that libraries call and nobody writes.
var obvious = []string{
	"Enum", "Error", "Format", "GormDataType", "Is", "LogValue", "MarshalJSON", "MarshalText", "Scan", "Schema", "String", "TableName",
	"UnmarshalJSON", "UnmarshalText", "Unwrap", "Value",
}

type sdkPackage struct {
	name    string // "storage"; "sdk" for the root
	folder  string // "plugins-sdk/go/storage"
	doc     string
	example string    // a test file that shows the use; empty: there is none
	names   []sdkName // what modules may use
	hosts   []string  // what they may not
}

type sdkName struct {
	signature string
	synopsis  string // empty: undocumented
}

// readPackages reads every package under root but internal ones.
func readPackages(root string) (all []sdkPackage, err error) {
	err = filepath.WalkDir(root, func(folder string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		p, err := readPackage(folder)
		if err == nil && p != nil {
			all = append(all, *p)
		}
		return err
	})
	return all, err
}

func readPackage(folder string) (*sdkPackage, error) {
	set := token.NewFileSet()
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range sources {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	if len(files) == 0 {
		return nil, nil
	}
	parsed, err := doc.NewFromFiles(set, files, folder, doc.PreserveAST)
	if err != nil {
		return nil, err
	}
	p := &sdkPackage{name: parsed.Name, folder: folder, doc: parsed.Doc, example: example(folder)}
	p.add(set, parsed)
	return p, nil
}

func example(folder string) string {
	name := filepath.Join(folder, "example_test.go")
	if _, err := os.Stat(name); err != nil {
		return ""
	}
	return name
}

func (p *sdkPackage) add(set *token.FileSet, of *doc.Package) {
	p.addValues(of.Consts)
	p.addValues(of.Vars)
	p.addFuncs(set, of.Funcs)
	for _, t := range of.Types {
		p.addOne("type "+t.Name, t.Name, t.Doc, t.Decl.Doc)
		p.addValues(t.Consts)
		p.addValues(t.Vars)
		p.addFuncs(set, t.Funcs)
		if !marked(t.Decl.Doc) {
			p.addFuncs(set, t.Methods)
		}
	}
}

func (p *sdkPackage) addValues(values []*doc.Value) {
	for _, v := range values {
		for _, spec := range v.Decl.Specs {
			s := spec.(*ast.ValueSpec)
			for _, name := range s.Names {
				if name.IsExported() {
					words := cmp.Or(strings.TrimSpace(s.Doc.Text()), strings.TrimSpace(s.Comment.Text()), v.Doc)
					p.addOne(v.Decl.Tok.String()+" "+name.Name, name.Name, words, v.Decl.Doc)
				}
			}
		}
	}
}

func (p *sdkPackage) addFuncs(set *token.FileSet, funcs []*doc.Func) {
	for _, f := range funcs {
		name := f.Name
		if f.Recv != "" && slices.Contains(obvious, name) {
			continue
		}
		if f.Recv != "" {
			name = strings.Trim(f.Recv, "*") + "." + name
		}
		p.addOne(signature(set, f.Decl), name, f.Doc, f.Decl.Doc)
	}
}

func (p *sdkPackage) addOne(signature, name, words string, comment *ast.CommentGroup) {
	if marked(comment) {
		p.hosts = append(p.hosts, name)
		return
	}
	p.names = append(p.names, sdkName{signature, new(doc.Package).Synopsis(words)})
}

func marked(comment *ast.CommentGroup) bool {
	return comment != nil && slices.ContainsFunc(comment.List, func(c *ast.Comment) bool { return c.Text == hostMark })
}

// signature is a function without its body and its comment.
func signature(set *token.FileSet, f *ast.FuncDecl) string {
	bare := *f
	bare.Body, bare.Doc = nil, nil
	var b bytes.Buffer
	_ = printer.Fprint(&b, set, &bare) // to memory, of what was parsed
	return b.String()
}
