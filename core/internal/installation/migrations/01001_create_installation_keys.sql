-- Which keys the installation was made with: what tells them apart, not the keys.

-- +goose Up
CREATE TABLE installation_keys (
    name        TEXT      NOT NULL PRIMARY KEY,
    fingerprint TEXT      NOT NULL,
    created_at  TIMESTAMP NOT NULL
);

-- +goose Down
DROP TABLE installation_keys;
