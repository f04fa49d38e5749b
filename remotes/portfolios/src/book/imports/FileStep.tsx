import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { Choose, Notice, useFormats } from '@recobro/sdk/ui';
import { useSetFormat } from '../../api/imports';
import type { FormatChange, ImportFile } from '../../api/types';
import { HeaderLine } from './HeaderLine';
import { SampleTable } from './SampleTable';
import { StepActions } from './StepActions';

const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-1'];
const DELIMITERS = [',', ';', '\t', '|'];
const DECIMALS = ['comma', 'point'];
const DATES = ['dmy', 'mdy', 'iso'];

const useStyles = makeStyles({
  formats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  stale: { opacity: 0.6 },
});

/** How the file was understood, each part changeable, with its first rows. */
export function FileStep({ file, onNext }: { file: ImportFile; onNext: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, bytes } = useFormats();
  const change = useSetFormat();
  const { detected } = file;
  const format = change.isPending ? { ...file.format, ...change.variables.body } : file.format;
  const set = (body: FormatChange) => change.mutate({ ...of(file), body });
  const choice = (name: 'encoding' | 'delimiter' | 'decimal' | 'date', values: string[]) => (
    <Field label={t(`imports.format.${name}`)}>
      <Choose
        value={format[name]}
        choices={values.map((value) => ({ value, label: t(`imports.${name}.${keyOf(value)}`) }))}
        onChoose={(value) => set({ [name]: value })}
      />
    </Field>
  );
  return (
    <>
      <div>
        {t('imports.detected', {
          size: bytes(file.file_size),
          count: detected.estimated_rows,
          rows: count(detected.estimated_rows),
        })}
      </div>
      <div className={styles.formats}>
        {format.kind === 'csv' && choice('encoding', ENCODINGS)}
        {format.kind === 'csv' && choice('delimiter', DELIMITERS)}
        {format.kind === 'xlsx' && (detected.sheets?.length ?? 0) > 1 && (
          <Field label={t('imports.format.sheet')}>
            <Choose
              value={format.sheet}
              choices={(detected.sheets ?? []).map((sheet) => ({ value: sheet, label: sheet }))}
              onChoose={(sheet) => set({ sheet })}
            />
          </Field>
        )}
        {choice('decimal', DECIMALS)}
        {choice('date', DATES)}
        <Field label={t('imports.format.header')}>
          <Switch
            checked={format.has_header}
            label={t('imports.headerIs')}
            onChange={(_, data) => set({ has_header: data.checked })}
          />
        </Field>
        <HeaderLine detected={detected} format={format} onLine={(header_row) => set({ header_row })} />
      </div>
      {detected.date_ambiguous && (
        <Notice intent="warning" layout="multiline">
          {t('imports.ambiguous')}
        </Notice>
      )}
      <div className={change.isPending ? styles.stale : undefined} aria-busy={change.isPending}>
        <SampleTable label={t('imports.sample')} header={detected.header} rows={detected.sample} />
      </div>
      <StepActions>
        <Button appearance="primary" disabled={change.isPending} onClick={onNext}>
          {t('imports.toColumns')}
        </Button>
      </StepActions>
    </>
  );
}

/** Signs make no good keys of translations. */
function keyOf(value: string): string {
  return { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }[value] ?? value;
}
