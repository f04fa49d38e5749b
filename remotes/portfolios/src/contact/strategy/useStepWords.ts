import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Step } from './step';

/** Says a step in words: whom it is about, and what is done with them. */
export function useStepWords(currency: string) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const money = (minor: number) => amountOrZero(minor, { currency });
  const about = ({ when }: Step): string[] =>
    [
      when.promise ? t(`strategy.promise.${when.promise}`) : '',
      when.statuses?.map((one) => t(`debtorStatus.${one}`)).join(', '),
      when.reach
        ? t('strategy.lastReach', { who: when.reach.map((one) => t(`strategy.reach.${one}`)).join(', ') })
        : '',
      when.dpd_from === undefined ? '' : t('strategy.dpdFrom', { count: when.dpd_from }),
      when.dpd_to === undefined ? '' : t('strategy.dpdTo', { count: when.dpd_to }),
      when.quiet_days === undefined ? '' : t('strategy.quiet', { count: when.quiet_days }),
      when.chance_from === undefined ? '' : t('strategy.chanceFrom', { percent: when.chance_from }),
      when.balance_from === undefined ? '' : t('strategy.owesFrom', { amount: money(when.balance_from) }),
      when.balance_to === undefined ? '' : t('strategy.owesTo', { amount: money(when.balance_to) }),
      when.bucket_ids && t('strategy.inBuckets', { count: when.bucket_ids.length }),
      when.tag_ids && t('strategy.withTags', { count: when.tag_ids.length }),
      when.segments && t('strategy.inSegments', { segments: when.segments.join(', ') }),
    ].filter((one): one is string => Boolean(one));
  const done = ({ then }: Step): string[] =>
    then.channel === ''
      ? [t('strategy.leave')]
      : [
          t(`channel.${then.channel}`),
          then.wait_hours > 0 ? t('strategy.wait', { count: then.wait_hours }) : '',
          t(`strategy.who.${then.who}`),
          t('strategy.priorityOf', { priority: then.priority }),
          t(`strategy.order.${then.order}`),
        ].filter(Boolean);
  return {
    about: (step: Step) => about(step).join(' · ') || t('strategy.everybody'),
    done: (step: Step) => done(step).join(' · '),
  };
}
