import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { ApiError, of, useTranslation } from '@recobro/sdk';
import { IconButton, Notice, plainList, SidePanel, usePinned } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../../api/client';
import type { Portfolio } from '../../api/types';
import type { TermsProps } from './WaterfallSection';

const GAP = '· ';

const useStyles = makeStyles({
  list: plainList,
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '36px' },
  number: {
    minWidth: '24px',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { flexGrow: 1, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', gap: tokens.spacingHorizontalS, marginBlockStart: tokens.spacingVerticalL },
});

type Cells = Portfolio['waterfall'];

/** Puts what payments pay into an order, one step at a time. */
export function WaterfallPanel({ latest, reload, onClose }: TermsProps & { onClose: () => void }) {
  const styles = useStyles();
  const { value: portfolio = latest } = usePinned(true, latest, reload);
  const { t } = useTranslation('portfolios');
  const [cells, setCells] = useState<Cells>(portfolio.waterfall);
  const save = useWrite('PUT', '/api/v1/carteras/{id}/waterfall', {
    quiet: true,
    says: () => t('waterfall.saved'),
    onSuccess: onClose,
  });
  const move = (from: number, to: number) => {
    const next = [...cells];
    const [cell] = next.splice(from, 1);
    if (cell) next.splice(to, 0, cell);
    setCells(next);
  };
  const name = ({ component, due }: Cells[number]) => `${t(`component.${component}`)} ${t(`due.${due}`)}`;
  return (
    <SidePanel open title={t('waterfall.title')} onClose={onClose}>
      <Text block className={styles.quiet}>
        {t('waterfall.help')}
      </Text>
      {save.error && (
        <Notice intent="error">{save.error instanceof ApiError ? save.error.message : t('failed')}</Notice>
      )}
      <ol className={styles.list}>
        {cells.map((cell, at) => (
          <li key={name(cell)} className={styles.row}>
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.words}>
              {t(`component.${cell.component}`)}{' '}
              <span className={styles.quiet}>
                {GAP}
                {t(`due.${cell.due}`)}
              </span>
            </span>
            <IconButton
              icon={<ArrowUpRegular />}
              label={t('waterfall.up', { name: name(cell) })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon={<ArrowDownRegular />}
              label={t('waterfall.down', { name: name(cell) })}
              disabled={at === cells.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          appearance="primary"
          disabled={save.isPending}
          onClick={() => save.mutate({ ...of(portfolio), body: { cells } })}
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </SidePanel>
  );
}
