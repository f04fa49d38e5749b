import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  EmptyState,
  hairlineOver,
  IconButton,
  Loaded,
  plainList,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRules } from '../../api/plans';
import type { OfferRule, Portfolio } from '../../api/types';
import { RegionBars } from './RegionBars';

const RulePanel = lazy(() => import('./RulePanel').then((code) => ({ default: code.RulePanel })));

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
  edit: { marginInlineStart: 'auto' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** What may be offered to the debtors of a portfolio, and who agrees to how much. */
export function RulesSection({ portfolio }: { portfolio: Portfolio }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const allowed = can('portfolios.offer_rules:read');
  const rules = useRules(portfolio.id, allowed);
  const [editing, setEditing] = useState<OfferRule | 'new'>();
  if (!allowed) return null;
  return (
    <Section
      title={t('rules.title')}
      count={rules.data && count(rules.data.length)}
      flush
      waiting={rules.isPending}
      actions={
        can('portfolios.offer_rules:create') && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('rules.add')}
          </Button>
        )
      }
    >
      <Loaded read={rules} empty={<EmptyState title={t('rules.none')} reason={t('rules.noneWhy')} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((rule) => (
              <li key={rule.id} className={styles.item}>
                <div className={styles.head}>
                  <Text weight="semibold" className={styles.name}>
                    {rule.name}
                  </Text>
                  {rule.status === 'retired' && <StatusBadge tone="paused">{t('rules.retired')}</StatusBadge>}
                  {can('portfolios.offer_rules:update') && (
                    <IconButton
                      className={styles.edit}
                      icon={<EditRegular />}
                      label={t('rules.edit', { name: rule.name })}
                      onClick={() => setEditing(rule)}
                    />
                  )}
                </div>
                <Text size={200} className={styles.meta}>
                  {rule.portfolio_id === '' ? t('rules.everywhere') : t('rules.here')}
                </Text>
                <RegionBars rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {editing && (
        <Suspense>
          <RulePanel
            open
            rule={editing === 'new' ? undefined : editing}
            portfolio={portfolio}
            reload={async () => {
              const latest = (await rules.refetch()).data;
              return latest?.find((one) => editing !== 'new' && one.id === editing.id);
            }}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
