import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList, Section } from '@recobro/sdk/ui';
import type { Call } from '../api/types';
import { Other } from '../log/Other';
import { Timer } from '../softphone/Timer';

const useStyles = makeStyles({
  list: plainList,
  item: { display: 'flex', gap: tokens.spacingHorizontalM, minHeight: '36px', alignItems: 'center' },
  aside: { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
});

/** Who waits to be spoken with, the longest first. */
export function WaitingSection({ waiting }: { waiting: Call[] }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  return (
    <Section title={t('board.waiting')}>
      {waiting.length === 0 ? (
        <Text size={200}>{t('board.nobodyWaits')}</Text>
      ) : (
        <ul className={styles.list}>
          {waiting.map((call) => (
            <li key={call.id} className={styles.item}>
              <Other call={call} />
              <Text size={200}>{t(`direction.${call.direction}`)}</Text>
              <span className={styles.aside}>
                <Timer since={call.answered_at ?? call.created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
