-- A debtor carries the figures its list shows (balance, debts_count, aged_from, bucket_id, phone, tag_ids),
-- kept true by every write of its debts, phones and tags in the same transaction.
-- aged_from is the oldest day an open debt counts its days past due from; 9999-12-31 when nothing is due.
-- The three list indexes carry the filters behind the order, so that a page is cut out of the index alone.

-- +goose Up
CREATE TABLE debtors (
    seq              INTEGER PRIMARY KEY, -- stable row number: the text index points at it
    tenant_id        TEXT      NOT NULL,
    id               TEXT      NOT NULL,
    version          BIGINT    NOT NULL DEFAULT 1,
    created_at       TIMESTAMP NOT NULL,
    updated_at       TIMESTAMP NOT NULL,
    created_by       TEXT      NOT NULL DEFAULT '',
    updated_by       TEXT      NOT NULL DEFAULT '',
    portfolio_id     TEXT      NOT NULL,
    dedupe_key       TEXT      NOT NULL,
    external_ref     TEXT      NOT NULL DEFAULT '',
    kind             TEXT      NOT NULL,
    name             TEXT      NOT NULL,
    name_key         TEXT      NOT NULL,
    given_name       TEXT      NOT NULL DEFAULT '',
    family_name      TEXT      NOT NULL DEFAULT '',
    national_id_type TEXT      NOT NULL DEFAULT '',
    national_id      TEXT      NOT NULL DEFAULT '',
    birthday         TEXT      NOT NULL DEFAULT '',
    language         TEXT      NOT NULL DEFAULT '',
    timezone         TEXT      NOT NULL DEFAULT '',
    emails           TEXT      NOT NULL DEFAULT '[]',
    segment          TEXT      NOT NULL DEFAULT '',
    preferences      TEXT      NOT NULL DEFAULT '{}',
    flags            TEXT      NOT NULL DEFAULT '[]',
    status           TEXT      NOT NULL,
    assignee_id      TEXT      NOT NULL DEFAULT '',
    balance          BIGINT    NOT NULL DEFAULT 0,
    currency         TEXT      NOT NULL,
    debts_count      INTEGER   NOT NULL DEFAULT 0,
    aged_from        TEXT      NOT NULL DEFAULT '9999-12-31',
    bucket_id        TEXT      NOT NULL DEFAULT '',
    phone            TEXT      NOT NULL DEFAULT '',
    tag_ids          TEXT      NOT NULL DEFAULT '',
    UNIQUE (tenant_id, id)
);
CREATE UNIQUE INDEX debtors_by_dedupe_key ON debtors (tenant_id, portfolio_id, dedupe_key);
CREATE INDEX debtors_by_name ON debtors (tenant_id, name_key, id, portfolio_id, status, bucket_id, assignee_id);
CREATE INDEX debtors_by_balance ON debtors (tenant_id, balance, id, portfolio_id, status, bucket_id, assignee_id);
CREATE INDEX debtors_by_age ON debtors (tenant_id, aged_from, id, portfolio_id, status, bucket_id, assignee_id);
CREATE INDEX debtors_by_filter ON debtors (tenant_id, portfolio_id, status, bucket_id);
CREATE INDEX debtors_by_assignee ON debtors (tenant_id, assignee_id) WHERE assignee_id <> '';
CREATE INDEX debtors_by_national_id ON debtors (tenant_id, national_id) WHERE national_id <> '';

-- Name search: three-letter grams of the name, each prefixed with a code of its tenant, so that a tenant's search
-- walks its own postings only. The grams are made by the debtor's store; nothing but the tenant is stored.
CREATE VIRTUAL TABLE debtor_grams USING fts5(
    grams,
    tenant_id UNINDEXED,
    content = '',
    contentless_delete = 1,
    contentless_unindexed = 1,
    detail = none,
    tokenize = 'ascii'
);

-- +goose Down
DROP TABLE debtor_grams;
DROP TABLE debtors;
