import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useLanguage, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Skeletons } from '@recobro/sdk/ui';
import { useAtWork } from './queries';

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
