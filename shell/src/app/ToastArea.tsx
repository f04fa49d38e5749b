import { Toast, ToastBody, Toaster, ToastTitle, useId, useToastController } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { useEffect } from 'react';

const TOAST_MS = 5000;

/**
 * Bottom-right corner (bottom-left when mirrored), five seconds each. Tab passes them by: Fluent's own stop keeps the
 * focus, and the toast with it, until Escape.
 */
export function ToastArea() {
  const toasterId = useId('toasts');
  const { dispatchToast } = useToastController(toasterId);
  const { t } = useTranslation();
  const toasts = useToasts();
  useEffect(
    () =>
      toasts.listen(({ intent, title, body }) => {
        dispatchToast(
          <Toast>
            <ToastTitle>{title}</ToastTitle>
            {body && <ToastBody>{body}</ToastBody>}
          </Toast>,
          { intent, timeout: TOAST_MS, pauseOnHover: true, root: { tabIndex: -1 } },
        );
      }),
    [toasts, dispatchToast],
  );
  return (
    <section aria-label={t('app.notices')}>
      <Toaster toasterId={toasterId} position="bottom-end" timeout={TOAST_MS} inline />
    </section>
  );
}
