import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useCan, useLanguage, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, LazyMenu } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../api/client';
import { type One, titleOf } from '../api/types';
import { type Deed, useBatch } from './useBatch';

const BatchRefused = lazy(() => import('./BatchRefused').then((m) => ({ default: m.BatchRefused })));

const useStyles = makeStyles({
  list: { maxHeight: '320px', overflowY: 'auto' },
  button: { flexShrink: 0 },
});

/** Props of BatchActions. */
interface BatchActionsProps {
  ids: string[];
  /** Those with which it was not done stay picked. */
  onLeft: (ids: string[]) => void;
}

/** What may be done to the articles picked, all together. */
export function BatchActions({ ids, onLeft }: BatchActionsProps) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const styles = useStyles();
  const { run, progress } = useBatch();
  const [asking, setAsking] = useState<string[]>();
  const [refused, setRefused] = useState<One[]>([]);
  const tell = useTell(run, setRefused);
  const act = async (deed: Deed) => {
    const told = await run(ids, deed);
    const failed = told.filter(({ outcome }) => outcome === 'refused');
    const gone = new Set(told.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id));
    tell(told, deed);
    setRefused(failed);
    onLeft(ids.filter((id) => !gone.has(id)));
  };
  const busy = progress !== undefined;
  return (
    <>
      {can('helpcenter.articles:publish') && (
        <>
          <Button size="small" className={styles.button} disabled={busy} onClick={() => setAsking(ids)}>
            {t('publish')}
          </Button>
          <Button
            size="small"
            className={styles.button}
            disabled={busy}
            onClick={() => act({ do: 'archive' })}
          >
            {t('archive')}
          </Button>
        </>
      )}
      <Move disabled={busy} onMove={(category_id) => act({ category_id })} />
      {progress && (
        <Spinner
          size="tiny"
          role="status"
          label={t('batch.progress', { ...progress })}
          labelPosition="after"
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('batch.publishTitle', { count: ids.length })}
        action={t('publish')}
        onConfirm={() => void act({ do: 'publish' })}
        onClose={() => setAsking(undefined)}
      >
        {t('batch.publishWhy')}
      </ConfirmDialog>
      <Suspense>
        {refused.length > 0 && <BatchRefused refused={refused} onClose={() => setRefused([])} />}
      </Suspense>
    </>
  );
}

/** Says what was done, with the way back where there is one. */
function useTell(run: ReturnType<typeof useBatch>['run'], onRefused: (refused: One[]) => void) {
  const { t } = useTranslation('helpcenter');
  const toasts = useToasts();
  return (told: One[], deed: Deed) => {
    const changed = told.filter(({ outcome }) => outcome === 'changed');
    if (changed.length === 0) return;
    const said = 'do' in deed ? deed.do : 'moved';
    const title = t(`batch.${said}`, { count: changed.length });
    if (said === 'publish') return toasts.success(title);
    const ids = changed.map(({ id }) => id);
    const back = async () => {
      const told = await (said === 'archive' ? run(ids, { do: 'return' }) : stoodIn(changed, run));
      onRefused(told.filter(({ outcome }) => outcome === 'refused'));
    };
    toasts.undoable(title, back);
  };
}

/** Puts articles back where each of them stood. */
async function stoodIn(moved: One[], run: ReturnType<typeof useBatch>['run']): Promise<One[]> {
  const by = Object.groupBy(moved, ({ category_id = '' }) => category_id);
  const told: One[] = [];
  for (const [category_id, of = []] of Object.entries(by)) {
    const ids = of.map(({ id }) => id);
    told.push(...(await run(ids, { category_id })));
  }
  return told;
}

function Move({ disabled, onMove }: { disabled: boolean; onMove: (category: string) => void }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const spoken = useLanguage();
  const categories = useRead('/api/v1/help-categories', {}).data ?? [];
  const portals = useRead('/api/v1/help-portals', {}).data ?? [];
  const on = (id: string) =>
    portals.length > 1 ? ` · ${portals.find((one) => one.id === id)?.name ?? ''}` : '';
  return (
    <LazyMenu
      button={
        <Button
          size="small"
          className={styles.button}
          disabled={disabled || categories.length === 0}
          icon={<ChevronDownRegular />}
          iconPosition="after"
        >
          {t('batch.move')}
        </Button>
      }
    >
      {({ MenuList, MenuItem }) => (
        <MenuList className={styles.list}>
          {categories.map((one) => (
            <MenuItem key={one.id} onClick={() => onMove(one.id)}>
              {titleOf(one.titles, spoken) + on(one.portal_id)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
