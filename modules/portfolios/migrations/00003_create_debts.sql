-- What belongs to a debtor (or to a debt) is keyed behind it: its rows lie together and need no second index.

-- +goose Up
CREATE TABLE debts (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL DEFAULT 1,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL DEFAULT '',
    updated_by    TEXT      NOT NULL DEFAULT '',
    debtor_id     TEXT      NOT NULL,
    portfolio_id  TEXT      NOT NULL,
    ref           TEXT      NOT NULL,
    account_ref   TEXT      NOT NULL DEFAULT '',
    product_code  TEXT      NOT NULL DEFAULT '',
    product_name  TEXT      NOT NULL DEFAULT '',
    brand         TEXT      NOT NULL DEFAULT '',
    currency      TEXT      NOT NULL,
    principal     BIGINT    NOT NULL DEFAULT 0,
    balance       BIGINT    NOT NULL DEFAULT 0,
    original_due  TEXT      NOT NULL DEFAULT '',
    current_due   TEXT      NOT NULL DEFAULT '',
    aged_from     TEXT      NOT NULL DEFAULT '9999-12-31',
    bucket_id     TEXT      NOT NULL DEFAULT '',
    bucket_since  TEXT      NOT NULL DEFAULT '',
    statute_date  TEXT      NOT NULL DEFAULT '',
    status        TEXT      NOT NULL,
    paused_on     TEXT      NOT NULL DEFAULT '',
    resolution    TEXT      NOT NULL DEFAULT '',
    resolved_at   TIMESTAMP,
    PRIMARY KEY (tenant_id, debtor_id, id)
);
CREATE UNIQUE INDEX debts_by_ref ON debts (tenant_id, portfolio_id, ref);

CREATE TABLE movements (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    debt_id    TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    direction  TEXT      NOT NULL CHECK (direction IN ('credit', 'debit')),
    type       TEXT      NOT NULL,
    amount     BIGINT    NOT NULL CHECK (amount > 0),
    currency   TEXT      NOT NULL,
    source_ref TEXT      NOT NULL DEFAULT '',
    note       TEXT      NOT NULL DEFAULT '',
    at         TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, debt_id, id)
);

CREATE TABLE bucket_history (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    debt_id    TEXT      NOT NULL,
    bucket_id  TEXT      NOT NULL,
    from_on    TEXT      NOT NULL,
    to_on      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, debt_id, id)
);

CREATE TABLE phones (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL DEFAULT 1,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL DEFAULT '',
    updated_by    TEXT      NOT NULL DEFAULT '',
    debtor_id     TEXT      NOT NULL,
    e164          TEXT      NOT NULL,
    e164_reversed TEXT      NOT NULL,
    raw           TEXT      NOT NULL DEFAULT '',
    country       TEXT      NOT NULL DEFAULT '',
    line          TEXT      NOT NULL,
    label         TEXT      NOT NULL,
    source        TEXT      NOT NULL DEFAULT '',
    status        TEXT      NOT NULL,
    is_primary    BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, debtor_id, e164)
);

CREATE TABLE addresses (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    debtor_id   TEXT      NOT NULL,
    fingerprint TEXT      NOT NULL,
    kind        TEXT      NOT NULL,
    line1       TEXT      NOT NULL,
    line2       TEXT      NOT NULL DEFAULT '',
    city        TEXT      NOT NULL DEFAULT '',
    region      TEXT      NOT NULL DEFAULT '',
    postal_code TEXT      NOT NULL DEFAULT '',
    country     TEXT      NOT NULL DEFAULT '',
    source      TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, debtor_id, fingerprint)
);

CREATE TABLE debtor_tags (
    tenant_id TEXT NOT NULL,
    tag_id    TEXT NOT NULL,
    debtor_id TEXT NOT NULL,
    PRIMARY KEY (tenant_id, tag_id, debtor_id)
);

-- +goose Down
DROP TABLE debtor_tags;
DROP TABLE addresses;
DROP TABLE phones;
DROP TABLE bucket_history;
DROP TABLE movements;
DROP TABLE debts;
