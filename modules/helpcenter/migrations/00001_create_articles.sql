-- An article's row holds what is being written; live_* is what readers have, as it was published last. Titles of categories,
-- languages, screens and roles are JSON: short, and read with their row.

-- +goose Up
CREATE TABLE portals (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    name      TEXT NOT NULL,
    slug      TEXT NOT NULL,
    languages TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX portals_by_slug ON portals (tenant_id, slug);

CREATE TABLE categories (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    portal_id TEXT    NOT NULL,
    slug      TEXT    NOT NULL,
    titles    TEXT    NOT NULL,
    place     INTEGER NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX categories_by_slug ON categories (tenant_id, portal_id, slug);

CREATE TABLE articles (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    portal_id       TEXT      NOT NULL,
    category_id     TEXT      NOT NULL,
    language        TEXT      NOT NULL,
    slug            TEXT      NOT NULL,
    title           TEXT      NOT NULL,
    title_key       TEXT      NOT NULL,
    body            TEXT      NOT NULL,
    status          TEXT      NOT NULL,
    root_article_id TEXT      NOT NULL,
    screens         TEXT      NOT NULL,
    roles           TEXT      NOT NULL,
    changed_at      TIMESTAMP NOT NULL,
    live_title      TEXT      NOT NULL,
    live_body       TEXT      NOT NULL,
    live_at         TIMESTAMP,
    reviewed_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX articles_by_slug ON articles (tenant_id, portal_id, language, slug);
CREATE UNIQUE INDEX articles_by_root ON articles (tenant_id, root_article_id, language);
CREATE INDEX articles_by_title ON articles (tenant_id, title_key, id);
CREATE INDEX articles_by_change ON articles (tenant_id, changed_at, id);
CREATE INDEX articles_by_review ON articles (tenant_id, reviewed_at, id);
CREATE INDEX articles_by_status ON articles (tenant_id, status, category_id, id);

CREATE TABLE article_versions (
    tenant_id  TEXT      NOT NULL,
    article_id TEXT      NOT NULL,
    number     INTEGER   NOT NULL,
    why        TEXT      NOT NULL,
    title      TEXT      NOT NULL,
    body       TEXT      NOT NULL,
    written_at TIMESTAMP NOT NULL,
    written_by TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, article_id, number)
);

-- +goose Down
DROP TABLE article_versions;
DROP TABLE articles;
DROP TABLE categories;
DROP TABLE portals;
