-- Words of published articles, folded, with how much each counts; and the words that there are, each under what is left of it
-- without one of its letters, so that a typing error finds it by an equal text.

-- +goose Up
CREATE TABLE article_words (
    tenant_id  TEXT    NOT NULL,
    article_id TEXT    NOT NULL,
    word       TEXT    NOT NULL,
    weight     INTEGER NOT NULL,
    PRIMARY KEY (tenant_id, article_id, word)
);
CREATE TABLE vocabulary (
    tenant_id TEXT NOT NULL,
    slip      TEXT NOT NULL,
    word      TEXT NOT NULL,
    PRIMARY KEY (tenant_id, slip, word)
);
CREATE TABLE synonyms (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    words     TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE TABLE missed_searches (
    tenant_id TEXT      NOT NULL,
    language  TEXT      NOT NULL,
    text      TEXT      NOT NULL,
    times     INTEGER   NOT NULL,
    last_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, language, text)
);
CREATE TABLE article_uses (
    tenant_id  TEXT   NOT NULL,
    article_id TEXT   NOT NULL,
    views      BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, article_id)
);
CREATE TABLE article_feedback (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    article_id TEXT    NOT NULL,
    helpful    BOOLEAN NOT NULL,
    reason     TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX article_feedback_by_person ON article_feedback (tenant_id, article_id, created_by);
CREATE INDEX missed_searches_by_times ON missed_searches (tenant_id, times);

-- +goose Down
DROP TABLE article_feedback;
DROP TABLE article_uses;
DROP TABLE missed_searches;
DROP TABLE synonyms;
DROP TABLE vocabulary;
DROP TABLE article_words;
