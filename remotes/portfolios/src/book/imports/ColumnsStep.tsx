import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { Notice, plainList } from '@recobro/sdk/ui';
import { useCheck, useSetMapping } from '../../api/imports';
import type { StepProps } from './CheckStep';
import { ColumnRow } from './ColumnRow';
import { repeated, requirements } from './fields';
import { SavedMappings } from './SavedMappings';
import { StepActions } from './StepActions';
import { useMappingDraft } from './useMappingDraft';

const useStyles = makeStyles({
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
  },
  meta: { color: tokens.colorNeutralForeground3 },
  list: {
    ...plainList,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Which column of the file is which of our fields: proposed with its certainty, changed where it is wrong. */
export function ColumnsStep({ file, onBack, onNext }: StepProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const save = useSetMapping();
  const check = useCheck();
  const { header, sample } = file.detected;
  const [mapping, setMapping, forget] = useMappingDraft(file);
  const needs = requirements(mapping);
  const missing = needs.filter((need) => !need.met);
  const twice = repeated(mapping);
  const next = async () => {
    try {
      await save.mutateAsync({ ...of(file), body: { mapping } });
      await check.mutateAsync({ path: { id: file.id } });
      forget();
      onNext();
    } catch {
      // What is refused has been shown, as every failed write is.
    }
  };
  return (
    <>
      <div className={styles.counts}>
        <Text weight="semibold">
          {t('imports.mapped', { mapped: mapping.filter(Boolean).length, total: header.length })}
        </Text>
        <Text className={styles.meta}>
          {t('imports.requiredMet', { met: needs.length - missing.length, total: needs.length })}
        </Text>
      </div>
      <SavedMappings
        importId={file.id}
        mapping={mapping}
        complete={missing.length === 0 && twice.length === 0}
        onChoose={(chosen) => setMapping(header.map((_, at) => chosen[at] || (mapping[at] ?? '')))}
      />
      {missing.map((need) => (
        <Notice key={need.oneOf[0]} intent="warning" layout="multiline">
          {t('imports.missing', {
            fields: need.oneOf.map((field) => t(`imports.field.${field}`)).join(t('or')),
          })}
        </Notice>
      ))}
      <ul className={styles.list} aria-label={t('imports.step.columns')}>
        {header.map((name, at) => (
          <ColumnRow
            key={`${at}-${name}`}
            name={name}
            samples={sample.map((row) => row[at] ?? '')}
            field={mapping[at] ?? ''}
            proposal={file.proposed[at]}
            clash={twice.includes(mapping[at] ?? '')}
            onField={(field) =>
              setMapping(header.map((_, column) => (column === at ? field : (mapping[column] ?? ''))))
            }
          />
        ))}
      </ul>
      <StepActions>
        <Button
          appearance="primary"
          disabled={missing.length > 0 || twice.length > 0 || save.isPending || check.isPending}
          onClick={() => void next()}
        >
          {t('imports.toCheck')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </StepActions>
    </>
  );
}
