import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  DateText,
  EmptyState,
  hairlineOver,
  Loaded,
  mirrored,
  plainList,
  RecordName,
  Section,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useList } from '../../api/client';
import type { Contact } from '../../api/types';
import { channelIcon } from '../WayRow';
import { useRefusal } from '../words';

const WhyPanel = lazy(() => import('./WhyPanel').then((m) => ({ default: m.WhyPanel })));

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'baseline',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  sign: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
  meta: { color: tokens.colorNeutralForeground3 },
  end: { display: 'flex', alignItems: 'center', color: tokens.colorNeutralForeground3 },
  arrow: mirrored,
  more: {
    gridColumnStart: 2,
    gridColumnEnd: 4,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** How many contacts are read. */
const MOST = 20;

/** The latest contacts with a debtor: each opens to who, by which number, what the rules said, and why it was made. */
export function ContactsSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const sees = useCan()('portfolios.contacts:read');
  const query = { debtor_id: debtorId, page: 1, pageSize: MOST, sort: '-at' };
  const read = useList('/api/v1/contacts', { query }, { enabled: sees });
  const [why, setWhy] = useState<string>();
  if (!sees) return null;
  return (
    <Section
      title={t('story.title')}
      count={read.data && count(read.data.meta.total)}
      flush
      waiting={read.isPending}
      expected={2}
    >
      <Loaded read={read} rows={read.data?.data} empty={<EmptyState title={t('story.none')} />}>
        {({ data }) => (
          <ul className={styles.list}>
            {data.map((contact) => (
              <ContactLine key={contact.id} contact={contact} onWhy={() => setWhy(contact.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>{why && <WhyPanel contactId={why} onClose={() => setWhy(undefined)} />}</Suspense>
    </Section>
  );
}

function ContactLine({ contact, onWhy }: { contact: Contact; onWhy: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const refusal = useRefusal();
  const [open, setOpen] = useState(false);
  const Sign = channelIcon[contact.channel];
  const { decision } = contact;
  return (
    <li className={styles.item}>
      <Sign className={styles.sign} aria-hidden />
      <div className={styles.line}>
        <Text weight="semibold">
          {contact.disposition_id ? (
            <RecordName of="portfolios.disposition" id={contact.disposition_id} plain />
          ) : (
            t(`story.status.${contact.status}`)
          )}
        </Text>
        <Text size={200} className={styles.meta}>
          {t(`channel.${contact.channel}`)}
          {contact.user_id && ' · '}
          {contact.user_id && <RecordName of="core.user" id={contact.user_id} plain />}
        </Text>
      </div>
      <span className={styles.end}>
        <DateText value={contact.at} shape="relative" />
        <Button
          size="small"
          appearance="transparent"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular className={styles.arrow} />}
          aria-expanded={open}
          aria-label={t('story.more')}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open && (
        <div className={styles.more}>
          {contact.phone_id && <RecordName of="portfolios.phone" id={contact.phone_id} plain />}
          {contact.reach && <Text size={200}>{t(`reach.${contact.reach}`)}</Text>}
          {contact.note && <Text>{contact.note}</Text>}
          <Text size={200}>
            {decision.allowed ? t('story.allowed') : [refusal(decision), decision.source].join(' ')}
          </Text>
          <Button size="small" icon={<QuestionCircleRegular />} onClick={onWhy}>
            {t('story.why')}
          </Button>
        </div>
      )}
    </li>
  );
}
