-- What was planted of the law before such texts were marked, and that nobody has published: it is to be read as well.

-- +goose Up
UPDATE articles SET unconfirmed = TRUE
WHERE status = 'draft'
  AND EXISTS (SELECT 1 FROM categories c WHERE c.tenant_id = articles.tenant_id AND c.id = articles.category_id AND c.slug = 'rights')
  AND NOT EXISTS (SELECT 1 FROM article_versions v WHERE v.tenant_id = articles.tenant_id AND v.article_id = articles.id AND v.why = 'published');

-- +goose Down
SELECT 1;
