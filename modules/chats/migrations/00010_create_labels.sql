-- Labels of conversations, canned replies, and macros: what a desk has ready.

-- +goose Up
CREATE TABLE labels (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    name_key   TEXT      NOT NULL,
    color      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX labels_by_name ON labels (tenant_id, name_key);
CREATE TABLE replies (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    owner_id   TEXT      NOT NULL,
    shortcut   TEXT      NOT NULL,
    text       TEXT      NOT NULL,
    key        TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX replies_by_shortcut ON replies (tenant_id, owner_id, shortcut);
CREATE TABLE macros (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    name_key   TEXT      NOT NULL,
    acts       TEXT,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX macros_by_name ON macros (tenant_id, name_key);

-- +goose Down
DROP TABLE macros;
DROP TABLE replies;
DROP TABLE labels;
