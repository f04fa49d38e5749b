import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  BookmarkRegular,
  ChevronDownRegular,
  DeleteRegular,
  RenameRegular,
  SaveRegular,
} from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { LazyMenu } from '../menu/LazyMenu';
import type { Column } from '../table/types';
import { useViews } from './useViews';

const ViewDialog = lazy(() =>
  import(/* webpackChunkName: "view-dialog" */ './ViewDialog').then((m) => ({ default: m.ViewDialog })),
);

const useStyles = makeStyles({
  button: { fontWeight: tokens.fontWeightRegular, maxWidth: '240px', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  list: { maxHeight: '400px', overflowY: 'auto' },
});

/** The views of a list that somebody saved: to open, to save what it shows now, to name, to remove. */
export function SavedViews<Row>({ list, columns }: { list: string; columns: Column<Row>[] }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const { views, current, mayKeep, full, open, save, rename, remove, setUsual } = useViews(list, columns);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  if (!mayKeep) return null;
  const named = (name: string) => {
    if (naming === 'rename' && current) rename(current, name);
    else save(name);
    toasts.success(t('views.saved', { name }));
    setNaming(undefined);
  };
  const drop = () => {
    if (current) toasts.undoable(t('views.removed', { name: current.name }), remove(current));
  };
  return (
    <>
      <LazyMenu
        positioning="below-end"
        checkedValues={{ view: current ? [current.name] : [], usual: current?.usual ? ['usual'] : [] }}
        onCheckedValueChange={(_, { name, checkedItems }) => {
          if (name === 'usual') {
            if (current) setUsual(current, checkedItems.length > 0);
            return;
          }
          const chosen = views.find((view) => view.name === checkedItems[0]);
          if (chosen) open(chosen);
        }}
        button={
          <Button
            size="small"
            appearance="subtle"
            className={styles.button}
            icon={<BookmarkRegular />}
            aria-label={current ? `${t('views.label')}: ${current.name}` : t('views.label')}
          >
            <span className={styles.name}>{current?.name ?? t('views.label')}</span>
            <ChevronDownRegular fontSize={12} aria-hidden />
          </Button>
        }
      >
        {({ MenuList, MenuItem, MenuItemRadio, MenuItemCheckbox, MenuDivider }) => (
          <MenuList className={styles.list}>
            {views.map((view) => (
              <MenuItemRadio key={view.name} name="view" value={view.name}>
                {view.name}
              </MenuItemRadio>
            ))}
            {views.length > 0 && <MenuDivider />}
            <MenuItem icon={<SaveRegular />} disabled={full} onClick={() => setNaming('new')}>
              {t(full ? 'views.full' : 'views.saveAs')}
            </MenuItem>
            {current && (
              <>
                <MenuItemCheckbox name="usual" value="usual">
                  {t('views.usual')}
                </MenuItemCheckbox>
                <MenuItem icon={<RenameRegular />} onClick={() => setNaming('rename')}>
                  {t('views.rename')}
                </MenuItem>
                <MenuItem icon={<DeleteRegular />} onClick={drop}>
                  {t('views.remove')}
                </MenuItem>
              </>
            )}
          </MenuList>
        )}
      </LazyMenu>
      <Suspense>
        {naming && (
          <ViewDialog
            name={naming === 'rename' ? (current?.name ?? '') : ''}
            taken={views.map(({ name }) => name)}
            onSave={named}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
