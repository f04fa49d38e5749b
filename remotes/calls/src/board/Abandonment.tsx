import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, Loaded, Section, stacked, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';

const useStyles = makeStyles({
  body: stacked(tokens.spacingVerticalM),
  table: { fontVariantNumeric: 'tabular-nums', maxWidth: '640px' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Of those who answered, how many may find nobody: the strictest rule of the countries. */
const LIMIT = 0.03;

interface Slot {
  at: string;
  answered: number;
  abandoned: number;
}

const shareOf = ({ answered, abandoned }: Omit<Slot, 'at'>) => (answered > 0 ? abandoned / answered : 0);

/** How many of those who answered found nobody: today by half hours, and in thirty days. Of one session, or of all. */
export function Abandonment({ sessionId }: { sessionId?: string }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { percent, count } = useFormats();
  const query = sessionId ? { session_id: sessionId } : {};
  const read = useRead('/api/v1/llamadas/abandonment', { query });
  return (
    <Section title={t('abandon.title')} waiting={read.isPending} expected={3}>
      <Loaded read={read}>
        {({ slots, ...month }) => (
          <div className={styles.body}>
            <FigureRow plain>
              <FigureCard
                label={t('abandon.month')}
                figure={percent(shareOf(month))}
                tone={shareOf(month) > LIMIT ? 'danger' : undefined}
                note={t('abandon.of', { abandoned: count(month.abandoned), answered: count(month.answered) })}
              />
            </FigureRow>
            {slots.length > 0 ? (
              <Slots slots={slots} />
            ) : (
              <Text className={styles.none}>{t('abandon.none')}</Text>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** The half hours of a day. */
function Slots({ slots }: { slots: Slot[] }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { percent, count, instant } = useFormats();
  return (
    <Table size="small" className={styles.table} aria-label={t('abandon.title')}>
      <TableHeader>
        <TableRow>
          <TableHeaderCell>{t('abandon.halfHour')}</TableHeaderCell>
          <TableHeaderCell>{t('abandon.answered')}</TableHeaderCell>
          <TableHeaderCell>{t('abandon.abandoned')}</TableHeaderCell>
          <TableHeaderCell>{t('abandon.share')}</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {slots.map((slot) => (
          <TableRow key={slot.at}>
            <TableCell>{instant(slot.at, 'datetime')}</TableCell>
            <TableCell>{count(slot.answered)}</TableCell>
            <TableCell>{count(slot.abandoned)}</TableCell>
            <TableCell>{percent(shareOf(slot))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
