import {
  Button,
  Menu,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { keyOf, useWrite } from '../../api/client';
import { useTags } from '../../api/debtors';
import type { Debtor } from '../../api/types';
import { TagList } from './TagList';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** The words a debtor is sorted by; changed in place. */
export function TagsSection({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const styles = useStyles();
  const can = useCan();
  const all = useTags().data ?? [];
  const path = { id: debtor.id };
  const set = useWrite('PUT', '/api/v1/deudores/{id}/tags', {
    shows: ({ body }) => [
      keyOf('/api/v1/deudores/{id}', { path }),
      (before: Debtor) => ({ ...before, tags: all.filter(({ id }) => body.tag_ids.includes(id)) }),
    ],
  });
  const on = debtor.tags.map((tag) => tag.id);
  const toasts = useToasts();
  const change = (tag_ids: string[]) => {
    const back = () => set.mutateAsync({ path, body: { tag_ids: on } });
    const told = () => toasts.undoable(t('debtors.tagsChanged', { name: debtor.name }), back);
    set.mutate({ path, body: { tag_ids } }, { onSuccess: told });
  };
  return (
    <Section
      title={t('fields.tags')}
      actions={
        can('portfolios.debtors:tag') && (
          <Menu
            checkedValues={{ tags: on }}
            onCheckedValueChange={(_, data) => change(data.checkedItems)}
            persistOnItemClick
            positioning="below-end"
          >
            <MenuTrigger disableButtonEnhancement>
              <Button
                size="small"
                appearance="subtle"
                icon={<TagRegular />}
                aria-label={t('debtors.tag')}
                disabled={all.length === 0}
              />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {all.map((tag) => (
                  <MenuItemCheckbox key={tag.id} name="tags" value={tag.id}>
                    {tag.name}
                  </MenuItemCheckbox>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        )
      }
    >
      {on.length > 0 ? (
        <TagList tags={debtor.tags} wrap />
      ) : (
        <Text className={styles.none}>{t('debtors.untagged')}</Text>
      )}
    </Section>
  );
}
