import { useTranslation } from '@recobro/sdk';
import { TrendChart } from '@recobro/sdk/charts';
import { Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Contactability, Funnel } from '../api/types';
import { BarChart } from './charts/BarChart';
import { FunnelBars } from './charts/FunnelBars';
import { ReportTable } from './charts/ReportTable';
import { Twin } from './charts/Twin';
import { Told } from './Told';
import { useBrief } from './useBrief';
import { periodOf, type ReportParams } from './useReportParams';

/** How far the contacts of a period came: in all, by day, by hour and by channel. */
export function ContactabilityReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/contactability',
    { query: periodOf(params) },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ total }) => total.attempts === 0 && total.right_party === 0}>
      {(contactability) => <Reached contactability={contactability} users={params.user} />}
    </Told>
  );
}

const STEPS = ['attempts', 'connects', 'right_party', 'promises'] as const;

/** Right-party contacts of each attempt. */
const rate = ({ attempts, right_party }: Funnel) => (attempts > 0 ? right_party / attempts : 0);

function Reached({ contactability, users }: { contactability: Contactability; users: string[] }) {
  const { t } = useTranslation('portfolios');
  const { count, percent } = useFormats();
  const { day } = useBrief('');
  const { period, total, was, days, hours, channels } = contactability;
  const on = `/contacts?on=${period.from}_${period.to}${users.length > 0 ? `&user=${users.join(',')}` : ''}`;
  const links = {
    attempts: `${on}&counts=attempt`,
    connects: `${on}&reach=machine,third_party,right_party`,
    right_party: `${on}&reach=right_party`,
    promises: `/promises?due=${period.from}_${period.to}`,
  };
  const heads = (first: string) => [
    first,
    ...STEPS.map((step) => t(`figures.funnel.${step}`)),
    t('figures.rate'),
  ];
  const cells = (funnel: Funnel) => [...STEPS.map((step) => count(funnel[step])), percent(rate(funnel))];
  const hour = (at: number) => `${String(at).padStart(2, '0')}`;
  const busy = hours.filter(({ attempts }) => attempts > 0).map((one) => one.hour);
  const shown = Array.from(
    { length: busy.length > 0 ? Math.max(...busy) - Math.min(...busy) + 1 : 0 },
    (_, n) => Math.min(...busy) + n,
  );
  const byHour = (at: number) => hours.find((one) => one.hour === at);
  const rateAt = (at: number) => {
    const found = byHour(at);
    return found ? rate(found) : 0;
  };
  return (
    <>
      <Section title={t('figures.funnelTitle')} flush>
        <FunnelBars
          label={t('figures.funnelTitle')}
          steps={STEPS.map((step) => ({
            id: step,
            label: t(`figures.funnel.${step}`),
            value: total[step],
            before: was[step],
            to: links[step],
          }))}
        />
      </Section>
      {days.length > 1 && (
        <Twin
          id="days"
          title={t('figures.byDay')}
          chart={
            <TrendChart
              label={t('figures.byDay')}
              points={days.map((one) => day(one.day))}
              series={STEPS.map((step) => ({
                id: step,
                label: t(`figures.funnel.${step}`),
                values: days.map((one) => one[step]),
              }))}
              say={count}
            />
          }
          table={
            <ReportTable
              label={t('figures.byDay')}
              heads={heads(t('figures.day'))}
              rows={[...days].reverse().map((one) => ({ id: one.day, cells: [day(one.day), ...cells(one)] }))}
            />
          }
        />
      )}
      <Twin
        id="hours"
        title={t('figures.byHour')}
        chart={
          <BarChart
            label={t('figures.byHour')}
            points={shown.map(hour)}
            values={shown.map(rateAt)}
            say={percent}
          />
        }
        table={
          <ReportTable
            label={t('figures.byHour')}
            heads={heads(t('figures.hour'))}
            rows={shown.flatMap((at) => {
              const found = byHour(at);
              return found ? [{ id: String(at), cells: [hour(at), ...cells(found)] }] : [];
            })}
          />
        }
      />
      <Section title={t('figures.byChannel')} flush>
        <ReportTable
          label={t('figures.byChannel')}
          heads={heads(t('contacts.channel'))}
          rows={channels.map((one) => ({
            id: one.channel,
            cells: [t(`channel.${one.channel}`), ...cells(one)],
          }))}
        />
      </Section>
    </>
  );
}
