-- Whose text an article was before the company made it its own, and which state of it: empty for what the company wrote.

-- +goose Up
ALTER TABLE articles ADD COLUMN product_id TEXT NOT NULL DEFAULT '';
ALTER TABLE articles ADD COLUMN product_text TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX articles_by_product ON articles (tenant_id, product_id, language) WHERE product_id <> '';

-- +goose Down
DROP INDEX articles_by_product;
ALTER TABLE articles DROP COLUMN product_text;
ALTER TABLE articles DROP COLUMN product_id;
