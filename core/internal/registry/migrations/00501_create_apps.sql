-- +goose Up
CREATE TABLE apps (
    tenant_id  text NOT NULL,
    id         text NOT NULL, -- of the module
    version    bigint NOT NULL DEFAULT 1,
    created_at timestamp NOT NULL,
    updated_at timestamp NOT NULL,
    created_by text NOT NULL DEFAULT '',
    updated_by text NOT NULL DEFAULT '',
    connected  boolean NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE apps;
