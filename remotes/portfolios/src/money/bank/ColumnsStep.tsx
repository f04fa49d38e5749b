import { Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Notice, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useBankColumns, useBankFormat } from '../../api/bank';
import type { BankFile } from '../../api/types';
import { SampleTable } from '../../book/imports/SampleTable';
import { COLUMNS } from './status';

type BankColumn = BankFile['columns'][number];

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.spacingVerticalM,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  cuts: { flexGrow: 1, maxWidth: '480px' },
});

/** What each column of the file is: proposed, and changed where it is wrong; where a table of fixed width is cut. */
export function ColumnsStep({ file }: { file: BankFile }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const save = useBankColumns();
  const [columns, setColumns] = useState(file.columns);
  const [minorUnits, setMinorUnits] = useState(file.minor_units);
  const missing = (['day', 'amount'] as const).filter((field) => !columns.includes(field));
  const { header, sample } = file.detected;
  const set = (at: number, value: BankColumn) =>
    setColumns(
      columns.map((field, column) => {
        if (column === at) return value;
        return field === value && value !== 'reference' ? '' : field; // a field is one column's
      }),
    );
  return (
    <Section title={t('bank.columns')}>
      <div className={styles.step}>
        {missing.length > 0 && (
          <Notice intent="warning">
            {t('bank.missing', { fields: missing.map((field) => t(`bank.field.${field}`)).join(', ') })}
          </Notice>
        )}
        <SampleTable label={t('bank.sample')} header={header} rows={sample} />
        {file.format.kind === 'fixed' && <Cuts file={file} />}
        <div className={styles.columns}>
          {header.map((name, at) => (
            <Field key={`${at}-${name}`} label={name}>
              <Choose
                value={columns[at] ?? ''}
                none={t('bank.leftOut')}
                choices={choicesOf(t, 'bank.field', COLUMNS)}
                onChoose={(value) => set(at, value)}
              />
            </Field>
          ))}
        </div>
        <Checkbox
          label={t('bank.minorUnits')}
          checked={minorUnits}
          onChange={(_, { checked }) => setMinorUnits(checked === true)}
        />
        <div className={styles.line}>
          <Button
            appearance="primary"
            disabled={missing.length > 0 || save.isPending}
            onClick={() => save.mutate({ ...of(file), body: { columns, minor_units: minorUnits } })}
          >
            {t('bank.match')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** Where the columns of a table of fixed width begin. */
function Cuts({ file }: { file: BankFile }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const format = useBankFormat();
  const [text, setText] = useState((file.format.cuts ?? []).join(', '));
  const cuts = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const wrong = cuts.some((cut, at) => !Number.isInteger(cut) || cut <= (cuts[at - 1] ?? 0));
  return (
    <div className={styles.line}>
      <Field
        className={styles.cuts}
        label={t('bank.cuts')}
        hint={t('bank.cutsHelp')}
        validationMessage={wrong ? t('bank.cutsWrong') : undefined}
      >
        <Input value={text} inputMode="numeric" onChange={(_, { value }) => setText(value)} />
      </Field>
      <Button
        disabled={wrong || format.isPending}
        onClick={() => format.mutate({ ...of(file), body: { cuts } })}
      >
        {t('bank.cut')}
      </Button>
    </div>
  );
}
