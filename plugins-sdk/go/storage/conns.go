package storage

import "github.com/recobro/recobro/plugins-sdk/internal/native"

// Conns are the ways into the database below the walls, for the SDK's own packages: nobody else can ask for leave.
//
//sdk:host
func (db *DB) Conns(leave native.Leave) native.Conns {
	if !leave.Granted() {
		return native.Conns{}
	}
	conns := native.Conns{URL: db.cfg.URL, OwnerURL: db.cfg.OwnerURL, Schema: SchemaName(db.cfg.Schema)}
	if db.cfg.Engine == SQLite {
		conns.Writer, conns.Path = db.write.sql, db.cfg.Path
	}
	return conns
}
