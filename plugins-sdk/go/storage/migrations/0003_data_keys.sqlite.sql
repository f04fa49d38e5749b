-- One key a tenant, sealed with the module's key: what the tenant's sealed columns are sealed with.

-- +goose Up
CREATE TABLE sdk_data_keys (
    tenant_id   TEXT NOT NULL PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    box         BLOB NOT NULL,
    created_at  DATETIME NOT NULL
) WITHOUT ROWID;

-- +goose Down
DROP TABLE sdk_data_keys;
