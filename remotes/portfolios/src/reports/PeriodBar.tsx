import { Button, makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { usePermission, useTranslation } from '@recobro/sdk';
import { Choose, IconButton, mirrored, useFormats } from '@recobro/sdk/ui';
import { useDaysName } from '../useDaysName';
import { useKey } from '../useKey';
import { PeopleFilter } from './PeopleFilter';
import { PERIODS, type Period } from './period';
import { MONTHS, type ReportParams } from './useReportParams';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  arrow: mirrored,
  span: { minWidth: '12ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

/** The reports that look back some months, whatever the period. */
const BY_MONTHS = ['roll', 'liquidation'];

/** Chooses of what days the report is, and of whom. `t` is the period that goes on, the brackets go back and on. */
export function PeriodBar({ params }: { params: ReportParams }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const own = usePermission('portfolios.reports:read') === 'own';
  const { report, months, set } = params;
  return (
    <search className={styles.bar}>
      {BY_MONTHS.includes(report) ? (
        <Choose
          size="small"
          aria-label={t('figures.back')}
          value={months}
          choices={MONTHS.map((value) => ({
            value,
            label: t('figures.months', { count: Number(value), shown: count(Number(value)) }),
          }))}
          onChoose={(chosen) => void set({ months: chosen })}
        />
      ) : (
        <Chooser params={params} />
      )}
      {!own && <PeopleFilter params={params} />}
    </search>
  );
}

function Chooser({ params }: { params: ReportParams }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { period, current, set, step } = params;
  useKey('t', true, () => void set({ on: null }));
  useKey('[', true, () => step(-1));
  useKey(']', !current, () => step(1));
  return (
    <>
      <TabList
        size="small"
        aria-label={t('figures.period')}
        selectedValue={period}
        onTabSelect={(_, { value }) => void set({ period: value as Period })}
      >
        {PERIODS.map((one) => (
          <Tab key={one} value={one}>
            {t(`figures.periods.${one}`)}
          </Tab>
        ))}
      </TabList>
      <IconButton
        icon={<ChevronLeftRegular className={styles.arrow} />}
        label={t(`figures.before.${period}`)}
        aria-keyshortcuts="["
        onClick={() => step(-1)}
      />
      <Text weight="semibold" className={styles.span} role="status">
        <SpanName params={params} />
      </Text>
      <IconButton
        icon={<ChevronRightRegular className={styles.arrow} />}
        label={t(`figures.after.${period}`)}
        aria-keyshortcuts="]"
        disabledFocusable={current}
        onClick={() => step(1)}
      />
      <Button
        size="small"
        aria-keyshortcuts="t"
        disabledFocusable={current}
        onClick={() => void set({ on: null })}
      >
        {t(`figures.now.${period}`)}
      </Button>
    </>
  );
}

/** What the days are called: 24 Nov 2026, 23 – 29 Nov 2026, November 2026. */
function SpanName({ params: { period, span } }: { params: ReportParams }) {
  const { locale } = useFormats();
  const name = useDaysName();
  if (period === 'month') {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return month.format(new Date(`${span.from}T00:00:00Z`));
  }
  return name(span);
}
