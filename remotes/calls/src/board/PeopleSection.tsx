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
import { usePeople, useTranslation } from '@recobro/sdk';
import { EmptyState, RecordName, Section, StatusBadge, useFormats, useNarrow } from '@recobro/sdk/ui';
import { memo } from 'react';
import type { BoardPerson } from '../api/types';
import { Timer } from '../softphone/Timer';
import { SuperviseActs } from './SuperviseActs';
import { personTone } from './states';

const useStyles = makeStyles({
  table: {
    tableLayout: 'auto',
    '& th, & td': { paddingInline: tokens.spacingHorizontalS },
    '& :is(th, td):first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    '& th': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
  },
  meta: { color: tokens.colorNeutralForeground3 },
  time: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Who sits at their line, what they are doing and for how long; a call can be heard from here. */
export function PeopleSection({ people }: { people: BoardPerson[] }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const narrow = useNarrow();
  return (
    <Section title={t('board.people')} count={String(people.length)} flush>
      {people.length === 0 ? (
        <EmptyState title={t('board.nobody')} reason={t('board.nobodyReason')} />
      ) : (
        <Table className={styles.table} aria-label={t('board.people')}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('board.person')}</TableHeaderCell>
              <TableHeaderCell>{t('board.doing')}</TableHeaderCell>
              {!narrow && <TableHeaderCell>{t('board.with')}</TableHeaderCell>}
              <TableHeaderCell>{t('board.since')}</TableHeaderCell>
              <TableHeaderCell aria-label={t('board.acts')} />
            </TableRow>
          </TableHeader>
          <TableBody>
            {people.map((one) => (
              <PersonRow key={one.user_id} one={one} narrow={narrow} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}

/** Props of PersonRow. */
interface PersonRowProps {
  one: BoardPerson;
  narrow: boolean;
}

/** With each change the board comes anew: of two hundred people those alone are drawn again of whom it says something else. */
const PersonRow = memo(
  DrawnRow,
  (before, now) => before.narrow === now.narrow && JSON.stringify(before.one) === JSON.stringify(now.one),
);

function DrawnRow({ one, narrow }: PersonRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { text } = useFormats();
  const people = usePeople().data ?? [];
  const named = (id: string) => people.find((each) => each.id === id)?.display_name;
  const above = one.supervisors.map(named).filter(Boolean).join(', ');
  return (
    <TableRow>
      <TableCell>
        {text(named(one.user_id))}
        {above && (
          <Text size={200} block className={styles.meta}>
            {t('board.heardBy', { who: above })}
          </Text>
        )}
      </TableCell>
      <TableCell>
        <StatusBadge tone={personTone[one.state]}>{t(`board.state.${one.state}`)}</StatusBadge>
      </TableCell>
      {!narrow && (
        <TableCell>{one.debtor_id && <RecordName of="portfolios.debtor" id={one.debtor_id} />}</TableCell>
      )}
      <TableCell className={styles.time}>
        <Timer since={one.since} />
      </TableCell>
      <TableCell>{one.state === 'talking' && <SuperviseActs person={one} />}</TableCell>
    </TableRow>
  );
}
