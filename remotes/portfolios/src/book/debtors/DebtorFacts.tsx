import { usePeople, useTranslation } from '@recobro/sdk';
import { DateText, Facts, Section, useFormats } from '@recobro/sdk/ui';
import { useEveryPortfolio } from '../../api/every';
import type { Debtor } from '../../api/types';

/** What is known of a debtor besides how to reach them. */
export function DebtorFacts({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const { text } = useFormats();
  const person = usePeople().data?.find((one) => one.id === debtor.assignee_id);
  const portfolio = useEveryPortfolio().data?.find((one) => one.id === debtor.portfolio_id);
  return (
    <Section title={t('debtors.facts')}>
      <Facts
        facts={[
          { name: t('fields.portfolio'), value: portfolio?.name },
          { name: t('fields.externalRef'), value: debtor.external_ref },
          { name: t('fields.kind'), value: t(`kind.${debtor.kind}`) },
          {
            name: t('fields.birthday'),
            value: debtor.birthday && <DateText value={debtor.birthday} shape="date" />,
          },
          {
            name: t('fields.email'),
            value: debtor.emails.length > 0 ? <Emails addresses={debtor.emails} /> : undefined,
          },
          { name: t('fields.language'), value: debtor.language && t(`language.${debtor.language}`) },
          { name: t('fields.segment'), value: debtor.segment },
          {
            name: t('fields.assignee'),
            value: debtor.assignee_id ? text(person?.display_name) : t('debtors.nobody'),
          },
          ...(debtor.extra ?? []).map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> })),
        ]}
      />
    </Section>
  );
}

/** Addresses one under the other; what is too long breaks before its host, not within a word. */
function Emails({ addresses }: { addresses: string[] }) {
  return addresses.map((address) => {
    const [person, host] = address.split('@');
    return (
      <div key={address}>
        <bdi dir="ltr">
          {person}
          <wbr />
          {host && `@${host}`}
        </bdi>
      </div>
    );
  });
}
