import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { ChatRegular } from '@fluentui/react-icons';
import {
  parseAsString,
  parseAsStringLiteral,
  useCan,
  useQueryState,
  useQueryStates,
  useTelephone,
  useTranslation,
} from '@recobro/sdk';
import { EmptyState, hairlineOver, Loaded, plainList, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRead } from '../api/client';
import { useConsents, useOptions } from '../api/contacts';
import type { ContactOption, Debtor } from '../api/types';
import { useKey } from '../useKey';
import { Consents } from './consents/Consents';
import { LedgerMenu } from './LedgerMenu';
import { WayRow } from './WayRow';
import { nextOf, waysOf } from './ways';

const ContactPanel = lazy(() => import('./ContactPanel').then((m) => ({ default: m.ContactPanel })));
const OverridePanel = lazy(() => import('./OverridePanel').then((m) => ({ default: m.OverridePanel })));

/** The key that begins a contact on a debtor's page. */
const SHORTCUT = 'c';

/** In the address: that a contact is to begin. */
const NEW = parseAsStringLiteral(['new'] as const);

const useStyles = makeStyles({
  list: plainList,
  sources: {
    ...hairlineOver,
    display: 'flex',
    flexDirection: 'column',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
});

/** How the debtor may be contacted now, by the rules; `c` begins with the way that most likely reaches them. */
export function ContactSection({ debtor }: { debtor: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const sees = can('portfolios.contacts:read');
  const acts = can('portfolios.contacts:create');
  const options = useOptions(debtor.id, sees);
  const phones = useRead('/api/v1/deudores/{id}/phones', { path: { id: debtor.id } }, { enabled: sees });
  const asksConsents = sees && can('portfolios.consents:read');
  const consents = useConsents(debtor.id, asksConsents);
  const [begun, setBegun] = useState<ContactOption>();
  const [excused, setExcused] = useState<ContactOption>();
  const waiting = options.isPending || phones.isPending || (asksConsents && consents.isPending);
  const ways = waysOf(options.data ?? [], phones.data ?? []);
  const next = nextOf(ways);
  const [asked, setAsked] = useQueryState('contact', NEW);
  const [, setPromise] = useQueryStates({ promise: NEW, from: parseAsString });
  const telephone = useTelephone();
  const start = (option: ContactOption) => {
    if (option.channel !== 'call' || !telephone?.free) return setBegun(option);
    telephone.call({ id: debtor.id, phoneId: option.phone_id, name: debtor.name });
  };
  const startRef = useRef(start);
  startRef.current = start;
  const begin = () => next && start(next);
  useEffect(() => {
    if (!asked || waiting) return;
    void setAsked(null, { history: 'replace' });
    if (acts && next) startRef.current(next);
  }, [asked, waiting, acts, next, setAsked]);
  useKey(SHORTCUT, acts && next !== undefined && !begun, begin);
  if (!sees) return null;
  return (
    <Section
      title={t('contact.title')}
      flush
      waiting={waiting}
      expected={2}
      actions={
        <>
          <LedgerMenu debtorId={debtor.id} />
          {acts && next && (
            <Tooltip content={t('contact.key', { key: SHORTCUT })} relationship="description">
              <Button size="small" icon={<ChatRegular />} aria-keyshortcuts={SHORTCUT} onClick={begin}>
                {t('contact.begin')}
              </Button>
            </Tooltip>
          )}
        </>
      }
    >
      {!waiting && (
        <>
          <Loaded read={options} empty={<EmptyState title={t('contact.none')} />}>
            {() => (
              <ul className={styles.list}>
                {ways.map((way) => (
                  <WayRow
                    key={way.phone?.id ?? ''}
                    debtorId={debtor.id}
                    way={way}
                    onBegin={acts ? start : undefined}
                    onExcuse={can('portfolios.overrides:create') ? setExcused : undefined}
                  />
                ))}
              </ul>
            )}
          </Loaded>
          <Sources options={options.data ?? []} />
          {asksConsents && <Consents debtorId={debtor.id} />}
        </>
      )}
      <Suspense>
        {begun && (
          <ContactPanel
            debtor={debtor}
            option={begun}
            onClose={() => setBegun(undefined)}
            onPromise={(from) => void setPromise({ promise: 'new', from }, { history: 'replace' })}
          />
        )}
        {excused && (
          <OverridePanel debtorId={debtor.id} option={excused} onClose={() => setExcused(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}

/** What the refusals rest on, each named once. */
function Sources({ options }: { options: ContactOption[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const refused = options.map(({ decision }) => decision).filter((one) => !one.allowed && one.source);
  const sources = new Map(refused.map(({ source, needs_counsel }) => [source, needs_counsel]));
  if (sources.size === 0) return null;
  return (
    <div className={styles.sources}>
      {[...sources].map(([source, unsure]) => (
        <Text key={source} size={200}>
          {source}
          {unsure && ` · ${t('contact.needsCounsel')}`}
        </Text>
      ))}
    </div>
  );
}
