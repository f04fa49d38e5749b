import { Button, Checkbox, Text } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Article } from '../api/types';

/** Gives readers what is written. Of a text that was given it asks first that somebody answers for it. */
export function Publish({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const [asking, setAsking] = useState<Article>();
  const publish = useWrite('POST', '/api/v1/articles/{id}/publish', { says: () => t('publishedNow') });
  return (
    <>
      <Button
        appearance="primary"
        onClick={() => (article.unconfirmed ? setAsking(article) : publish.mutate(of(article)))}
      >
        {t('publish')}
      </Button>
      <Answering article={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

function Answering({ article, onClose }: { article: Article | undefined; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const [read, setRead] = useState(false);
  const confirm = useWrite('POST', '/api/v1/articles/{id}/confirm', { quiet: true });
  const publish = useWrite('POST', '/api/v1/articles/{id}/publish', {
    ...{ quiet: true, says: () => t('publishedNow') },
  });
  const close = () => {
    setRead(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={article}
      title={t('given.title')}
      action={t('given.publish')}
      disabled={!read}
      onConfirm={async (known) => publish.mutateAsync(of(await confirm.mutateAsync(of(known))))}
      onClose={close}
    >
      <Text as="p" block>
        {t('given.why')}
      </Text>
      <Checkbox
        label={t('given.read')}
        checked={read}
        onChange={(_, { checked }) => setRead(checked === true)}
      />
    </ConfirmDialog>
  );
}
