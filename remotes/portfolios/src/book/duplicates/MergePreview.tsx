import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, useToasts, useTranslation } from '@recobro/sdk';
import { hairlineOver, Loaded, Notice, Skeletons, useFormats } from '@recobro/sdk/ui';
import { useEffect, useRef, useState } from 'react';
import { useMergePreview, useMerging } from '../../api/duplicates';
import type { Debtor, MergePreview as Previewed } from '../../api/types';
import { writtenDocument } from '../debtors/document';
import { writtenPhone } from '../debtors/phone';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  cell: {
    ...hairlineOver,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineEnd: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

/** Props of MergePreview. */
interface MergePreviewProps {
  debtorId: string;
  otherId: string;
  onBack: () => void;
  onDone: () => void;
}

/** Two debtors side by side, what would go from one to the other, and the way to do it. */
export function MergePreview({ debtorId, otherId, onBack, onDone }: MergePreviewProps) {
  const styles = useStyles();
  const read = useMergePreview(debtorId, otherId);
  return (
    <div className={styles.parts}>
      <Skeletons rows={6} when={read.isPending} />
      <Loaded read={read}>
        {(preview) => <Compared preview={preview} onBack={onBack} onDone={onDone} />}
      </Loaded>
    </div>
  );
}

interface ComparedProps {
  preview: Previewed;
  onBack: () => void;
  onDone: () => void;
}

function Compared({ preview, onBack, onDone }: ComparedProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const toasts = useToasts();
  const { merge, split } = useMerging();
  const [refusal, setRefusal] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const { kept, other } = preview;
  useEffect(() => button.current?.focus(), []);
  const confirm = async () => {
    setRefusal(undefined);
    try {
      const path = { id: kept.id };
      const made = await merge.mutateAsync({ path, body: { other_id: other.id } });
      toasts.undoable(t('merge.done', { name: other.name }), () =>
        split.mutateAsync({ path, body: { merge_id: made.id } }),
      );
      onDone();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  const owes = amountOrZero(preview.balance, { currency: kept.currency, exact: true });
  return (
    <>
      <SideBySide kept={kept} other={other} />
      <Text>{t('merge.comes', { name: kept.name, amount: owes })}</Text>
      <Moves preview={preview} />
      {preview.differ && (
        <Notice intent="warning" layout="multiline">
          {t('merge.differ')}
        </Notice>
      )}
      {(refusal || preview.refusal) && (
        <Notice intent="error" layout="multiline">
          {refusal ?? t(`merge.refusal.${preview.refusal.replace('portfolios.', '')}`)}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('merge.another')}</Button>
        <Button
          ref={button}
          appearance="primary"
          disabledFocusable={merge.isPending || preview.refusal !== ''}
          onClick={() => void confirm()}
        >
          {t('merge.do')}
        </Button>
      </div>
    </>
  );
}

function SideBySide({ kept, other }: { kept: Debtor; other: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const rows: [string, (one: Debtor) => string][] = [
    [t('fields.name'), ({ name }) => name],
    [t('fields.document'), (one) => writtenDocument(one.national_id_type, one.national_id)],
    [t('fields.phone'), ({ phone }) => writtenPhone(phone)],
    [t('merge.ref'), ({ external_ref }) => external_ref],
    [t('merge.owes'), (one) => amountOrZero(one.balance, { currency: one.currency, exact: true })],
    [t('merge.debts'), (one) => String(one.debts_count)],
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.cell} />
          <th scope="col" className={styles.cell}>
            <Text weight="semibold">{t('merge.kept')}</Text>
          </th>
          <th scope="col" className={styles.cell}>
            <Text weight="semibold">{t('merge.other')}</Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, of]) => (
          <tr key={label}>
            <th scope="row" className={styles.cell}>
              <Text size={200} className={styles.quiet}>
                {label}
              </Text>
            </th>
            {[kept, other].map((one) => (
              <td key={one.id} className={styles.cell}>
                <bdi>{of(one) || '–'}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moves({ preview: { moves, other } }: { preview: Previewed }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  if (moves.length === 0) return <Text>{t('merge.nothing', { name: other.name })}</Text>;
  const told = moves.map(({ part, rows }) => [t(`merge.part.${part}`), count(rows)].join(': '));
  return <Text>{t('merge.moves', { name: other.name, what: told.join(', ') })}</Text>;
}
