import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, DateText, Loaded, RecordName, SidePanel, StatusBadge } from '@recobro/sdk/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/client';
import type { Trace, TraceEffect, TracePromise } from '../../api/types';
import { promiseTone } from '../../money/promises/status';
import { CauseWords } from './CauseWords';
import { RuleWords } from './RuleWords';

const useStyles = makeStyles({
  tree: { listStyleType: 'none', margin: 0, padding: 0 },
  node: {
    position: 'relative',
    paddingInlineStart: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalL,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    ':last-child': { paddingBlockEnd: 0 },
  },
  title: { display: 'block', color: tokens.colorNeutralForeground3 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
});

const GAP = ' · ';

/** Why a contact was made and what came of it, as one tree: from what wanted it to what was paid. */
export function WhyPanel({ contactId, onClose }: { contactId: string; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const read = useRead('/api/v1/contacts/{id}/trace', { path: { id: contactId } });
  return (
    <SidePanel open title={t('story.why')} onClose={onClose}>
      <Loaded read={read} empty={null}>
        {(trace) => <Tree trace={trace} />}
      </Loaded>
    </SidePanel>
  );
}

function Tree({ trace }: { trace: Trace }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { contact, effects, events, promises } = trace;
  return (
    <ol className={styles.tree} aria-label={t('story.why')}>
      <Node title={t('story.cause')}>
        <CauseWords trace={trace} />
      </Node>
      <Node title={t('story.rule')}>
        <RuleWords trace={trace} />
      </Node>
      <Node title={t('story.contact')}>
        <Text weight="semibold">
          {contact.disposition_id ? (
            <RecordName of="portfolios.disposition" id={contact.disposition_id} plain />
          ) : (
            t(`story.status.${contact.status}`)
          )}
        </Text>
        <Text size={200} className={styles.quiet}>
          {t(`channel.${contact.channel}`)}
          {GAP}
          <DateText value={contact.at} shape="datetime" />
          {contact.user_id && GAP}
          {contact.user_id && <RecordName of="core.user" id={contact.user_id} />}
        </Text>
        {contact.phone_id && <RecordName of="portfolios.phone" id={contact.phone_id} plain />}
        {contact.note && <Text>{contact.note}</Text>}
      </Node>
      {(effects.length > 0 || events.length > 0) && (
        <Node title={t('story.effects')}>
          {effects.map((effect) => (
            <EffectWords key={effect.kind} effect={effect} />
          ))}
          {events.map((event) => (
            <Text key={event.id}>
              {t('story.scheduled', { what: t(`agenda.kinds.${event.kind}`) })}{' '}
              <DateText value={event.due_at} shape="datetime" />
            </Text>
          ))}
        </Node>
      )}
      {promises.map((promise) => (
        <Node key={promise.id} title={t('story.promise')}>
          <PromiseWords promise={promise} />
        </Node>
      ))}
    </ol>
  );
}

function Node({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.node}>
      <Text size={200} className={styles.title}>
        {title}
      </Text>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

function EffectWords({ effect: { kind, value } }: { effect: TraceEffect }) {
  const { t } = useTranslation('portfolios');
  if (kind === 'flag') return <Text>{t('story.flagged', { flag: t(`flag.${value as 'dispute'}`) })}</Text>;
  if (kind === 'number')
    return <Text>{t('story.number', { status: t(`phoneStatus.${value as 'valid'}`) })}</Text>;
  return <Text>{t(kind === 'belief' ? 'story.belief' : 'story.retry')}</Text>;
}

function PromiseWords({ promise }: { promise: TracePromise }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <>
      <div className={styles.row}>
        <Text weight="semibold">
          <Amount minor={promise.amount} currency={promise.currency} />
        </Text>
        <DateText value={promise.due_on} shape="date" />
        <StatusBadge tone={promiseTone[promise.status]}>{t(`promiseStatus.${promise.status}`)}</StatusBadge>
      </div>
      {promise.payments.map((payment) => (
        <div key={payment.id} className={styles.row}>
          <Text>{t('story.paid')}</Text>
          <Amount minor={payment.brought} currency={payment.currency} />
          <DateText value={payment.paid_on} shape="date" />
          <RecordName of="portfolios.payment" id={payment.id} />
        </div>
      ))}
    </>
  );
}
