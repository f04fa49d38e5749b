import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Notice, RecordName } from '@recobro/sdk/ui';

const useStyles = makeStyles({ notice: { margin: tokens.spacingHorizontalM } });

/** All that was written here stands in another conversation, where it goes on. */
export function MergedInto({ id }: { id: string }) {
  const { t } = useTranslation('chats');
  return (
    <Notice className={useStyles().notice} action={<RecordName of="chats.conversation" id={id} />}>
      {t('merge.into')}
    </Notice>
  );
}
