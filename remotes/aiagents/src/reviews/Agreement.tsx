import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { dayIn, daysOf, useSession, useTranslation } from '@recobro/sdk';
import { Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { ReviewField } from '../api/schema.gen';

const useStyles = makeStyles({
  part: { paddingInline: tokens.spacingHorizontalXXL, paddingBlockEnd: tokens.spacingVerticalXXL },
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    textAlign: 'start',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineEnd: tokens.spacingHorizontalL,
  },
  lead: { color: tokens.colorNeutralForeground3, display: 'block' },
});

/** How far the program and people, and two people, agree beyond chance (Cohen's κ), in all and by week. */
export function Agreement() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const zone = useSession().me.tenant.timezone;
  const read = useRead('/api/v1/reviews/agreement', { query: daysOf('month', dayIn(Date.now(), zone)) });
  return (
    <div className={styles.part}>
      <Section title={t('agreement.title')}>
        <Text className={styles.lead} size={200}>
          {t('agreement.lead')}
        </Text>
        <Loaded read={read}>
          {(agreed) => (
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    {['week', 'right_party', 'promise', 'outcome', 'compliance', 'people'].map((name) => (
                      <th key={name} scope="col" className={styles.cell}>
                        <Text size={200}>{t(`agreement.${name}`)}</Text>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {agreed.weeks.map((week) => (
                    <Row key={week.week} name={week.week} fields={week.program} people={week.people} />
                  ))}
                  <Row name="" fields={agreed.program} people={agreed.people} />
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

function Row({ name, fields, people }: { name: string; fields: ReviewField[]; people: ReviewField[] }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { instant, locale } = useFormats();
  const kappa = (one: ReviewField | undefined) =>
    typeof one?.kappa === 'number'
      ? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(one.kappa)
      : '–';
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {name ? instant(name, 'date') : t('agreement.all')}
      </th>
      {fields.map((one) => (
        <td key={one.field} className={styles.cell}>
          {`${kappa(one)} (${one.n})`}
        </td>
      ))}
      <td className={styles.cell}>{kappa(people.find(({ field }) => field === 'outcome'))}</td>
    </tr>
  );
}
