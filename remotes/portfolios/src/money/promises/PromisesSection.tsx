import { Button, makeStyles, ProgressBar, Text, Tooltip, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { parseAsStringLiteral, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import {
  Amount,
  EmptyState,
  hairlineOver,
  Loaded,
  plainList,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../api/client';
import type { Debtor, Vow } from '../../api/types';
import { owes } from '../../book/debtors/owed';
import { useKey } from '../../useKey';
import { DueDay } from './DueDay';
import { PromiseActs } from './PromiseActs';
import { isAlive, promiseTone } from './status';
import { useOrigin } from './useOrigin';

const PromisePanel = lazy(() => import('./PromisePanel').then((m) => ({ default: m.PromisePanel })));

/** The key that opens the form of a promise on a debtor's page. */
const SHORTCUT = 'p';

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
  },
  meta: { color: tokens.colorNeutralForeground3, display: 'block' },
  progress: { maxWidth: '280px', marginBlockStart: tokens.spacingVerticalXS },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, alignItems: 'center' },
  more: { paddingInline: tokens.spacingHorizontalL, paddingBlock: tokens.spacingVerticalS },
});

/** How many promises that have ended are shown at first. */
const FEW = 2;

/** What a debtor has promised: what is open first, then what came of the others. `p` takes a new one. */
export function PromisesSection({ debtor }: { debtor: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const allowed = can('portfolios.promises:read');
  const takes = can('portfolios.promises:create') && owes(debtor);
  const [asked, setAsked] = useQueryState('promise', parseAsStringLiteral(['new'] as const));
  const [origin, forget] = useOrigin();
  const [of, setOf] = useState<{ promise: Vow; act: 'change' | 'renegotiate' }>();
  const [whole, setWhole] = useState(false);
  const query = { page: 1, pageSize: 100, sort: '-created_at', debtor_id: debtor.id };
  const promises = useRead('/api/v1/promesas', { query }, { enabled: allowed });
  const take = () => void setAsked('new', { history: 'replace' });
  useKey(SHORTCUT, takes, take);
  if (!allowed) return null;
  const close = () => {
    setOf(undefined);
    void setAsked(null, { history: 'replace' });
    forget();
  };
  const open = (promises.data ?? []).filter(isAlive).sort((a, b) => (a.due_on < b.due_on ? -1 : 1));
  const ended = (promises.data ?? []).filter((one) => !isAlive(one));
  return (
    <Section
      title={t('promises.title')}
      count={promises.data && count(open.length)}
      flush
      waiting={promises.isPending}
      expected={1}
      actions={
        takes && (
          <Tooltip content={t('promises.takeKey', { key: SHORTCUT })} relationship="description">
            <Button size="small" icon={<AddRegular />} aria-keyshortcuts={SHORTCUT} onClick={take}>
              {t('promises.take')}
            </Button>
          </Tooltip>
        )
      }
    >
      <Loaded read={promises} empty={<EmptyState title={t('promises.noneOf')} />}>
        {() => (
          <>
            <ul className={styles.list}>
              {[...open, ...(whole ? ended : ended.slice(0, FEW))].map((promise) => (
                <PromiseItem key={promise.id} promise={promise} onAct={(act) => setOf({ promise, act })} />
              ))}
            </ul>
            {!whole && ended.length > FEW && (
              <div className={styles.more}>
                <Button size="small" appearance="subtle" onClick={() => setWhole(true)}>
                  {t('promises.more', { count: ended.length - FEW })}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <Suspense>
        {(of || (asked && takes)) && (
          <PromisePanel open debtor={debtor} of={of} origin={origin} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}

/** Props of PromiseItem. */
interface PromiseItemProps {
  promise: Vow;
  onAct: (act: 'change' | 'renegotiate') => void;
}

function PromiseItem({ promise, onAct }: PromiseItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero, percent } = useFormats();
  const paid = amountOrZero(promise.appropriated, { currency: promise.currency });
  const share = percent(promise.kept_share / 10_000);
  const progress = t('promises.progress', { paid, share });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>
          <Text weight="semibold">
            <Amount minor={promise.amount} currency={promise.currency} />
          </Text>
          <StatusBadge tone={promiseTone[promise.status]}>{t(`promiseStatus.${promise.status}`)}</StatusBadge>
        </div>
        <Text size={200} className={styles.meta}>
          <DueDay promise={promise} />
          {` · ${t(`promiseChannel.${promise.channel}`)}`}
        </Text>
        {(promise.open || promise.appropriated > 0) && (
          <>
            <ProgressBar
              className={styles.progress}
              value={promise.kept_share / 10_000}
              thickness="large"
              color={promise.status === 'broken' ? 'error' : promise.appropriated > 0 ? 'success' : 'brand'}
              aria-label={progress}
            />
            <Text size={200} className={styles.meta}>
              {progress}
            </Text>
          </>
        )}
        {promise.evidence.quote && (
          <Text size={200} block className={styles.meta}>
            {t('promises.quote', { quote: promise.evidence.quote })}
          </Text>
        )}
        {promise.note && (
          <Text size={200} block className={styles.meta}>
            {promise.note}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        <PromiseActs promise={promise} onAct={onAct} />
      </div>
    </li>
  );
}
