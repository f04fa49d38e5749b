import { Button } from '@fluentui/react-components';
import { TagMultipleRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { useLabels } from '../api/reads';
import type { ActProps } from './ThreadActs';
import { useBear } from './useAct';

/** Which labels it bears. */
export function LabelAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const labels = useLabels().data ?? [];
  const bear = useBear();
  if (labels.length === 0) return null;
  return (
    <LazyMenu
      positioning="below-end"
      persistOnItemClick
      checkedValues={{ label: c.labels }}
      onCheckedValueChange={(_, { checkedItems }) => bear(c, checkedItems)}
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={<TagMultipleRegular />}
          aria-label={t('acts.labels')}
          title={t('acts.labels')}
          aria-keyshortcuts="l"
        />
      }
    >
      {({ MenuList, MenuItemCheckbox }) => (
        <MenuList>
          {labels.map(({ id, name }) => (
            <MenuItemCheckbox key={id} name="label" value={id}>
              {name}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
