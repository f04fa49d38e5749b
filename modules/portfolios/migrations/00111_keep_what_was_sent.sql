-- What a creditor sends beside name and balance: what the debt is made of, the last payment, notes, and every further column
-- under its own name. import_id says what a file brought; import_changes what it changed of what was there: so that a whole
-- import can be taken back.

-- +goose Up
ALTER TABLE debtors ADD COLUMN extra TEXT NOT NULL DEFAULT '[]';
ALTER TABLE debtors ADD COLUMN import_id TEXT NOT NULL DEFAULT '';

ALTER TABLE debts ADD COLUMN interest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN fees BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN penalties BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN last_payment BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN last_payment_on TEXT NOT NULL DEFAULT '';
ALTER TABLE debts ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE debts ADD COLUMN extra TEXT NOT NULL DEFAULT '[]';
ALTER TABLE debts ADD COLUMN import_id TEXT NOT NULL DEFAULT '';

ALTER TABLE imports ADD COLUMN check_totals TEXT NOT NULL DEFAULT '[]';
ALTER TABLE imports ADD COLUMN totals TEXT NOT NULL DEFAULT '[]';
ALTER TABLE imports ADD COLUMN mended_from TEXT NOT NULL DEFAULT '';
ALTER TABLE imports ADD COLUMN undone_at TIMESTAMP;
ALTER TABLE imports ADD COLUMN undone_by TEXT NOT NULL DEFAULT '';

ALTER TABLE import_checkpoints ADD COLUMN growth BIGINT NOT NULL DEFAULT 0;
ALTER TABLE import_checkpoints ADD COLUMN totals TEXT NOT NULL DEFAULT '[]';

CREATE TABLE import_changes (
    tenant_id TEXT NOT NULL,
    import_id TEXT NOT NULL,
    id        TEXT NOT NULL,
    kind      TEXT NOT NULL,
    row_id    TEXT NOT NULL,
    debtor_id TEXT NOT NULL,
    before    TEXT NOT NULL,
    PRIMARY KEY (tenant_id, import_id, id)
);

-- A rejected row as somebody mended it on the screen, until it is imported.
CREATE TABLE import_mends (
    tenant_id  TEXT      NOT NULL,
    import_id  TEXT      NOT NULL,
    line       BIGINT    NOT NULL,
    cells      TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, import_id, line)
);

-- A mapping that was saved under a name, for files of the creditor with the same header.
CREATE TABLE import_saved_mappings (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    creditor_id TEXT      NOT NULL,
    name        TEXT      NOT NULL,
    header      TEXT      NOT NULL,
    fields      TEXT      NOT NULL,
    format      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX import_saved_mappings_by_name ON import_saved_mappings (tenant_id, creditor_id, name);

-- +goose Down
DROP TABLE import_saved_mappings;
DROP TABLE import_mends;
DROP TABLE import_changes;
ALTER TABLE import_checkpoints DROP COLUMN totals;
ALTER TABLE import_checkpoints DROP COLUMN growth;
ALTER TABLE imports DROP COLUMN undone_by;
ALTER TABLE imports DROP COLUMN undone_at;
ALTER TABLE imports DROP COLUMN mended_from;
ALTER TABLE imports DROP COLUMN totals;
ALTER TABLE imports DROP COLUMN check_totals;
ALTER TABLE debts DROP COLUMN import_id;
ALTER TABLE debts DROP COLUMN extra;
ALTER TABLE debts DROP COLUMN notes;
ALTER TABLE debts DROP COLUMN last_payment_on;
ALTER TABLE debts DROP COLUMN last_payment;
ALTER TABLE debts DROP COLUMN penalties;
ALTER TABLE debts DROP COLUMN fees;
ALTER TABLE debts DROP COLUMN interest;
ALTER TABLE debtors DROP COLUMN import_id;
ALTER TABLE debtors DROP COLUMN extra;
