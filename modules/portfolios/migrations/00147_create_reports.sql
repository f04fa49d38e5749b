-- What the work came to, by day: summed up from the rows it is made of, by one worker of each tenant. user_id is '*' for everyone. A mark is
-- something that has changed; each is a row of its own, so that whoever marks waits for nobody.

-- +goose Up
CREATE TABLE report_marks (
    tenant_id TEXT      NOT NULL,
    id        TEXT      NOT NULL,
    kind      TEXT      NOT NULL,
    of_id     TEXT      NOT NULL DEFAULT '',
    at        TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE report_states (
    tenant_id TEXT      NOT NULL,
    id        TEXT      NOT NULL,
    value     TEXT      NOT NULL DEFAULT '',
    at        TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE report_days (
    tenant_id     TEXT   NOT NULL,
    user_id       TEXT   NOT NULL,
    day           TEXT   NOT NULL,
    portfolio_id  TEXT   NOT NULL,
    contacts      BIGINT NOT NULL DEFAULT 0,
    attempts      BIGINT NOT NULL DEFAULT 0,
    connects      BIGINT NOT NULL DEFAULT 0,
    calls         BIGINT NOT NULL DEFAULT 0,
    call_connects BIGINT NOT NULL DEFAULT 0,
    rpc           BIGINT NOT NULL DEFAULT 0,
    rpc_out       BIGINT NOT NULL DEFAULT 0,
    blocked       BIGINT NOT NULL DEFAULT 0,
    overridden    BIGINT NOT NULL DEFAULT 0,
    debtors_day   BIGINT NOT NULL DEFAULT 0, -- reached for the first time of the day
    debtors_week  BIGINT NOT NULL DEFAULT 0,
    debtors_month BIGINT NOT NULL DEFAULT 0,
    numbers_day   BIGINT NOT NULL DEFAULT 0,
    numbers_week  BIGINT NOT NULL DEFAULT 0,
    numbers_month BIGINT NOT NULL DEFAULT 0,
    plan_matured  BIGINT NOT NULL DEFAULT 0,
    plan_on_time  BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id)
);
CREATE INDEX report_days_by_day ON report_days (tenant_id, day);

CREATE TABLE report_money (
    tenant_id       TEXT   NOT NULL,
    user_id         TEXT   NOT NULL,
    day             TEXT   NOT NULL,
    portfolio_id    TEXT   NOT NULL,
    currency        TEXT   NOT NULL,
    made            BIGINT NOT NULL DEFAULT 0,
    promised        BIGINT NOT NULL DEFAULT 0,
    matured         BIGINT NOT NULL DEFAULT 0,
    matured_amount  BIGINT NOT NULL DEFAULT 0,
    kept            BIGINT NOT NULL DEFAULT 0,
    kept_amount     BIGINT NOT NULL DEFAULT 0,
    partial         BIGINT NOT NULL DEFAULT 0,
    partial_amount  BIGINT NOT NULL DEFAULT 0,
    broken          BIGINT NOT NULL DEFAULT 0,
    broken_amount   BIGINT NOT NULL DEFAULT 0,
    payments        BIGINT NOT NULL DEFAULT 0,
    collected       BIGINT NOT NULL DEFAULT 0,
    contacted_day   BIGINT NOT NULL DEFAULT 0, -- what those owed who were reached for the first time of the day
    contacted_week  BIGINT NOT NULL DEFAULT 0,
    contacted_month BIGINT NOT NULL DEFAULT 0,
    placed          BIGINT NOT NULL DEFAULT 0,
    charged         BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id, currency)
);
CREATE INDEX report_money_by_day ON report_money (tenant_id, day);

CREATE TABLE report_hours (
    tenant_id    TEXT   NOT NULL,
    user_id      TEXT   NOT NULL,
    day          TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    channel      TEXT   NOT NULL,
    hour         BIGINT NOT NULL,
    attempts     BIGINT NOT NULL DEFAULT 0,
    connects     BIGINT NOT NULL DEFAULT 0,
    rpc          BIGINT NOT NULL DEFAULT 0,
    promises     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id, channel, hour)
);
CREATE INDEX report_hours_by_day ON report_hours (tenant_id, day);

CREATE TABLE report_vintages (
    tenant_id    TEXT   NOT NULL,
    user_id      TEXT   NOT NULL,
    day          TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    currency     TEXT   NOT NULL,
    month        TEXT   NOT NULL, -- of the placement
    placed       BIGINT NOT NULL DEFAULT 0,
    collected    BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id, currency, month)
);
CREATE INDEX report_vintages_by_day ON report_vintages (tenant_id, day);

CREATE TABLE report_work (
    tenant_id TEXT   NOT NULL,
    user_id   TEXT   NOT NULL,
    day       TEXT   NOT NULL,
    state     TEXT   NOT NULL,
    seconds   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, state)
);
CREATE INDEX report_work_by_day ON report_work (tenant_id, day);

CREATE TABLE report_book (
    tenant_id    TEXT   NOT NULL,
    user_id      TEXT   NOT NULL, -- who works the debtors; empty for nobody
    day          TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    bucket_id    TEXT   NOT NULL,
    currency     TEXT   NOT NULL,
    debts        BIGINT NOT NULL DEFAULT 0,
    debtors      BIGINT NOT NULL DEFAULT 0,
    balance      BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id, bucket_id, currency)
);
CREATE INDEX report_book_by_day ON report_book (tenant_id, day);

CREATE TABLE report_people (
    tenant_id    TEXT   NOT NULL,
    user_id      TEXT   NOT NULL,
    day          TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    debtors      BIGINT NOT NULL DEFAULT 0,
    numbers      BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, day, portfolio_id)
);
CREATE INDEX report_people_by_day ON report_people (tenant_id, day);

-- How each debt stood at the beginning of a month, until it is known what became of it.
CREATE TABLE report_turns (
    tenant_id    TEXT   NOT NULL,
    month        TEXT   NOT NULL,
    debtor_id    TEXT   NOT NULL,
    debt_id      TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    assignee_id  TEXT   NOT NULL,
    currency     TEXT   NOT NULL,
    bucket_id    TEXT   NOT NULL,
    balance      BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, month, debtor_id, debt_id)
);

CREATE TABLE report_rolls (
    tenant_id    TEXT   NOT NULL,
    user_id      TEXT   NOT NULL,
    month        TEXT   NOT NULL,
    portfolio_id TEXT   NOT NULL,
    currency     TEXT   NOT NULL,
    from_id      TEXT   NOT NULL,
    to_id        TEXT   NOT NULL,
    debts        BIGINT NOT NULL DEFAULT 0,
    balance      BIGINT NOT NULL DEFAULT 0,
    rest         BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, user_id, month, portfolio_id, currency, from_id, to_id)
);
CREATE INDEX report_rolls_by_month ON report_rolls (tenant_id, month);

-- +goose Down
DROP TABLE report_rolls;
DROP TABLE report_turns;
DROP TABLE report_people;
DROP TABLE report_book;
DROP TABLE report_work;
DROP TABLE report_vintages;
DROP TABLE report_hours;
DROP TABLE report_money;
DROP TABLE report_days;
DROP TABLE report_states;
DROP TABLE report_marks;
