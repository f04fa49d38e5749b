import { useLanguage, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section, useSettled } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Language } from '../api/types';
import { Entries } from './HelpPage';

/** How long a search without a result stands, in ms, until it counts as ended: nobody types on. */
const ENDED = 2000;

/** What a search finds; one that ends without a result is told to the editors. */
export function Found({ text }: { text: string }) {
  const { t } = useTranslation('helpcenter');
  const language = useLanguage() as Language;
  const found = useRead('/api/v1/articles/search', { query: { q: text, language } });
  useMiss(text, language, found.data?.length === 0);
  return (
    <Loaded read={found} empty={<EmptyState title={t('notFound')} reason={t('notFoundWhy')} />}>
      {(entries) => (
        <Section title={t('found')} count={String(entries.length)}>
          <Entries entries={entries} marked />
        </Section>
      )}
    </Loaded>
  );
}

function useMiss(text: string, language: Language, inVain: boolean) {
  const { mutate } = useWrite('POST', '/api/v1/articles/searches', { quiet: true });
  const missed = useSettled(inVain ? text : '', ENDED);
  useEffect(() => {
    if (missed && missed === text) mutate({ body: { q: missed, language } });
  }, [missed, text, language, mutate]);
}
