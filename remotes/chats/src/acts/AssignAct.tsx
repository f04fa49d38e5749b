import { Avatar, Button } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import { LazyFinder } from '@recobro/sdk/ui';
import type { ActProps } from './ThreadActs';
import { useAssign } from './useAct';

/** Who answers: oneself, nobody, or whoever is looked for. */
export function AssignAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const { me } = useSession();
  const assign = useAssign();
  const person = usePeople().data?.find(({ id }) => id === c.assignee_id)?.display_name;
  const says = person ? t('acts.assignedTo', { name: person }) : t('acts.assign');
  return (
    <LazyFinder
      label={t('acts.assign')}
      find={findPeople()}
      value={[c.assignee_id]}
      always={[
        { value: me.id, label: t('acts.me') },
        { value: '', label: t('acts.nobody') },
      ]}
      onChange={([userId = '']) => assign(c, userId)}
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={
            person ? <Avatar size={20} name={person} color="colorful" aria-hidden /> : <PersonAddRegular />
          }
          aria-label={says}
          title={says}
          aria-keyshortcuts="a"
        />
      }
    />
  );
}
