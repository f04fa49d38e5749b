-- The last signed head of every chain.

-- +goose Up
CREATE TABLE tracing_checkpoints (
    tenant_id TEXT      NOT NULL,
    module    TEXT      NOT NULL,
    seq       BIGINT    NOT NULL,
    hash      BLOB  NOT NULL,
    taken_at  TIMESTAMP NOT NULL,
    signature BLOB  NOT NULL,
    PRIMARY KEY (tenant_id, module)
);

-- +goose Down
DROP TABLE tracing_checkpoints;
