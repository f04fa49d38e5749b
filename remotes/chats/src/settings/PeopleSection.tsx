import { Avatar, makeStyles } from '@fluentui/react-components';
import { useCan, usePeople, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, Section, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../api/client';
import type { Presence } from '../api/types';
import { SettingLine } from './SettingLine';

const SkillPanel = lazy(() => import('./SkillPanel').then((m) => ({ default: m.SkillPanel })));

const useStyles = makeStyles({ list: plainList });

/** Who answers: what they can do, whether they are at work, and how many conversations they hold now. */
export function PeopleSection() {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const may = useCan()('chats.inboxes:update');
  const people = useRead('/api/v1/chats/people', {}, { quiet: true });
  const named = usePeople();
  const [editing, setEditing] = useState<Presence>();
  const factsOf = useFacts();
  const nameOf = (id: string) => named.data?.find((one) => one.id === id)?.display_name ?? '…';
  return (
    <Section title={t('people.title')} waiting={people.isPending || named.isPending} expected={2}>
      <Loaded read={people} empty={<EmptyState title={t('people.none')} reason={t('people.noneReason')} />}>
        {(rows) => (
          <Loaded read={named}>
            {() => (
              <ul className={styles.list}>
                {rows.map((one) => (
                  <SettingLine
                    key={one.user_id}
                    sign={<Avatar size={24} name={nameOf(one.user_id)} color="colorful" aria-hidden />}
                    name={nameOf(one.user_id)}
                    state={<AtDesk person={one} />}
                    meta={factsOf(one)}
                    onEdit={may ? () => setEditing(one) : undefined}
                  />
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
      <Suspense>
        {editing && (
          <SkillPanel known={editing} name={nameOf(editing.user_id)} onClose={() => setEditing(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}

function AtDesk({ person: { is_at_work, is_away, away_until } }: { person: Presence }) {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  if (is_at_work) return <StatusBadge tone="success">{t('people.here')}</StatusBadge>;
  const until = is_away && away_until && Date.parse(away_until) > Date.now();
  return (
    <StatusBadge tone="paused">
      {until ? t('people.until', { when: instant(away_until) }) : t('people.away')}
    </StatusBadge>
  );
}

/** How many they hold, what they write, what they work. */
function useFacts() {
  const { t } = useTranslation('chats');
  const { count } = useFormats();
  return ({ open, languages, portfolios }: Presence) =>
    [
      open !== null && t('people.open', { count: open, shown: count(open) }),
      languages.length > 0
        ? languages.map((one) => t(`people.language.${one}`)).join(', ')
        : t('people.everyLanguage'),
      portfolios.length > 0
        ? t('people.portfolios', { count: portfolios.length, shown: count(portfolios.length) })
        : t('people.everyPortfolio'),
    ]
      .filter(Boolean)
      .join(' · ');
}
