-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL,
    id TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT NOT NULL,
    updated_by TEXT NOT NULL,
    debtor_id TEXT NOT NULL,
    visited_at TIMESTAMP NOT NULL,
    outcome TEXT NOT NULL,
    text TEXT NOT NULL,
    text_key TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
-- One index for each order of the list, and for what narrows it most: the debtor, the collector.
CREATE INDEX notes_visited_at ON notes (tenant_id, visited_at, id);
CREATE INDEX notes_outcome ON notes (tenant_id, outcome, id);
CREATE INDEX notes_debtor ON notes (tenant_id, debtor_id, visited_at, id);
CREATE INDEX notes_created_by ON notes (tenant_id, created_by, visited_at, id);
