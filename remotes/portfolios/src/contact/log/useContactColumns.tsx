import { useLanguage, usePeople, useTranslation } from '@recobro/sdk';
import { type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useRead } from '../../api/client';
import type { Contact } from '../../api/types';
import { contactTone, reachTone } from './status';

/** Says how a contact ended; nothing for one that did not. */
export function useOutcomeName(): (contact: Contact) => string {
  const language = useLanguage();
  const outcomes = useRead('/api/v1/contacts/dispositions', {}, { staleTime: 60_000 }).data;
  return useMemo(() => {
    const names = new Map(outcomes?.map((one) => [one.id, one.labels[language]]));
    return ({ disposition_id: id }) => names.get(id) ?? '';
  }, [outcomes, language]);
}

/** The columns of the list of contacts. */
export function useContactColumns(): Column<Contact>[] {
  const { t } = useTranslation('portfolios');
  const { text } = useFormats();
  const people = usePeople().data;
  const outcome = useOutcomeName();
  const language = useLanguage();
  return useMemo(() => {
    const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
    return [
      {
        id: 'at',
        header: t('contacts.when'),
        cell: (row) => <DateText value={row.at} shape="datetime" />,
        width: 170,
      },
      {
        id: 'debtor',
        header: t('fields.debtor'),
        cell: (row) => <RecordName of="portfolios.debtor" id={row.debtor_id} plain />,
        primary: true,
        width: 200,
      },
      {
        id: 'channel',
        header: t('contacts.channel'),
        cell: (row) => [t(`channel.${row.channel}`), t(`contacts.directions.${row.direction}`)].join(' · '),
        width: 160,
      },
      { id: 'outcome', header: t('outcomes.one'), cell: outcome, width: 170 },
      {
        id: 'reach',
        header: t('outcomes.reached'),
        cell: (row) =>
          row.reach ? <StatusBadge tone={reachTone[row.reach]}>{t(`reach.${row.reach}`)}</StatusBadge> : '',
        width: 110,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={contactTone[row.status]}>{t(`contactStatus.${row.status}`)}</StatusBadge>
        ),
        width: 130,
      },
      {
        id: 'who',
        header: t('contacts.who'),
        cell: (row) => (row.user_id ? text(person(row.user_id)) : t('contacts.program')),
        width: 150,
      },
      {
        id: 'rule',
        header: t('contacts.rule'),
        cell: (row) => (row.rule_id && row.decision.text ? row.decision.text[language] : ''),
        width: 220,
      },
    ];
  }, [t, text, people, outcome, language]);
}
