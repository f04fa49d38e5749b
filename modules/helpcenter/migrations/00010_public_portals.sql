-- What a portal shows to everybody, and how often that has become another: pages that are kept are of one edition.

-- +goose Up
ALTER TABLE portals ADD COLUMN public BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE portals ADD COLUMN titles TEXT;
ALTER TABLE portals ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE portals ADD COLUMN widget TEXT NOT NULL DEFAULT '';
CREATE TABLE portal_editions (
    tenant_id TEXT   NOT NULL,
    portal_id TEXT   NOT NULL,
    number    BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, portal_id)
);

-- +goose Down
DROP TABLE portal_editions;
ALTER TABLE portals DROP COLUMN widget;
ALTER TABLE portals DROP COLUMN colour;
ALTER TABLE portals DROP COLUMN titles;
ALTER TABLE portals DROP COLUMN public;
