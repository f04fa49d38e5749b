-- Suites of cases that versions are tried on, what came of each run, and tests that somebody holds by hand.

-- +goose Up
CREATE TABLE suites (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    name_key   TEXT      NOT NULL,
    floor      INTEGER   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX suites_by_name ON suites (tenant_id, name_key);
CREATE TABLE suite_cases (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    suite_id   TEXT      NOT NULL,
    origin     TEXT      NOT NULL,
    origin_id  TEXT      NOT NULL,
    body       TEXT,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX suite_cases_by_suite ON suite_cases (tenant_id, suite_id, id);
CREATE TABLE suite_runs (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    kind        TEXT      NOT NULL,
    agent_id    TEXT      NOT NULL,
    version_id  TEXT      NOT NULL,
    n           INTEGER   NOT NULL,
    hash        TEXT      NOT NULL,
    suites      TEXT,
    batch       TEXT,
    tries       INTEGER   NOT NULL,
    state       TEXT      NOT NULL,
    total       INTEGER   NOT NULL,
    done        INTEGER   NOT NULL,
    passed      INTEGER   NOT NULL,
    verdict     TEXT      NOT NULL,
    judged_by   TEXT      NOT NULL,
    scores      TEXT,
    took_ms     BIGINT    NOT NULL,
    cost_micros BIGINT    NOT NULL,
    ended_at    TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX suite_runs_by_created ON suite_runs (tenant_id, created_at, id);
CREATE INDEX suite_runs_by_version ON suite_runs (tenant_id, version_id, id);
CREATE TABLE suite_results (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    run_id     TEXT      NOT NULL,
    case_key   TEXT      NOT NULL,
    suite      TEXT      NOT NULL,
    title      TEXT      NOT NULL,
    language   TEXT      NOT NULL,
    persona    TEXT      NOT NULL,
    zero       BOOLEAN   NOT NULL,
    passed     BOOLEAN   NOT NULL,
    outcome    TEXT      NOT NULL,
    tries      TEXT,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX suite_results_by_case ON suite_results (tenant_id, run_id, case_key);
CREATE TABLE tests (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    agent_id   TEXT      NOT NULL,
    version_id TEXT      NOT NULL,
    n          INTEGER   NOT NULL,
    persona    TEXT      NOT NULL,
    language   TEXT      NOT NULL,
    noise      TEXT      NOT NULL,
    file       TEXT,
    kept       TEXT,
    talk       TEXT,
    lines      TEXT,
    turns      INTEGER   NOT NULL,
    status     TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX tests_by_created ON tests (tenant_id, created_by, created_at, id);

-- +goose Down
DROP TABLE tests;
DROP TABLE suite_results;
DROP TABLE suite_runs;
DROP TABLE suite_cases;
DROP TABLE suites;
