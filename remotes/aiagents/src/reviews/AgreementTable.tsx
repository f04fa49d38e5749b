import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { ReviewAgreement, ReviewField } from '../api/schema.gen';

export const useAgreementStyles = makeStyles({
  part: { paddingBlock: tokens.spacingVerticalL },
  scroll: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    textAlign: 'start',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineEnd: tokens.spacingHorizontalL,
  },
  lead: { color: tokens.colorNeutralForeground3, display: 'block' },
});

/** Reviews below which agreement tells nothing. */
export const FEW = 30;

export const FIELDS = ['right_party', 'promise', 'outcome', 'compliance'] as const;

export const fieldOf = (all: ReviewField[], name: (typeof FIELDS)[number]) =>
  all.find(({ field }) => field === name);

/** How many reviews there were: of each there is one outcome. */
export const reviewsOf = (all: ReviewField[]) => fieldOf(all, 'outcome')?.n ?? 0;

/** The figures of the chart, with how many each rests on; of too few it says so instead. */
export function AgreementTable({ agreed }: { agreed: ReviewAgreement }) {
  const styles = useAgreementStyles();
  const { t } = useTranslation('aiagents');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed aside must be reached by keys
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['week', 'n', ...FIELDS, 'people'].map((name) => (
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
  );
}

function Row({ name, fields, people }: { name: string; fields: ReviewField[]; people: ReviewField[] }) {
  const styles = useAgreementStyles();
  const { t } = useTranslation('aiagents');
  const { instant, locale, count } = useFormats();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const kappa = (all: ReviewField[], of: (typeof FIELDS)[number]) => {
    if (reviewsOf(all) < FEW) return t('agreement.few');
    const value = fieldOf(all, of)?.kappa;
    return typeof value === 'number' ? figure.format(value) : '–';
  };
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {name ? instant(name, 'date') : t('agreement.all')}
      </th>
      <td className={styles.cell}>{count(reviewsOf(fields))}</td>
      {FIELDS.map((one) => (
        <td key={one} className={styles.cell}>
          {kappa(fields, one)}
        </td>
      ))}
      <td className={styles.cell}>{`${kappa(people, 'outcome')} (${count(reviewsOf(people))})`}</td>
    </tr>
  );
}
