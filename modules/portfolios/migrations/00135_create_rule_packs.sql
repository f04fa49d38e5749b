-- Packs of contact rules by version, of the installation and not of a tenant (tenant "-"); and the rules that tenants add.

-- +goose Up
CREATE TABLE rule_packs (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    country      TEXT      NOT NULL,
    number       BIGINT    NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('draft', 'published', 'superseded')),
    rules        TEXT      NOT NULL, -- JSON
    cases        TEXT      NOT NULL, -- JSON
    note         TEXT      NOT NULL DEFAULT '',
    published_at TIMESTAMP,
    published_by TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, country, number)
);
CREATE UNIQUE INDEX rule_packs_in_force ON rule_packs (tenant_id, country) WHERE status = 'published';
CREATE UNIQUE INDEX rule_packs_drafts ON rule_packs (tenant_id, country) WHERE status = 'draft';

CREATE TABLE contact_rules (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL DEFAULT '',
    rule         TEXT      NOT NULL, -- JSON
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE contact_rules;
DROP TABLE rule_packs;
