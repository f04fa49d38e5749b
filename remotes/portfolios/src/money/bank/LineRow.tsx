import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type Find, useTranslation } from '@recobro/sdk';
import {
  Amount,
  ConfirmDialog,
  DateText,
  hairlineOver,
  LazyFinder,
  RecordName,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { type KeyboardEventHandler, useState } from 'react';
import type { BankLine, Debtor } from '../../api/types';
import { Certainty } from './certainty';
import { lineTone } from './status';

/** Debtors by what one types: a name, a document, a phone. */
const BY_TEXT: Find = {
  path: '/api/v1/deudores',
  query: (text) => ({ q: text || undefined, sort: 'name' }),
  label: ({ name }: Debtor) => name,
};

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 260px',
    '@media (max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  cell: { minWidth: 0, overflowWrap: 'anywhere' },
  top: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  meta: { color: tokens.colorNeutralForeground3 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (min-width: 800px)': { justifyContent: 'flex-end' },
  },
});

/** Props of LineRow. */
interface LineRowProps {
  line: BankLine;
  onKeyDown: KeyboardEventHandler<HTMLLIElement>;
  onConfirm: (debtorId?: string) => void;
  onSkip: (reason: string) => Promise<unknown>;
  onRestore: () => void;
}

/** One line of a bank file: what it tells, whom it may be from, and what is done with it. */
export function LineRow({ line, onKeyDown, onConfirm, onSkip, onRestore }: LineRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [skipping, setSkipping] = useState<BankLine>();
  const [reason, setReason] = useState('');
  const told = [line.reference, line.payer, line.document, line.debt_ref].filter(Boolean).join(' · ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a line is worked by keys
    <li className={styles.row} tabIndex={0} onKeyDown={onKeyDown}>
      <div className={styles.cell}>
        <div className={styles.top}>
          <Text weight="semibold">
            <Amount minor={line.amount} currency={line.currency} exact />
          </Text>
          {line.day && <DateText value={line.day} shape="date" />}
        </div>
        <Text block size={200} className={styles.meta}>
          <bdi>{told || t('bank.lineNo', { line: line.line })}</bdi>
        </Text>
      </div>
      <div className={styles.cell}>
        <Proposed line={line} />
      </div>
      <div className={styles.buttons}>
        {line.status === 'waiting' && (
          <>
            {line.debtor_id && (
              <Button size="small" appearance="primary" onClick={() => onConfirm()}>
                {t('bank.confirm')}
              </Button>
            )}
            <LazyFinder
              label={t('bank.find')}
              find={BY_TEXT}
              value={[]}
              onChange={([id]) => id && onConfirm(id)}
              button={<Button size="small">{t(line.debtor_id ? 'bank.another' : 'bank.choose')}</Button>}
            />
            <Button size="small" appearance="subtle" onClick={() => setSkipping(line)}>
              {t('bank.skip')}
            </Button>
          </>
        )}
        {line.status === 'skipped' && (
          <Button size="small" onClick={onRestore}>
            {t('bank.restore')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={skipping}
        title={t('bank.skipping')}
        action={t('bank.skip')}
        disabled={reason.trim().length < 3}
        onConfirm={() => onSkip(reason.trim())}
        onClose={() => setSkipping(undefined)}
      >
        <Input
          aria-label={t('bank.reason')}
          value={reason}
          maxLength={300}
          onChange={(_, { value }) => setReason(value)}
        />
      </ConfirmDialog>
    </li>
  );
}

/** Whom the line may be from, how sure that is and why; or what became of it. */
function Proposed({ line }: { line: BankLine }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  if (line.status !== 'waiting')
    return (
      <>
        <div className={styles.top}>
          <StatusBadge tone={lineTone[line.status]}>{t(`bank.line.${line.status}`)}</StatusBadge>
          {line.debtor_id && <RecordName of="portfolios.debtor" id={line.debtor_id} />}
        </div>
        {line.left_over > 0 && (
          <Text block size={200}>
            {t('bank.leftOver', {
              amount: amountOrZero(line.left_over, { currency: line.currency, exact: true }),
            })}
          </Text>
        )}
        {line.fault && (
          <Text block size={200}>
            {t(`bank.fault.${line.fault}`)}
          </Text>
        )}
        {line.reason && (
          <Text block size={200}>
            {line.reason}
          </Text>
        )}
      </>
    );
  const shown = line.proposals.find((one) => one.debtor_id === line.debtor_id) ?? line.proposals[0];
  if (!shown)
    return <Text className={styles.meta}>{t(line.fault ? `bank.fault.${line.fault}` : 'bank.nobody')}</Text>;
  return (
    <>
      <div className={styles.top}>
        {line.debtor_id ? (
          <RecordName of="portfolios.debtor" id={shown.debtor_id} />
        ) : (
          <Text>{t('bank.several', { count: line.proposals.length })}</Text>
        )}
        <Certainty value={line.certainty} />
      </div>
      <Text block size={200} className={styles.meta}>
        {line.fault
          ? t(`bank.fault.${line.fault}`)
          : shown.reasons.map((why) => t(`bank.why.${why}`)).join(' · ')}
      </Text>
    </>
  );
}
