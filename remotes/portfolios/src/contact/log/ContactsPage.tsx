import { CallRegular } from '@fluentui/react-icons';
import { useSession, useTranslation } from '@recobro/sdk';
import { EntityList, RecordName, TwoLines, useFormats, useListParams } from '@recobro/sdk/ui';
import { useList } from '../../api/client';
import { useChosenPortfolio } from '../../book/debtors/useChosenPortfolio';
import { todayIn } from '../../days';
import { useContactColumns, useOutcomeName } from './useContactColumns';
import { CONTACT_LIST, daysChosen, useContactFilters } from './useContactFilters';

/** Every contact one may see, the latest first, those that the rules refused too: the list behind the figures. */
export function ContactsPage() {
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const portfolioId = useChosenPortfolio();
  const today = todayIn(useSession().me.tenant.timezone);
  const params = useListParams(CONTACT_LIST);
  const filters = useContactFilters(params);
  const columns = useContactColumns();
  const outcome = useOutcomeName();
  const { on, channel, outcome: disposition_id, reach, counts, status, user } = params.filters;
  const query = useList('/api/v1/contacts', {
    query: {
      page: params.page,
      pageSize: params.pageSize,
      portfolio_id: portfolioId ? [portfolioId] : [],
      user_id: user,
      channel,
      disposition_id,
      status,
      reach,
      ...(counts[0] && { [counts[0]]: 'true' }),
      ...daysChosen(on[0], today),
    },
  });
  return (
    <EntityList
      id="contacts"
      title={t('contacts.title')}
      query={query}
      params={params}
      filters={filters}
      columns={columns}
      rowName={(row) => `${t(`channel.${row.channel}`)} · ${instant(row.at, 'datetime')}`}
      href={(row) => `/debtors/${row.debtor_id}`}
      none={{ icon: <CallRegular />, title: t('contacts.none'), reason: t('contacts.noneReason') }}
      compact={(row) => (
        <TwoLines
          name={<RecordName of="portfolios.debtor" id={row.debtor_id} plain />}
          aside={instant(row.at, 'relative')}
        >
          {[t(`channel.${row.channel}`), outcome(row) || t(`contactStatus.${row.status}`)].join(' · ')}
        </TwoLines>
      )}
    />
  );
}
