-- Numbers and mailboxes at which somebody asked not to be contacted, for the whole company.

-- +goose Up
CREATE TABLE opt_outs (
    tenant_id  TEXT      NOT NULL,
    address    TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL DEFAULT '',
    source     TEXT      NOT NULL DEFAULT '',
    ceased     BOOLEAN   NOT NULL DEFAULT FALSE,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, address)
);
INSERT INTO opt_outs (tenant_id, address, debtor_id, source, created_at, created_by)
SELECT tenant_id, e164, min(debtor_id), 'phone', min(updated_at), '' FROM phones WHERE status = 'opted_out' GROUP BY tenant_id, e164;

-- +goose Down
DROP TABLE opt_outs;
