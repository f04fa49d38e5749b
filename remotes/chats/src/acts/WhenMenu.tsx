import { useSession, useTranslation } from '@recobro/sdk';
import { LazyMenu, useFormats } from '@recobro/sdk/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { soonAfter } from './when';

const WhenDialog = lazy(() => import('./WhenDialog').then((m) => ({ default: m.WhenDialog })));

/** Props of WhenMenu. */
export interface WhenMenuProps {
  /** What is put off. */
  title: string;
  /** The verb. */
  action: string;
  button: ReactElement<React.ButtonHTMLAttributes<HTMLButtonElement>>;
  onChoose: (at: string) => void;
}

/** A moment to come: one of those that are mostly meant, or any. */
export function WhenMenu({ title, action, button, onChoose }: WhenMenuProps) {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const { timezone } = useSession().me.tenant;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <LazyMenu positioning="below-end" button={button}>
        {({ MenuList, MenuItem, MenuDivider }) => (
          <MenuList>
            {soonAfter(Date.now(), timezone).map(({ name, at }) => (
              <MenuItem key={name} secondaryContent={instant(at)} onClick={() => onChoose(at)}>
                {t(`when.${name}`)}
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem onClick={() => setAsking(true)}>{t('when.other')}</MenuItem>
          </MenuList>
        )}
      </LazyMenu>
      <Suspense>
        {asking && (
          <WhenDialog title={title} action={action} onChoose={onChoose} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}
