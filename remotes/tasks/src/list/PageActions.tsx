import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  BoardRegular,
  MoreHorizontalRegular,
  TextBulletListLtrRegular,
} from '@fluentui/react-icons';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import type { TaskParams } from './useTaskParams';

const useStyles = makeStyles({ views: { display: 'flex', gap: tokens.spacingHorizontalXXS } });

/** What may be done with tasks as a whole, and how they are shown. */
export function PageActions({ params, onImport }: { params: TaskParams; onImport: () => void }) {
  const { t } = useTranslation('tasks');
  const can = useCan();
  return (
    <>
      <ViewSwitch params={params} />
      {(can('tasks.tasks:import') || can('tasks.tasks:export')) && (
        <FileMenu params={params} onImport={onImport} />
      )}
      {can('tasks.tasks:create') && (
        <Button
          appearance="primary"
          icon={<AddRegular />}
          onClick={() => params.set({ create: 'todo', task: null })}
        >
          {t('create')}
        </Button>
      )}
    </>
  );
}

function ViewSwitch({ params }: { params: TaskParams }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const view = (name: 'table' | 'board', icon: React.ReactElement) => (
    <ToggleButton
      appearance="subtle"
      icon={icon}
      checked={params.view === name}
      aria-label={t(`view.${name}`)}
      title={t(`view.${name}`)}
      onClick={() => {
        void params.setPage(1);
        void params.set({ view: name });
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons
    <div className={styles.views} role="group" aria-label={t('view.label')}>
      {view('table', <TextBulletListLtrRegular />)}
      {view('board', <BoardRegular />)}
    </div>
  );
}

function FileMenu({ params, onImport }: { params: TaskParams; onImport: () => void }) {
  const { t } = useTranslation('tasks');
  const can = useCan();
  const save = useSaveFile();
  const query = { ...params.query, sort: params.sort };
  return (
    <LazyMenu
      positioning="below-end"
      button={<Button icon={<MoreHorizontalRegular />} aria-label={t('more')} disabled={save.isPending} />}
    >
      {({ MenuList, MenuItem }) => (
        <MenuList>
          {can('tasks.tasks:import') && (
            <MenuItem icon={<ArrowUploadRegular />} onClick={onImport}>
              {t('import.action')}
            </MenuItem>
          )}
          {can('tasks.tasks:export') && (
            <MenuItem
              icon={<ArrowDownloadRegular />}
              onClick={() => save.mutate({ path: '/api/v1/tasks/export', query, name: 'tasks.csv' })}
            >
              {t(params.filtered ? 'export.filtered' : 'export.all')}
            </MenuItem>
          )}
        </MenuList>
      )}
    </LazyMenu>
  );
}
