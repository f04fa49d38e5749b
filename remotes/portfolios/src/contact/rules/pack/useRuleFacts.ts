import { useTranslation } from '@recobro/sdk';
import type { ContactRule, Opening } from '../../../api/types';
import { DAYS } from '../draft';

/** One particular of a rule or of a case, in words. */
export interface Particular {
  name: string;
  value: string;
}

type Words = ReturnType<typeof useTranslation>['t'];

/** What a rule goes by, in words: what its kind asks, and all that is told of it. */
export function useRuleFacts() {
  const { t } = useTranslation('portfolios');
  const terms = (rule: ContactRule) => termsOf(rule, t);
  const facts = (rule: ContactRule): Particular[] => [
    { name: t('contactRules.kind'), value: t(`ruleKind.${rule.kind}`) },
    { name: t('outcomes.es'), value: rule.text.es },
    { name: t('outcomes.en'), value: rule.text.en },
    { name: t('outcomes.pt'), value: rule.text.pt },
    { name: t('packs.source'), value: rule.source },
    { name: t('contactRules.needsCounsel'), value: truth(rule.needs_counsel, t) },
    {
      name: t('outcomes.channels'),
      value: (rule.channels ?? []).map((one) => t(`channel.${one}`)).join(', '),
    },
    { name: t('packs.by'), value: (rule.by ?? []).map((one) => t(`maker.${one}`)).join(', ') },
    ...terms(rule),
  ];
  return { facts, terms };
}

export const truth = (is: boolean | undefined, t: Words) => t(is ? 'packs.yes' : 'packs.no');

/** What a rule of its kind goes by. */
function termsOf(rule: ContactRule, t: Words): Particular[] {
  const window = { name: t('contactRules.window'), value: String(rule.hours ?? 0) };
  switch (rule.kind) {
    case 'hours':
      return [
        { name: t('packs.open'), value: (rule.open ?? []).map((one) => opening(one, t)).join('; ') },
        { name: t('contactRules.closedOnHolidays'), value: truth(rule.holidays, t) },
      ];
    case 'limit':
      return [
        { name: t('contactRules.most'), value: String(rule.most ?? 0) },
        { name: t('contactRules.counts'), value: rule.counts ? t(`counted.${rule.counts}`) : '' },
        { name: t('contactRules.per'), value: rule.per ? t(`per.${rule.per}`) : '' },
        window,
      ];
    case 'single_channel':
      return [window];
    case 'labels':
      return [{ name: t('packs.labels'), value: words(rule.labels, 'phoneLabel', t) }];
    case 'flags':
      return [{ name: t('packs.flags'), value: words(rule.flags, 'flag', t) }];
    default:
      return [];
  }
}

const words = (values: string[] | undefined, key: string, t: Words) =>
  (values ?? []).map((value) => t(`${key}.${value}`)).join(', ');

/** A span of the day on its days, those that follow each other as one: Lunes–Viernes 08:00–20:00. */
function opening({ days, from, to }: Opening, t: Words): string {
  const runs: string[][] = [];
  for (const day of DAYS.filter((one) => days.includes(one))) {
    const last = runs.at(-1);
    if (last && DAYS.indexOf(last.at(-1) as never) === DAYS.indexOf(day) - 1) last.push(day);
    else runs.push([day]);
  }
  const named = runs.map((run) =>
    [...new Set([run[0], run.at(-1)])].map((day) => t(`weekday.${day}`)).join('–'),
  );
  return `${named.join(', ')} ${from}–${to}`;
}
