import {
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { mutationMessage, useToasts, useTranslation } from '@recobro/sdk';
import { isTyping, WhatNow } from '@recobro/sdk/ui';
import { useEffect, useRef } from 'react';

const TOAST_MS = 5000;
const useStyles = makeStyles({ area: { marginBlockEnd: 'var(--dock, 0px)' } }); // never over the telephone

/** What can be undone stays longer: one reads it, thinks, and goes for it. */
const UNDO_MS = 10_000;

/**
 * Bottom-right corner (bottom-left when mirrored), five seconds each. Tab passes them by: Fluent's own stop keeps the
 * focus, and the toast with it, until Escape. What the last one offers to undo, Ctrl Z undoes.
 */
export function ToastArea() {
  const toasterId = useId('toasts');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const { t } = useTranslation();
  const toasts = useToasts();
  const last = useRef<{ id: string; undo: () => void }>(undefined);
  useEffect(() => {
    let count = 0;
    return toasts.listen(({ intent, title, body, undo, code }) => {
      count += 1;
      const toastId = `${toasterId}-${count}`;
      const takeBack = () => {
        dismissToast(toastId);
        last.current = undefined;
        undo?.().then(
          () => toasts.success(t('toasts.undone')),
          (error) => toasts.error(mutationMessage(error, t)),
        );
      };
      if (undo) last.current = { id: toastId, undo: takeBack };
      dispatchToast(
        <Toast>
          <ToastTitle
            action={
              undo ? (
                <Link as="button" onClick={takeBack} aria-keyshortcuts="Control+Z" title="Ctrl Z">
                  {t('toasts.undo')}
                </Link>
              ) : (
                <WhatNow code={code} />
              )
            }
          >
            {title}
          </ToastTitle>
          {body && <ToastBody>{body}</ToastBody>}
        </Toast>,
        {
          toastId,
          intent,
          timeout: undo ? UNDO_MS : TOAST_MS,
          pauseOnHover: true,
          root: { tabIndex: -1 },
          onStatusChange: (_, { status }) => {
            if (status === 'unmounted' && last.current?.id === toastId) last.current = undefined;
          },
        },
      );
    });
  }, [toasts, dispatchToast, dismissToast, toasterId, t]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      if (last.current) event.preventDefault();
      last.current?.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section aria-label={t('app.notices')}>
      <Toaster
        className={useStyles().area}
        toasterId={toasterId}
        position="bottom-end"
        timeout={TOAST_MS}
        inline
      />
    </section>
  );
}
