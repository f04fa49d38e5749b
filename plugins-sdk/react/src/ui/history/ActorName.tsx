import { titleIn, useLanguage, useRecordName, useTranslation } from '@recobro/sdk';
import { HoldsBack } from '../HoldsBack';
import type { HistoryWords } from './useHistoryWords';

/** Who did something, as a line of the record names them. */
export interface HistoryActor {
  kind: string;
  id: string;
  name: string;
}

/** Who did something, as people call them: a person by name, a module by what it is called. */
export function ActorName({ actor, words }: { actor: HistoryActor; words: HistoryWords }) {
  const { t } = useTranslation('ui');
  const person = actor.id !== '' && (actor.kind === 'user' || actor.kind === 'apikey');
  const named = useRecordName('core.user', person ? actor.id : '');
  const unknown = titleIn(named?.title ?? {}, useLanguage());
  const name = person ? named?.name || actor.name || unknown : words.area(actor.name || 'core');
  if (actor.kind === 'visitor') return <bdi>{t('history.visitor', { name: actor.name })}</bdi>;
  return (
    <bdi>
      {actor.kind === 'apikey' ? t('history.byKey', { name }) : name}
      {person && !named && <HoldsBack />}
    </bdi>
  );
}
