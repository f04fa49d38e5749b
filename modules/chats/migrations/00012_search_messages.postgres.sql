-- Search in messages by their folded words. Row level security keeps text search away from any index (it is not leakproof), so the search is
-- a function of the schema's owner, which sees the tenant of the transaction alone and tells nothing but ids. What many messages have is met
-- among the latest; only what is rare is looked up.

-- +goose Up
ALTER TABLE messages ADD COLUMN text_words tsvector GENERATED ALWAYS AS (to_tsvector('simple', text_key)) STORED;
CREATE INDEX messages_by_words ON messages USING gin (tenant_id, text_words);

-- +goose StatementBegin
CREATE FUNCTION messages_said(words text, near integer, cap integer) RETURNS SETOF text
LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
    ours text := current_setting('app.tenant', true);
    sought tsquery := to_tsquery('simple', words);
    found text[];
BEGIN
    SELECT array_agg(id) INTO found FROM (
        SELECT id FROM (SELECT id, text_words FROM messages WHERE tenant_id = ours ORDER BY id DESC LIMIT near) latest
        WHERE text_words @@ sought LIMIT cap) met;
    IF coalesce(array_length(found, 1), 0) >= cap THEN
        RETURN QUERY SELECT unnest(found);
        RETURN;
    END IF;
    RETURN QUERY SELECT id FROM messages WHERE tenant_id = ours AND text_words @@ sought ORDER BY id DESC LIMIT cap;
END $$;
-- +goose StatementEnd
REVOKE ALL ON FUNCTION messages_said(text, integer, integer) FROM PUBLIC;

-- +goose Down
DROP FUNCTION messages_said(text, integer, integer);
DROP INDEX messages_by_words;
ALTER TABLE messages DROP COLUMN text_words;
