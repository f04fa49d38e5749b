import { Text } from '@fluentui/react-components';
import { dayIn, daysAfter, useSession, useTranslation } from '@recobro/sdk';
import { TrendChart } from '@recobro/sdk/charts';
import { Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { ReviewAgreement } from '../api/schema.gen';
import { AgreementTable, FEW, FIELDS, fieldOf, reviewsOf, useAgreementStyles } from './AgreementTable';

/** Days that are looked at: a quarter of a year. */
const DAYS = 91;

/** How far the program and people, and two people, agree beyond chance (Cohen's κ), in all and by week. */
export function Agreement() {
  const styles = useAgreementStyles();
  const { t } = useTranslation('aiagents');
  const today = dayIn(Date.now(), useSession().me.tenant.timezone);
  const query = { from: daysAfter(today, 1 - DAYS), to: today };
  const read = useRead('/api/v1/reviews/agreement', { query });
  return (
    <div className={styles.part}>
      <Section title={t('agreement.title')}>
        <Text className={styles.lead} size={200}>
          {t('agreement.lead', { few: FEW })}
        </Text>
        <Loaded read={read}>
          {(agreed) => (
            <>
              <Trend agreed={agreed} />
              <AgreementTable agreed={agreed} />
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

/** κ by week, a line for each field; weeks of too few reviews have no point, and say so. */
function Trend({ agreed: { weeks } }: { agreed: ReviewAgreement }) {
  const styles = useAgreementStyles();
  const { t } = useTranslation('aiagents');
  const { locale } = useFormats();
  const enough = weeks.filter((week) => reviewsOf(week.program) >= FEW);
  if (enough.length === 0)
    return (
      <Text className={styles.lead} block>
        {t('agreement.tooFew', { few: FEW })}
      </Text>
    );
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <TrendChart
      label={t('agreement.title')}
      points={weeks.map(({ week, program }) => `${day.format(new Date(week))} · n ${reviewsOf(program)}`)}
      series={FIELDS.map((id) => ({
        id,
        label: t(`agreement.${id}`),
        values: weeks.map(({ program }) =>
          reviewsOf(program) < FEW ? null : (fieldOf(program, id)?.kappa ?? null),
        ),
      }))}
      say={(kappa) => figure.format(kappa)}
    />
  );
}
