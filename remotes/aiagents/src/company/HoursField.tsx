import { Checkbox, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FormField, useFormats } from '@recobro/sdk/ui';
import type { Span } from '../api/types';

const useStyles = makeStyles({
  day: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 1fr) 118px auto 118px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '36px',
    '@media (max-width: 479px)': {
      gridTemplateColumns: '1fr auto 1fr',
      '& > :first-child': { gridColumnStart: 1, gridColumnEnd: -1 },
    },
  },
});

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

type Day = Span | null;

/** When agents begin talks, day by day; no day at all is always. */
export function HoursField(props: { name: string; label: string; help: string }) {
  return (
    <FormField {...props}>
      {({ id, value, onChange }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the field's label twice
        <div role="group" id={id} tabIndex={-1} aria-label={props.label}>
          {(value as Day[]).map((span, at) => (
            <DayLine
              key={at}
              at={at}
              span={span}
              onChange={(next) => onChange((value as Day[]).map((old, n) => (n === at ? next : old)))}
            />
          ))}
        </div>
      )}
    </FormField>
  );
}

function DayLine({ at, span, onChange }: { at: number; span: Day; onChange: (span: Day) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { locale } = useFormats();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + at * DAY_MS,
  );
  const time = (which: 'from' | 'to', value: string) => (
    <Input
      type="time"
      value={value}
      aria-label={t(`limits.${which}`, { day })}
      onChange={(_, { value: typed }) => span && onChange({ ...span, [which]: typed })}
    />
  );
  return (
    <div className={styles.day}>
      <Checkbox
        label={day.charAt(0).toLocaleUpperCase(locale) + day.slice(1)}
        checked={span !== null}
        onChange={(_, { checked }) => onChange(checked ? { from: '09:00', to: '19:00' } : null)}
      />
      {span && time('from', span.from)}
      {span && <Text aria-hidden>{'–'}</Text>}
      {span && time('to', span.to)}
    </div>
  );
}
