import { useTranslation } from '@recobro/sdk';
import { StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { Conversation } from '../api/types';

/** How a time that was promised to them stands: running with how long is left, or broken. The first answer comes first. */
export function PromiseBadge({ conversation: c }: { conversation: Conversation }) {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const promised = [
    { level: c.first_level, due: c.first_due, name: 'first' },
    { level: c.solve_level, due: c.solve_due, name: 'solve' },
  ];
  const one =
    promised.find(({ level }) => level === 'broken') ?? promised.find(({ level }) => level === 'due');
  if (!one?.due) return null;
  const broken = one.level === 'broken' || Date.parse(one.due) < Date.now();
  return (
    <StatusBadge tone={broken ? 'danger' : 'warning'}>
      {t(`promised.${one.name}.${broken ? 'broken' : 'due'}`, { when: instant(one.due, 'relative') })}
    </StatusBadge>
  );
}
