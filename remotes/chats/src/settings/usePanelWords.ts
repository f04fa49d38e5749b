import { useTranslation } from '@recobro/sdk';
import type { SetUpProps } from './SetUp';

/** What a panel that adds or changes something says, and how its writes end. */
export function usePanelWords(kind: SetUpProps<never>['of'], known: string | undefined, onClose: () => void) {
  const { t } = useTranslation('chats');
  return {
    open: true as const,
    title: known === undefined ? t(`setUp.${kind}.add`) : t('edit', { name: known }),
    submitLabel: t('save'),
    onClose,
    told: { quiet: true, says: () => t('saved'), onSuccess: onClose },
  };
}
