import {
  Button,
  Checkbox,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ApiError, useToasts, useTranslation } from '@recobro/sdk';
import { ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type Hours, useHours, useSaveHours } from './queries';

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
  const { t } = useTranslation();
  const hours = useHours();
  return (
    <Section title={t('settings.communication.hours')} waiting={hours.isPending} expected={7}>
      {hours.error && <ErrorState error={hours.error} onRetry={() => void hours.refetch()} />}
      {hours.data && (
        <Week key={hours.data.etag} known={hours.data.data} etag={hours.data.etag} editable={editable} />
      )}
    </Section>
  );
}

/** A day's name as the label of a line begins, in languages that write it small within a sentence. */
function capitalised(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function Week({ known, etag, editable }: { known: Hours; etag: string; editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { locale } = useFormats();
  const toasts = useToasts();
  const [week, setWeek] = useState(known.week);
  const save = useSaveHours(etag);
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const put = (day: number, span: Hours['week'][number]) =>
    setWeek(week.map((old, index) => (index === day ? span : old)));
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
                    aria-label={t('settings.communication.from', { day: name })}
                    onChange={(_, { value }) => put(day, { ...span, from: value })}
                  />
                  <Text aria-hidden>{'–'}</Text>
                  <Input
                    type="time"
                    value={span.to}
                    disabled={!editable}
                    aria-label={t('settings.communication.to', { day: name })}
                    onChange={(_, { value }) => put(day, { ...span, to: value })}
                  />
                </>
              ) : (
                <Text className={styles.none}>{t('settings.communication.noContact')}</Text>
              )}
            </div>
          );
        })}
      </div>
      {save.error instanceof ApiError && (
        <MessageBar intent="error">
          <MessageBarBody>{save.error.message}</MessageBarBody>
        </MessageBar>
      )}
      {editable && (
        <Button
          appearance="primary"
          disabled={save.isPending || week === known.week}
          onClick={() =>
            save.mutate(week, { onSuccess: () => toasts.success(t('settings.communication.hoursSaved')) })
          }
        >
          {t('actions.save')}
        </Button>
      )}
    </>
  );
}
