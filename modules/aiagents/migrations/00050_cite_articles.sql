-- What a turn has told of help articles, and of which version of them.

-- +goose Up
ALTER TABLE turns ADD COLUMN cites TEXT;

-- +goose Down
ALTER TABLE turns DROP COLUMN cites;
