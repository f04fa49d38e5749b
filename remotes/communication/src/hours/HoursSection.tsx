import { Button, Checkbox, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { Loaded, Notice, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Hours, Span } from '../api/types';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: tokens.spacingVerticalS, paddingBlockEnd: tokens.spacingVerticalM },
  day: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 160px) 132px auto 132px 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 479px)': { gridTemplateColumns: '1fr auto auto auto' },
    '@media (max-width: 359px)': {
      gridTemplateColumns: 'auto auto 1fr',
      '& > :first-child': { gridColumnStart: 1, gridColumnEnd: -1 },
    },
  },
  none: { color: tokens.colorNeutralForeground3, gridColumnStart: 2, gridColumnEnd: -1 },
});

/** When debtors are contacted, in their own time. */
export function HoursSection({ editable }: { editable: boolean }) {
  const { t } = useTranslation('communication');
  const hours = useRead('/api/v1/communication/hours', {});
  return (
    <Section title={t('hours')} waiting={hours.isPending} expected={7}>
      <Loaded read={hours}>
        {(known) => <Week key={known.version} known={known} editable={editable} />}
      </Loaded>
    </Section>
  );
}

/** A day's name as the label of a line begins, in languages that write it small within a sentence. */
function capitalised(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function Week({ known, editable }: { known: Hours; editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('communication');
  const { locale } = useFormats();
  const [week, setWeek] = useState(known.week);
  const save = useWrite('PUT', '/api/v1/communication/hours', {
    quiet: true,
    says: () => t('hoursSaved'),
  });
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const put = (day: number, span: Span) => setWeek(week.map((old, index) => (index === day ? span : old)));
  return (
    <>
      <div className={styles.grid}>
        {week.map((span, day) => {
          const name = capitalised(names.format(MONDAY + day * DAY_MS), locale);
          return (
            <div key={name} className={styles.day}>
              <Checkbox
                label={name}
                checked={span !== null}
                disabled={!editable}
                onChange={(_, { checked }) => put(day, checked ? { from: '09:00', to: '19:00' } : null)}
              />
              {span ? (
                <>
                  <Input
                    type="time"
                    value={span.from}
                    disabled={!editable}
                    aria-label={t('from', { day: name })}
                    onChange={(_, { value }) => put(day, { ...span, from: value })}
                  />
                  <Text aria-hidden>{'–'}</Text>
                  <Input
                    type="time"
                    value={span.to}
                    disabled={!editable}
                    aria-label={t('to', { day: name })}
                    onChange={(_, { value }) => put(day, { ...span, to: value })}
                  />
                </>
              ) : (
                <Text className={styles.none}>{t('noContact')}</Text>
              )}
            </div>
          );
        })}
      </div>
      {save.error instanceof ApiError && <Notice intent="error">{save.error.message}</Notice>}
      {editable && (
        <Button
          appearance="primary"
          disabled={save.isPending || week === known.week}
          onClick={() => save.mutate({ body: { week }, known })}
        >
          {t('save')}
        </Button>
      )}
    </>
  );
}
