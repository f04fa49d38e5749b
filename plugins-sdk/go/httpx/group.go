package httpx

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Group is what the operations of one entity have in common.
type Group struct {
	API    *API
	Tag    string    // of the OpenAPI document, and what the operations' ids begin with: "tags"
	Base   string    // path: "/api/v1/module/records"
	Rights string    // what permissions begin with: "module.records"
	Long   bool      // every operation is Long
	Like   Operation // what every operation begins as: limits, a fresh proof
}

// Op is an operation of a group, to be given to a verb: Get, All, List, Some, Names, History, Create, Act, Change,
// Replace, Write, Do, Move, Delete, Remove, Export; or, By a method, to one of the Register functions.
type Op struct {
	Operation
	Long bool // long work comes before the change: no transaction is held meanwhile, the service opens one for the change alone
	api  *API
}

// Op begins an operation: its name within the group, none for the group's only one, its path behind the group's, its right within the
// group's ("read"), or, with a colon, within the module's ("contacts:update").
func (g Group) Op(name, path, right, summary string) Op {
	op := g.Open(name, path, summary)
	op.Open, op.Long, op.Permission = false, g.Long, g.Rights+":"+right
	if strings.Contains(right, ":") {
		module, _, _ := strings.Cut(g.Rights, ".")
		op.Permission = module + "." + right
	}
	return op
}

// Open is Op of an operation that answers without anybody signed in. It is Long: nobody is in a tenant whose transaction it could be.
func (g Group) Open(name, path, summary string) Op {
	op := Op{api: g.API, Operation: g.Like, Long: true}
	op.ID, op.Tags, op.Path = strings.TrimSuffix(g.Tag+"-"+name, "-"), []string{g.Tag}, g.Base+path
	op.Open, op.Summary = true, summary
	return op
}

// By is the operation by a method, for a Register function: of an answer that sets headers, has a form of its own, or goes on.
func (op Op) By(method string) Operation { return op.with(method, 0) }

func (op Op) with(method string, status int) Operation {
	op.Method = method
	if op.Status == 0 {
		op.Status = status
	}
	return op.Operation
}

// Get answers one thing.
func Get[I, O any](op Op, h func(context.Context, *I) (O, error)) {
	Register(op.api, op.with(http.MethodGet, 0), one(h))
}

// All answers a list that is short enough to be read as a whole.
func All[I, T any](op Op, h func(context.Context, *I) ([]T, error)) {
	Get(op, func(ctx context.Context, in *I) ([]T, error) {
		rows, err := h(ctx, in)
		return append([]T{}, rows...), err
	})
}

// List answers a page of a list; the input embeds page.Params.
func List[I, T any](op Op, h func(context.Context, *I) ([]T, page.Meta, error)) {
	Register(op.api, op.with(http.MethodGet, 0), func(ctx context.Context, in *I) (*Page[T], error) {
		rows, meta, err := h(ctx, in)
		return Listed(rows, meta), err
	})
}

// Some answers those of some records, by id, that the caller may see: at most MostNames, in any order.
func Some[T any](op Op, find func(ctx context.Context, ids []string) ([]T, error)) {
	All(op, func(ctx context.Context, in *NamesInput) ([]T, error) {
		if len(in.ID) == 0 {
			return nil, nil
		}
		return find(ctx, in.ID)
	})
}

// Names answers what records are called: see RegisterNames.
func Names(op Op, find func(ctx context.Context, ids []string) ([]Name, error)) {
	RegisterNames(op.api, op.with(http.MethodGet, 0), find)
}

// Create makes one thing and answers it, with 201. Like every verb that writes it runs in one transaction; see RegisterWrite.
func Create[I, O any](op Op, h func(context.Context, *I) (O, error)) {
	write(op, op.with(http.MethodPost, http.StatusCreated), one(h))
}

// Act does something that names no version.
func Act[I, O any](op Op, h func(context.Context, *I) (O, error)) { Write(op, http.MethodPost, h) }

// Write is Act by another method, for what is changed or removed whatever version of it there is: the last one wins.
func Write[I, O any](op Op, method string, h func(context.Context, *I) (O, error)) {
	write(op, op.with(method, 0), one(h))
}

// Do is Write that answers nothing, with 204.
func Do[I any](op Op, method string, h func(context.Context, *I) error) {
	write(op, op.with(method, 0), func(ctx context.Context, in *I) (*struct{}, error) { return nil, h(ctx, in) })
}

// Change changes some fields of a thing that still has the version which the input, by IfMatch, names.
func Change[I, O any](op Op, h func(ctx context.Context, in *I, version int64) (O, error)) {
	write(op, op.with(http.MethodPatch, 0), one(versioned(h)))
}

// Replace writes a thing anew that still has the version.
func Replace[I, O any](op Op, h func(ctx context.Context, in *I, version int64) (O, error)) {
	write(op, op.with(http.MethodPut, 0), one(versioned(h)))
}

// Move brings a thing that still has the version into another state.
func Move[I, O any](op Op, h func(ctx context.Context, in *I, version int64) (O, error)) {
	write(op, op.with(http.MethodPost, 0), one(versioned(h)))
}

// Delete removes a thing that still has the version.
func Delete[I any](op Op, h func(ctx context.Context, in *I, version int64) error) {
	remove := versioned(func(ctx context.Context, in *I, version int64) (struct{}, error) {
		return struct{}{}, h(ctx, in, version)
	})
	Remove(op, func(ctx context.Context, in *I) error {
		_, err := remove(ctx, in)
		return err
	})
}

// Remove is Delete of a thing whatever version of it there is.
func Remove[I any](op Op, h func(ctx context.Context, in *I) error) { Do(op, http.MethodDelete, h) }

func write[I, O any](op Op, described Operation, h func(context.Context, *I) (*O, error)) {
	if op.Long {
		RegisterLong(op.api, described, h)
	} else {
		RegisterWrite(op.api, described, h)
	}
}

func one[I, O any](h func(context.Context, *I) (O, error)) func(context.Context, *I) (*Body[O], error) {
	return func(ctx context.Context, in *I) (*Body[O], error) {
		out, err := h(ctx, in)
		return OK(out), err
	}
}

// versioned reads the version that an input names. It panics at load on an input that does not embed IfMatch.
func versioned[I, O any](h func(context.Context, *I, int64) (O, error)) func(context.Context, *I) (O, error) {
	type matching interface{ Version() (int64, error) }
	if _, ok := any(new(I)).(matching); !ok {
		panic(fmt.Sprintf("httpx: %T names no version: embed httpx.IfMatch", new(I)))
	}
	return func(ctx context.Context, in *I) (out O, err error) {
		version, err := any(in).(matching).Version()
		if err != nil {
			return out, err
		}
		return h(ctx, in, version)
	}
}

// ByID names a thing by the path's {id}.
type ByID struct {
	ID string `path:"id" maxLength:"64"`
}

// ByVersion names a thing and the version of it that is changed.
type ByVersion struct {
	ByID
	IfMatch
}
