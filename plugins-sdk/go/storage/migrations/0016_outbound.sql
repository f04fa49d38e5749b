-- What each tenant's calls to the outside come to, by day (UTC).

-- +goose Up
CREATE TABLE sdk_outbound_days (
    tenant_id TEXT      NOT NULL,
    day       TIMESTAMP NOT NULL,
    requests  BIGINT    NOT NULL,
    PRIMARY KEY (tenant_id, day)
);

-- +goose Down
DROP TABLE sdk_outbound_days;
