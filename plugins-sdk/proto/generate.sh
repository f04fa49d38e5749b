#!/bin/sh
# Regenerates the Go code of the control plane next to its .proto. Needs protoc on the PATH;
# the two generators are built at pinned versions into .tools/bin.
set -eu
cd "$(dirname "$0")/../.."
export GOBIN="$PWD/.tools/bin"
[ -x "$GOBIN/protoc-gen-go" ] || go install google.golang.org/protobuf/cmd/protoc-gen-go@v1.36.12
[ -x "$GOBIN/protoc-gen-go-grpc" ] || go install google.golang.org/grpc/cmd/protoc-gen-go-grpc@v1.6.0
cd plugins-sdk/proto
PATH="$GOBIN:$PATH" protoc \
  --go_out=. --go_opt=paths=source_relative \
  --go-grpc_out=. --go-grpc_opt=paths=source_relative \
  recobro/control/v1/control.proto
