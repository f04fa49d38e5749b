-- +goose Up
CREATE TABLE app_settings (
    tenant_id  text NOT NULL,
    id         text NOT NULL, -- of the module
    version    bigint NOT NULL DEFAULT 1,
    created_at timestamp NOT NULL,
    updated_at timestamp NOT NULL,
    created_by text NOT NULL DEFAULT '',
    updated_by text NOT NULL DEFAULT '',
    chosen     text NOT NULL, -- JSON object of what differs from the defaults
    secrets    text NOT NULL DEFAULT '', -- JSON object, sealed for this row; empty without any
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE app_settings;
