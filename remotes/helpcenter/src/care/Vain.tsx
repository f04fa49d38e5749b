import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { DateText, EmptyState, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../api/client';
import type { Missed } from '../api/types';
import { AddSynonym } from './AddSynonym';

const NewArticle = lazy(() => import('../write/NewArticle').then((m) => ({ default: m.NewArticle })));

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  text: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  aside: { display: 'block', color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** What is done about a search that found nothing. */
type Acting = { miss: Missed; by: 'article' | 'synonym' };

/** What people searched and did not find, what they looked for most first; an article or a synonym lets the next one find it. */
export function Vain() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/searches', {});
  const [acting, setActing] = useState<Acting>();
  const close = () => setActing(undefined);
  return (
    <Section title={t('misses')} count={read.data && String(read.data.length)} waiting={read.isPending}>
      <Loaded read={read} empty={<EmptyState title={t('missesNone')} reason={t('missesNoneWhy')} />}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <Line key={one.language + one.text} miss={one} onAct={(by) => setActing({ miss: one, by })} />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>
        {acting?.by === 'article' && (
          <NewArticle title={begun(acting.miss.text)} language={acting.miss.language} onClose={close} />
        )}
        {acting?.by === 'synonym' && (
          <AddSynonym words={`${acting.miss.text.split(' ')[0]} `} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}

function Line({ miss, onAct }: { miss: Missed; onAct: (by: Acting['by']) => void }) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const styles = useStyles();
  const { count } = useFormats();
  return (
    <li className={styles.line}>
      <span>
        <span className={styles.text}>{miss.text}</span>
        <span className={styles.aside}>
          {t('missedBy', { language: t(`language.${miss.language}`), times: count(miss.times) })}{' '}
          <DateText value={miss.last_at} shape="date" />
        </span>
      </span>
      <span className={styles.acts}>
        {can('helpcenter.articles:create') && (
          <Button
            size="small"
            aria-label={t('writeAbout', { text: miss.text })}
            onClick={() => onAct('article')}
          >
            {t('writeOne')}
          </Button>
        )}
        <Button size="small" aria-label={t('sameAs', { text: miss.text })} onClick={() => onAct('synonym')}>
          {t('addSame')}
        </Button>
      </span>
    </li>
  );
}

/** A search as a title begins. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
