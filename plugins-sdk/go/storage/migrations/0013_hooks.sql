-- Where tenants let providers call the module, and what came there. BYTEA is a blob to both engines: SQLite keeps what is no number
-- as it is.

-- +goose Up
CREATE TABLE sdk_hooks (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    hook       TEXT      NOT NULL,
    label      TEXT      NOT NULL,
    token_hash TEXT      NOT NULL,
    secrets    BYTEA,
    revoked_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, token_hash)
);

CREATE TABLE sdk_hook_deliveries (
    tenant_id   TEXT      NOT NULL,
    endpoint_id TEXT      NOT NULL,
    delivery    TEXT      NOT NULL,
    status      INTEGER   NOT NULL,
    received_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, endpoint_id, delivery)
);
CREATE INDEX sdk_hook_deliveries_age ON sdk_hook_deliveries (received_at);

-- +goose Down
DROP TABLE sdk_hook_deliveries;
DROP TABLE sdk_hooks;
