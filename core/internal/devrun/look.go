package main

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// look is the files and folders that a program is built from.
type look []string

// built are the endings of what is compiled or embedded.
func built() []string {
	return []string{".go", ".json", ".sql", ".csv", ".conf", ".mod", ".sum", ".html", ".gz", ".txt"}
}

// mark changes when a file is written, comes or goes. A file that vanishes meanwhile is told by the next look.
func (l look) mark() string {
	sum := fnv.New64a()
	for _, root := range l {
		_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return filepath.SkipDir
			}
			if entry.IsDir() || !slices.Contains(built(), filepath.Ext(path)) || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			if info, err := entry.Info(); err == nil {
				_, _ = fmt.Fprintln(sum, path, info.Size(), info.ModTime().UnixNano())
			}
			return nil
		})
	}
	return fmt.Sprint(sum.Sum64())
}
