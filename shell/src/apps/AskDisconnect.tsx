import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useApi, useLanguage, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Skeletons } from '@recobro/sdk/ui';
import { asking } from '../api/client';

/** More names than these are counted. */
const NAMED = 8;

const useStyles = makeStyles({
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
});

interface AskDisconnectProps {
  id: string;
  /** The app's own. */
  title: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an app goes off for everybody, naming the people who work in it now. */
export function AskDisconnect({ id, title, onConfirm, onClose }: AskDisconnectProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const people = useAtWork(id);
  const language = useLanguage();
  const names = people.data ?? [];
  const shown = [
    ...names.slice(0, NAMED),
    ...(names.length > NAMED ? [t('apps.disconnect.others', { count: names.length - NAMED })] : []),
  ];
  return (
    <ConfirmDialog
      open
      title={t('apps.disconnect.title', { title })}
      action={t('apps.disconnect.action')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.text}>
        <Text>{t('apps.disconnect.effect')}</Text>
        <Skeletons rows={1} when={people.isPending} />
        {people.data && (
          <Text weight={names.length > 0 ? 'semibold' : 'regular'}>
            {names.length > 0
              ? t('apps.disconnect.people', {
                  count: names.length,
                  names: new Intl.ListFormat(language).format(shown),
                })
              : t('apps.disconnect.nobody')}
          </Text>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The names of the people who work in an app now, but one's own. */
function useAtWork(id: string) {
  const client = useApi();
  const { me } = useSession();
  return useQuery({
    queryKey: ['apps', id, 'people'],
    queryFn: async () => {
      const at = await asking(client, 'GET', '/api/v1/apps/{id}/people', { path: { id } });
      const ids = at.data.map(({ user_id }) => user_id).filter((one) => one !== me.id);
      if (ids.length === 0) return [];
      const query = { id: ids, pageSize: 100 };
      const users = await asking(client, 'GET', '/api/v1/users', { query });
      return users.data.map(({ display_name }) => display_name);
    },
    staleTime: 0,
    meta: { quiet: true },
  });
}
