-- The bounds of plugins-sdk/go/money (Most 10^15, MostSum 9*10^15 minor units), for whatever writes. SQLite adds no checks to
-- a table that is there, so that triggers hold them; rows from before stay as they are: `recobro module repair portfolios`.

-- +goose Up
-- +goose StatementBegin
CREATE TRIGGER debts_within_new BEFORE INSERT ON debts
WHEN typeof(NEW.balance) <> 'integer' OR NEW.balance NOT BETWEEN -1000000000000000 AND 1000000000000000
  OR typeof(NEW.principal) <> 'integer' OR NEW.principal NOT BETWEEN -1000000000000000 AND 1000000000000000
BEGIN SELECT RAISE(ABORT, 'check: an amount beyond its bound'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER debts_within BEFORE UPDATE OF balance, principal ON debts
WHEN typeof(NEW.balance) <> 'integer' OR NEW.balance NOT BETWEEN -1000000000000000 AND 1000000000000000
  OR typeof(NEW.principal) <> 'integer' OR NEW.principal NOT BETWEEN -1000000000000000 AND 1000000000000000
BEGIN SELECT RAISE(ABORT, 'check: an amount beyond its bound'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER movements_within_new BEFORE INSERT ON movements
WHEN typeof(NEW.amount) <> 'integer' OR NEW.amount NOT BETWEEN 1 AND 1000000000000000
BEGIN SELECT RAISE(ABORT, 'check: an amount beyond its bound'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER debtors_within_new BEFORE INSERT ON debtors
WHEN typeof(NEW.balance) <> 'integer' OR NEW.balance NOT BETWEEN -9000000000000000 AND 9000000000000000
BEGIN SELECT RAISE(ABORT, 'check: a sum beyond its bound'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER debtors_within BEFORE UPDATE OF balance ON debtors
WHEN typeof(NEW.balance) <> 'integer' OR NEW.balance NOT BETWEEN -9000000000000000 AND 9000000000000000
BEGIN SELECT RAISE(ABORT, 'check: a sum beyond its bound'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER portfolios_within BEFORE UPDATE OF balance ON portfolios
WHEN typeof(NEW.balance) <> 'integer' OR NEW.balance NOT BETWEEN -9000000000000000 AND 9000000000000000
BEGIN SELECT RAISE(ABORT, 'check: a sum beyond its bound'); END;
-- +goose StatementEnd

CREATE TABLE movements_set_aside (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    debt_id    TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    direction  TEXT      NOT NULL,
    type       TEXT      NOT NULL,
    amount     BIGINT    NOT NULL,
    currency   TEXT      NOT NULL,
    source_ref TEXT      NOT NULL DEFAULT '',
    note       TEXT      NOT NULL DEFAULT '',
    at         TIMESTAMP NOT NULL,
    limited    BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, debt_id, id)
);

-- +goose Down
DROP TABLE movements_set_aside;
DROP TRIGGER portfolios_within;
DROP TRIGGER debtors_within;
DROP TRIGGER debtors_within_new;
DROP TRIGGER movements_within_new;
DROP TRIGGER debts_within;
DROP TRIGGER debts_within_new;
