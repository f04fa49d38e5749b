import { makeStyles, tokens } from '@fluentui/react-components';
import { BookQuestionMarkRegular } from '@fluentui/react-icons';
import { parseAsString, useCan, useLanguage, useQueryStates, useTranslation } from '@recobro/sdk';
import {
  EmptyState,
  LinkButton,
  ListPage,
  Loaded,
  SearchField,
  Section,
  Skeletons,
  StatusBadge,
} from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { type Category, type Entry, titleOf } from '../api/types';
import { Found } from './Found';
import { ToArticle } from './ToArticle';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  shelves: {
    columnWidth: '280px',
    columnGap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    '& > *': { breakInside: 'avoid', marginBlockEnd: tokens.spacingHorizontalL },
  },
});

/** The help center: search first, then the categories with what stands in them. */
export function HelpPage() {
  const { t } = useTranslation('helpcenter');
  const [{ q }, set] = useQueryStates({ q: parseAsString.withDefault('') }, { history: 'replace' });
  const mayWrite = useCan()('helpcenter.articles:update');
  return (
    <ListPage
      title={t('title')}
      filters={
        <SearchField
          value={q}
          label={t('search')}
          onSearch={(text) => set({ q: text.slice(0, 100) || null })}
        />
      }
      actions={mayWrite && <LinkButton to="/help-center/write">{t('write')}</LinkButton>}
    >
      {q.trim() ? <Found text={q.trim()} /> : <Shelves />}
    </ListPage>
  );
}

function Shelves() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const categories = useRead('/api/v1/help-categories', {});
  const entries = useRead('/api/v1/articles', { query: {} });
  if (entries.isPending) return <Skeletons rows={6} when />;
  const empty = <EmptyState icon={<BookQuestionMarkRegular />} title={t('none')} reason={t('noneWhy')} />;
  return (
    <Loaded read={entries} empty={empty}>
      {(all) => (
        <div className={styles.shelves}>
          {(categories.data ?? []).map((category) => (
            <Shelf
              key={category.id}
              category={category}
              entries={all.filter((entry) => entry.category_id === category.id)}
            />
          ))}
          {[...new Set(all.flatMap(({ shelf }) => shelf ?? []))].map((shelf) => (
            <Section key={shelf} title={shelf} actions={<OfProduct />}>
              <Entries entries={all.filter((entry) => entry.shelf === shelf)} />
            </Section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Shelf({ category, entries }: { category: Category; entries: Entry[] }) {
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Section title={titleOf(category.titles, language)} count={String(entries.length)}>
      <Entries entries={entries} />
    </Section>
  );
}

function OfProduct() {
  const { t } = useTranslation('helpcenter');
  return <StatusBadge tone="neutral">{t('ofProduct')}</StatusBadge>;
}

/** Articles, each a link to itself; of many kinds, those of the product are marked. */
export function Entries({ entries, marked }: { entries: Entry[]; marked?: boolean }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <ToArticle id={entry.id} lang={entry.language}>
            {entry.title}
          </ToArticle>
          {marked && entry.shelf && (
            <>
              {' '}
              <OfProduct />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
