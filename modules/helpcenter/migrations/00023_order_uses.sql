-- What is read most is offered where a search found nothing.

-- +goose Up
CREATE INDEX article_uses_by_views ON article_uses (tenant_id, views, article_id);

-- +goose Down
DROP INDEX article_uses_by_views;
