package tracing

import "embed"

// Migrations are the checkpoints' tables, numbered from 00401 in the core's line.
//
//go:embed migrations/*.sql
var Migrations embed.FS
