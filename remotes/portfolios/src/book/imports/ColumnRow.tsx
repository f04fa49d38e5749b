import { Field, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { cut, hairlineUnder, mirrored, useFormats } from '@recobro/sdk/ui';
import type { Proposal } from '../../api/types';
import { FIELD_GROUPS } from './fields';

const SHOWN_SAMPLES = 3;
const SURE = 0.8;

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20px minmax(180px, 280px) 132px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    ...hairlineUnder,
    ':last-child': { borderBlockEndStyle: 'none' },
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  ignored: { backgroundColor: tokens.colorNeutralBackground2 },
  name: { display: 'block' },
  samples: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    ...cut,
  },
  arrow: {
    color: tokens.colorNeutralForeground3,
    ...mirrored,
    '@media (max-width: 767px)': { display: 'none' },
  },
  certainty: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  doubt: { color: tokens.colorStatusWarningForeground1 },
});

/** Props of ColumnRow. */
interface ColumnRowProps {
  name: string;
  samples: string[];
  field: string;
  proposal: Proposal | undefined;
  /** Another column is the same field. */
  clash: boolean;
  onField: (field: string) => void;
}

/** One column of the file: its name and values on one side, what it is to us on the other. */
export function ColumnRow({ name, samples, field, proposal, clash, onField }: ColumnRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { percent } = useFormats();
  const asProposed = proposal !== undefined && proposal.field === field && field !== '';
  const doubtful = asProposed && proposal.certainty < SURE;
  return (
    <li className={mergeClasses(styles.row, field === '' && styles.ignored)}>
      <div>
        <Text weight="semibold" className={styles.name}>
          {name}
        </Text>
        <Text size={200} className={styles.samples}>
          {samples.filter(Boolean).slice(0, SHOWN_SAMPLES).join(' · ') || t('imports.emptyColumn')}
        </Text>
      </div>
      <ArrowRightRegular className={styles.arrow} aria-hidden />
      <Field validationMessage={clash ? t('imports.clash') : undefined}>
        <Select
          value={field}
          aria-label={t('imports.fieldOf', { column: name })}
          onChange={(_, data) => onField(data.value)}
        >
          <option value="">{t('imports.ignored')}</option>
          {Object.entries(FIELD_GROUPS).map(([group, fields]) => (
            <optgroup key={group} label={t(`imports.group.${group}`)}>
              {fields.map((one) => (
                <option key={one} value={one}>
                  {t(`imports.field.${one}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Text size={200} className={mergeClasses(styles.certainty, doubtful && styles.doubt)}>
        {asProposed &&
          (proposal.remembered
            ? t('imports.remembered')
            : t(doubtful ? 'imports.doubtful' : 'imports.certain', { share: percent(proposal.certainty) }))}
      </Text>
    </li>
  );
}
