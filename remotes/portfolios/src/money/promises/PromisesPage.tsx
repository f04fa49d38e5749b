import { Tab, TabList } from '@fluentui/react-components';
import { CalendarMonthRegular, HandshakeRegular, TextBulletListRegular } from '@fluentui/react-icons';
import { parseAsStringLiteral, useNavigate, useQueryState, useTranslation } from '@recobro/sdk';
import { EntityList, RecordName, TwoLines, useFormats, useListParams } from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useList } from '../../api/client';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { useDueWords } from './DueDay';
import { TakeFrom } from './TakeFrom';
import { usePromiseColumns } from './usePromiseColumns';
import { PROMISE_LIST, usePromiseFilters, usePromiseQuery } from './usePromiseFilters';
import { usePromiseSelection } from './usePromiseSelection';
import { WaitingDrafts } from './WaitingDrafts';

const PromiseCalendar = lazy(() => import('./PromiseCalendar').then((m) => ({ default: m.PromiseCalendar })));
const VIEWS = ['list', 'calendar'] as const;

/** Every promise one may see, as a list or by the days of a month; all of it in the URL. */
export function PromisesPage() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const navigate = useNavigate();
  const portfolioId = useChosenPortfolio();
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('list'));
  const params = useListParams(PROMISE_LIST);
  const asked = usePromiseQuery(params, portfolioId);
  const calendar = view === 'calendar';
  const query = useList('/api/v1/promesas', { query: asked }, { enabled: !calendar });
  const columns = usePromiseColumns(params.filters.made.length > 0);
  const filters = usePromiseFilters(params);
  const words = useDueWords();
  const selection = usePromiseSelection(asked, query.data);
  const amount = (minor: number, currency: string) => amountOrZero(minor, { currency });
  return (
    <EntityList
      id="promises"
      title={t('promises.title')}
      query={query}
      params={params}
      filters={calendar ? filters.filter(({ id }) => id === 'owner' || id === 'currency') : filters}
      pageActions={
        <>
          <TakeFrom />
          <TabList
            size="small"
            selectedValue={view}
            onTabSelect={(_, { value }) => void setView(value as (typeof VIEWS)[number])}
          >
            <Tab value="list" icon={<TextBulletListRegular />}>
              {t('promises.list')}
            </Tab>
            <Tab value="calendar" icon={<CalendarMonthRegular />}>
              {t('promises.calendar')}
            </Tab>
          </TabList>
        </>
      }
      lead={!calendar && !params.filtered && <WaitingDrafts portfolioId={portfolioId} />}
      instead={
        calendar && (
          <Suspense>
            <PromiseCalendar
              portfolioId={portfolioId}
              owner={params.filters.owner[0]}
              currency={params.filters.currency}
              onDay={(day) => void navigate(`/promises?due=${day}`)}
            />
          </Suspense>
        )
      }
      columns={columns}
      rowName={(promise) => `${amount(promise.amount, promise.currency)} · ${promise.due_on}`}
      href={(promise) => `/debtors/${promise.debtor_id}`}
      {...(selection && { selection })}
      none={{ icon: <HandshakeRegular />, title: t('promises.none'), reason: t('promises.noneReason') }}
      compact={(promise) => (
        <TwoLines
          name={<RecordName of="portfolios.debtor" id={promise.debtor_id} plain />}
          aside={amount(promise.amount, promise.currency)}
        >
          {`${t(`promiseStatus.${promise.status}`)} · ${words(promise.due_on)}`}
        </TwoLines>
      )}
    />
  );
}
