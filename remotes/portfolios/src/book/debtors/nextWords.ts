import { useLanguage, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { NextAct } from '../../api/types';

/** Says what is next with a debtor, at length for their page and in two words for a list, and why nobody contacts them. */
export function useNextWords() {
  const { t } = useTranslation('portfolios');
  const { instant, amountOrZero } = useFormats();
  const language = useLanguage();
  return useMemo(() => wordsOf({ t, instant, amountOrZero, language }), [t, instant, amountOrZero, language]);
}

interface Told extends Pick<ReturnType<typeof useFormats>, 'instant' | 'amountOrZero'> {
  t: ReturnType<typeof useTranslation>['t'];
  language: ReturnType<typeof useLanguage>;
}

function wordsOf({ t, instant, amountOrZero, language }: Told) {
  const what = (act: NextAct): string =>
    ({
      silent: () => t('next.silent'),
      event: () => t(`agenda.kinds.${act.event_kind || 'review'}`),
      contact: () => t(`channel.${act.channel || 'call'}`),
      promise: () => t('next.promise', { amount: amountOrZero(act.amount, { currency: act.currency }) }),
      nothing: () => t('next.nothing'),
    })[act.kind]();
  const when = (act: NextAct): string => {
    if (act.ready) return t('next.now');
    if (act.on) return instant(act.on, 'date');
    return act.at ? instant(act.at, 'datetime') : '';
  };
  return {
    say: (act: NextAct) => {
      if (act.kind === 'silent' || act.kind === 'nothing') return what(act);
      return act.ready
        ? t('next.do', { what: what(act) })
        : t('next.later', { what: what(act), when: when(act) });
    },
    brief: (act: NextAct) => ({ what: what(act), when: when(act) }),
    why: (act: NextAct) => {
      const { decision } = act;
      if (act.kind !== 'silent' || !decision?.text) return '';
      return [decision.text[language], decision.source].filter(Boolean).join(' ');
    },
  };
}
