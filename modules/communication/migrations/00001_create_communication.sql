-- When, in whose name and with which words a tenant speaks to its debtors.

-- +goose Up
CREATE TABLE contact_hours (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    week       TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE TABLE sender_identities (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    channel    TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    address    TEXT      NOT NULL,
    is_default BOOLEAN   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX sender_identities_by_address ON sender_identities (tenant_id, channel, address);
CREATE TABLE message_templates (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    name_key   TEXT      NOT NULL,
    channel    TEXT      NOT NULL,
    status     TEXT      NOT NULL,
    texts      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX message_templates_by_name ON message_templates (tenant_id, channel, name_key);

-- +goose Down
DROP TABLE message_templates;
DROP TABLE sender_identities;
DROP TABLE contact_hours;
