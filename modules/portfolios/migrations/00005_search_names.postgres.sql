-- Name search: trigrams of the name behind the tenant. Row level security keeps LIKE away from any index (it is not
-- leakproof), so the search is a function of the schema's owner, which sees the tenant of the transaction alone and
-- tells nothing but ids. The words are literals of the inner statement, so that each search gets a plan of its own.

-- +goose Up
-- +goose StatementBegin
DO $$
DECLARE home text;
BEGIN
    SELECT n.nspname INTO STRICT home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
    EXECUTE format('CREATE INDEX debtors_by_words ON debtors USING gin (tenant_id, name_key %I.gin_trgm_ops)', home);
END $$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION debtors_named(words text[], cap integer) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
    statement text := format('SELECT id FROM debtors WHERE tenant_id = %L', current_setting('app.tenant', true));
    word text;
BEGIN
    FOREACH word IN ARRAY words LOOP
        statement := statement || format(' AND name_key LIKE %L', '%' || word || '%');
    END LOOP;
    RETURN QUERY EXECUTE statement || format(' LIMIT %s', cap);
END $$;
-- +goose StatementEnd
REVOKE ALL ON FUNCTION debtors_named(text[], integer) FROM PUBLIC;

-- +goose Down
DROP FUNCTION debtors_named(text[], integer);
DROP INDEX debtors_by_words;
