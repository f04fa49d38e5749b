-- The interest that a portfolio charges, and the most that the law allows, as data with its source.

-- +goose Up
ALTER TABLE portfolios ADD COLUMN interest TEXT; -- JSON; nothing charges none
CREATE TABLE interest_caps (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    country     TEXT      NOT NULL,
    currency    TEXT      NOT NULL,
    from_on     TEXT      NOT NULL,
    annual_rate BIGINT    NOT NULL CHECK (annual_rate BETWEEN 0 AND 100000000),
    source      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, country, currency, from_on)
);

-- +goose Down
DROP TABLE interest_caps;
ALTER TABLE portfolios DROP COLUMN interest;
