import { Link } from '@fluentui/react-components';
import { useHelpAfter, useTranslation } from '@recobro/sdk';

/** What one can do after a refusal, in a tab of its own, so that nothing that was written is lost; nothing where no article says it. */
export function WhatNow({ code }: { code: string | undefined }) {
  const { t } = useTranslation('ui');
  const href = useHelpAfter(code);
  return (
    href && (
      <Link inline href={href} target="_blank">
        {t('error.whatNow')}
      </Link>
    )
  );
}
