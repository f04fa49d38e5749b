import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CallRegular,
  ChatMultipleRegular,
  CheckmarkCircleRegular,
  ClockRegular,
  CommentRegular,
  HomePersonRegular,
  MailRegular,
  MailTemplateRegular,
  ShieldErrorRegular,
} from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { hairlineOver, IconButton, MaskedValue, useFormats } from '@recobro/sdk/ui';
import { useReveal } from '../api/debtors';
import type { ContactOption } from '../api/types';
import { writtenPhone } from '../book/debtors/phone';
import { allowed, type Way } from './ways';
import { useRefusal } from './words';

export const channelIcon = {
  call: CallRegular,
  whatsapp: ChatMultipleRegular,
  sms: CommentRegular,
  email: MailRegular,
  letter: MailTemplateRegular,
  visit: HomePersonRegular,
  counter: HomePersonRegular,
};

const useStyles = makeStyles({
  item: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  meta: { color: tokens.colorNeutralForeground3, display: 'block' },
  acts: { display: 'flex', alignItems: 'center' },
  why: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  may: { flexShrink: 0, marginBlockStart: '2px', color: tokens.colorStatusSuccessForeground1 },
  sign: { flexShrink: 0, marginBlockStart: '2px', color: tokens.colorStatusWarningForeground3 },
});

/** Props of WayRow. */
interface WayRowProps {
  debtorId: string;
  way: Way;
  /** Begins a contact; absent when the reader may not. */
  onBegin: ((option: ContactOption) => void) | undefined;
  /** Allows one beside the rules; absent when the reader may not. */
  onExcuse: ((option: ContactOption) => void) | undefined;
}

/** One number with its channels: what may be done now, and what may not, why and until when. */
export function WayRow({ debtorId, way, onBegin, onExcuse }: WayRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const refusal = useRefusal();
  const reasons = new Map<string, ContactOption[]>();
  const now = way.options.filter(allowed);
  for (const one of way.options.filter((option) => !allowed(option))) {
    const why = refusal(one.decision);
    reasons.set(why, [...(reasons.get(why) ?? []), one]);
  }
  return (
    <li className={styles.item}>
      {way.phone ? <NumberOf debtorId={debtorId} way={way} /> : <Text>{t('contact.others')}</Text>}
      <span className={styles.acts}>
        {onBegin &&
          way.options.map((option) => (
            <Channel key={option.channel} option={option} onBegin={() => onBegin(option)} />
          ))}
        {onExcuse && reasons.size > 0 && (
          <IconButton
            appearance="transparent"
            icon={<ShieldErrorRegular />}
            label={t('contact.excuse')}
            onClick={() => {
              const [first] = [...reasons.values()].flat();
              if (first) onExcuse(first);
            }}
          />
        )}
      </span>
      {!onBegin && now.length > 0 && (
        <Text size={200} className={styles.why}>
          <CheckmarkCircleRegular className={styles.may} aria-hidden />
          {t('contact.mayNow', { ways: now.map(({ channel }) => t(`channel.${channel}`)).join(', ') })}
        </Text>
      )}
      {[...reasons].map(([why, options]) => (
        <Text key={why} size={200} className={styles.why}>
          <ClockRegular className={styles.sign} aria-hidden />
          <span>
            {options.length < way.options.length &&
              `${options.map(({ channel }) => t(`channel.${channel}`)).join(', ')}: `}
            {why}
          </span>
        </Text>
      ))}
    </li>
  );
}

function Channel({ option, onBegin }: { option: ContactOption; onBegin: () => void }) {
  const { t } = useTranslation('portfolios');
  const Icon = channelIcon[option.channel];
  const channel = t(`channel.${option.channel}`);
  return (
    <IconButton
      appearance="transparent"
      icon={<Icon />}
      label={allowed(option) ? t('contact.by', { channel }) : t('contact.notBy', { channel })}
      disabledFocusable={!allowed(option)}
      onClick={onBegin}
    />
  );
}

function NumberOf({ debtorId, way }: { debtorId: string; way: Way }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { percent } = useFormats();
  const can = useCan();
  const reveal = useReveal(debtorId);
  const { phone, options } = way;
  const [first] = options;
  if (!phone || !first) return null;
  const open = phone.masked && can('portfolios.debtors:reveal');
  const facts = [
    t(`phoneLabel.${phone.label}`),
    t('contact.likely', { share: percent(Math.round(first.probability * 100) / 100) }),
    first.best_hour >= 0 && t('contact.bestAt', { hour: first.best_hour }),
    first.tries > 0 && t('contact.tries', { count: first.tries }),
  ];
  return (
    <div>
      <MaskedValue
        masked={writtenPhone(phone.e164)}
        label={t('fields.phone')}
        {...(open && { reveal: () => reveal({ field: 'phone', phone_id: phone.id }).then(writtenPhone) })}
      />
      <Text size={200} className={styles.meta}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
