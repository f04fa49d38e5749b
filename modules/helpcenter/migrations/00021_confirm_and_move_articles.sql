-- A text that the company was given has to be read by it before readers have it. What was archived is told from what it was, so that it can
-- be taken back; and where an article stood before its address became another, whoever comes is sent on.

-- +goose Up
ALTER TABLE articles ADD COLUMN unconfirmed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE articles ADD COLUMN archived_from TEXT NOT NULL DEFAULT '';
CREATE TABLE article_addresses (
    tenant_id  TEXT NOT NULL,
    portal_id  TEXT NOT NULL,
    language   TEXT NOT NULL,
    slug       TEXT NOT NULL,
    article_id TEXT NOT NULL,
    PRIMARY KEY (tenant_id, portal_id, language, slug)
);
CREATE INDEX article_addresses_by_article ON article_addresses (tenant_id, article_id);

-- +goose Down
DROP TABLE article_addresses;
ALTER TABLE articles DROP COLUMN archived_from;
ALTER TABLE articles DROP COLUMN unconfirmed;
