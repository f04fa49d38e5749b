-- What is found by a word, and by how it begins. Texts sort by their bytes, as on the other engine.

-- +goose Up
ALTER TABLE article_words ALTER COLUMN word TYPE TEXT COLLATE "C";
ALTER TABLE vocabulary ALTER COLUMN word TYPE TEXT COLLATE "C", ALTER COLUMN slip TYPE TEXT COLLATE "C";
ALTER TABLE articles ALTER COLUMN title_key TYPE TEXT COLLATE "C";
CREATE INDEX article_words_by_word ON article_words (tenant_id, word, weight DESC, article_id);
CREATE INDEX vocabulary_by_word ON vocabulary (tenant_id, word);

-- +goose Down
DROP INDEX vocabulary_by_word;
DROP INDEX article_words_by_word;
