-- What a portal is known by: the pictures of its company, and a line that says how to reach it. Pictures are JSON: the file, and its sides,
-- so that a page leaves room for it.

-- +goose Up
ALTER TABLE portals ADD COLUMN pictures TEXT;
ALTER TABLE portals ADD COLUMN logo_alt TEXT NOT NULL DEFAULT '';
ALTER TABLE portals ADD COLUMN contact TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE portals DROP COLUMN contact;
ALTER TABLE portals DROP COLUMN logo_alt;
ALTER TABLE portals DROP COLUMN pictures;
