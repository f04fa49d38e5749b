import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Notice, RecordName } from '@recobro/sdk/ui';
import { useDraftMoved } from './useDraft';

const useStyles = makeStyles({ notice: { margin: tokens.spacingHorizontalM } });

/** All that was written here stands in another conversation, where it goes on. */
export function MergedInto({ from, id }: { from: string; id: string }) {
  useDraftMoved(from, id);
  const { t } = useTranslation('chats');
  return (
    <Notice className={useStyles().notice} action={<RecordName of="chats.conversation" id={id} />}>
      {t('merge.into')}
    </Notice>
  );
}
