import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Link,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useLanguage, useLocation, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, SearchField, useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Entry, Language } from '../api/types';
import { Content, OpenArticle } from '../read/Content';
import { about } from './screens';

const useStyles = makeStyles({
  panel: { width: 'min(420px, 100vw)' },
  body: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalM },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
});

/** What is written of the screen below, and what a search finds; the work beside it goes on. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const { pathname } = useLocation();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<string>();
  useReturnFocus();
  const dismiss = (
    <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />
  );
  const search = (text: string) => {
    setQ(text.trim());
    setChosen(undefined);
  };
  return (
    <OverlayDrawer
      open
      modalType="non-modal"
      position="end"
      className={styles.panel}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle action={dismiss}>{t('here')}</DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <OpenArticle value={setChosen}>
          <SearchField value={q} label={t('search')} onSearch={search} />
          {chosen && <Article id={chosen} />}
          {!chosen && q && <Searched text={q} onChoose={setChosen} />}
          {!chosen && !q && <OfScreen page={pathname} key={pathname} onChoose={setChosen} />}
        </OpenArticle>
      </DrawerBody>
    </OverlayDrawer>
  );
}

type Choose = (id: string) => void;

function OfScreen({ page, onChoose }: { page: string; onChoose: Choose }) {
  const { t } = useTranslation('helpcenter');
  const read = useRead('/api/v1/articles', { query: {} });
  const found = about(read.data ?? [], page);
  const [first, ...others] = found;
  return (
    <Loaded
      read={read}
      rows={found}
      empty={<EmptyState title={t('nothingHere')} reason={t('nothingHereWhy')} />}
    >
      {() => (
        <>
          {first && <Article id={first.id} />}
          <Names entries={others} onChoose={onChoose} />
        </>
      )}
    </Loaded>
  );
}

function Searched({ text, onChoose }: { text: string; onChoose: Choose }) {
  const { t } = useTranslation('helpcenter');
  const language = useLanguage() as Language;
  const read = useRead('/api/v1/articles/search', { query: { q: text.slice(0, 100), language } });
  return (
    <Loaded read={read} empty={<EmptyState title={t('notFound')} />}>
      {(entries) => <Names entries={entries} onChoose={onChoose} />}
    </Loaded>
  );
}

function Names({ entries, onChoose }: { entries: Entry[]; onChoose: Choose }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link as="button" lang={entry.language} onClick={() => onChoose(entry.id)}>
            {entry.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Article({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  const read = useRead('/api/v1/articles/{id}/reading', { path: { id } });
  return (
    <Loaded read={read}>
      {(article) => (
        <article lang={article.language}>
          <h2>{article.title}</h2>
          <Content nodes={article.content} />
          <Link href={`/help-center/read/${id}`} target="_blank">
            {t('newTab')}
          </Link>
        </article>
      )}
    </Loaded>
  );
}
