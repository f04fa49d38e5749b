import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Notice, SidePanel, stacked } from '@recobro/sdk/ui';
import type { InboxOpened } from '../api/types';
import { CopyLine } from './CopyLine';
import { CHANNEL_FORMS } from './channels';

const useStyles = makeStyles({
  body: stacked(tokens.spacingVerticalL),
  steps: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, ...stacked(tokens.spacingVerticalS) },
  acts: { display: 'flex' },
});

/** What is left to be done at the provider's: in plain words, with what has to be told there, which cannot be had again. */
export function ConnectedPanel({ made, onClose }: { made: InboxOpened; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { inbox, hook } = made;
  const { steps } = CHANNEL_FORMS[inbox.channel];
  return (
    <SidePanel open title={t('connected.title', { name: inbox.name })} onClose={onClose}>
      <div className={styles.body}>
        <Notice intent="success">{t('connected.proven', { address: inbox.address })}</Notice>
        <ol className={styles.steps}>
          {Array.from({ length: steps }, (_, step) => (
            <li key={step}>
              <Text>{t(`steps.${inbox.channel}.${step + 1}`)}</Text>
            </li>
          ))}
        </ol>
        {hook && (
          <>
            <Notice intent="warning">{t('connected.once')}</Notice>
            <CopyLine label={t('connected.address')} value={hook.url} />
            <CopyLine label={t('connected.secret')} value={hook.secret} />
            {hook.verify_token && <CopyLine label={t('connected.verify')} value={hook.verify_token} />}
          </>
        )}
        <div className={styles.acts}>
          <Button appearance="primary" onClick={onClose}>
            {t('connected.done')}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
