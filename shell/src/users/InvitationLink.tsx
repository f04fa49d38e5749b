import { Button, Input, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';

/** The link that has to reach a person some other way, where no mail could be sent. */
export function InvitationLink({ name, link }: { name: string; link: string }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toasts.success(t('users.linkCopied'));
  };
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('users.linkTitle', { name })}</MessageBarTitle>
        <Input
          readOnly
          autoFocus // what was filled in is gone, and with it what had the focus
          onFocus={(event) => event.target.select()}
          value={link}
          aria-label={t('users.linkTitle', { name })}
          contentAfter={
            <Button
              size="small"
              appearance="transparent"
              icon={<CopyRegular />}
              aria-label={t('users.copyLink')}
              onClick={() => void copy()}
            />
          }
        />
      </MessageBarBody>
    </MessageBar>
  );
}
