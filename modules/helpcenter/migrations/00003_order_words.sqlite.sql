-- What is found by a word, and by how it begins.

-- +goose Up
CREATE INDEX article_words_by_word ON article_words (tenant_id, word, weight DESC, article_id);
CREATE INDEX vocabulary_by_word ON vocabulary (tenant_id, word);

-- +goose Down
DROP INDEX vocabulary_by_word;
DROP INDEX article_words_by_word;
