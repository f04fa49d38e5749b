import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { EarlierContact, RuleCase } from '../../../api/types';
import { type Particular, truth } from './useRuleFacts';

/** What a case asks and expects, in words. */
export function useCaseFacts() {
  const { t } = useTranslation('portfolios');
  const { locale } = useFormats();
  const earlier = ({ hours, channel, times, reached }: EarlierContact) =>
    t(reached ? 'packs.reachedBefore' : 'packs.triedBefore', {
      channel: t(`channel.${channel}`),
      hours,
      times: times ?? 1,
    });
  const facts = (one: RuleCase): Particular[] => [
    { name: t('packs.when'), value: `${wall(one.at, locale)} · ${one.zone}` },
    { name: t('packs.channel'), value: t(`channel.${one.channel}`) },
    { name: t('packs.maker'), value: t(`maker.${one.by ?? 'person'}`) },
    { name: t('packs.label'), value: t(`phoneLabel.${one.label ?? 'own'}`) },
    { name: t('packs.flagsOf'), value: (one.flags ?? []).map((flag) => t(`flag.${flag}`)).join(', ') },
    { name: t('packs.consent'), value: truth(one.consent, t) },
    { name: t('packs.before'), value: (one.before ?? []).map(earlier).join('; ') },
    { name: t('packs.expects'), value: one.allowed ? t('packs.allowed') : (one.rule_id ?? '') },
  ];
  return { facts, earlier, when: (one: RuleCase) => wall(one.at, locale) };
}

/** What a wall clock shows, with the day of the week, wherever it hangs. */
function wall(at: string, locale: string): string {
  const shape = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, { ...shape, ...clock }).format(new Date(`${at}Z`));
}
