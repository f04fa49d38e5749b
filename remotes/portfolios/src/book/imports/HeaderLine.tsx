import { Field } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose } from '@recobro/sdk/ui';
import type { Format, ImportFile } from '../../api/types';

const SHOWN = 60;

/** Props of HeaderLine. */
interface HeaderLineProps {
  detected: ImportFile['detected'];
  format: Format;
  onLine: (line: number) => void;
}

/** Which line the table begins on: titles and dates above it are passed over. */
export function HeaderLine({ detected, format, onLine }: HeaderLineProps) {
  const { t } = useTranslation('portfolios');
  const rows = detected.above ?? [];
  const first = detected.above_from ?? 1;
  const chosen = format.header_row || first;
  if (rows.length === 0) return null;
  const lines = rows
    .map((row, at) => ({ line: first + at, text: row.filter(Boolean).join(' · ') }))
    .filter(({ line, text }) => text !== '' || line === chosen);
  if (!lines.some(({ line }) => line === chosen)) lines.push({ line: chosen, text: '' });
  return (
    <Field label={t('imports.format.headerLine')} hint={t('imports.headerLineHelp')}>
      <Choose
        value={String(chosen)}
        choices={lines.map(({ line, text }) => ({
          value: String(line),
          label: t('imports.headerLine', {
            line,
            text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
          }),
        }))}
        onChoose={(line) => onLine(Number(line))}
      />
    </Field>
  );
}
