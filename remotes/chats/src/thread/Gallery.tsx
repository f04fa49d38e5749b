import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Message } from '../api/types';
import { OpenPicture, picturesOf } from './pictures';

const PictureDialog = lazy(() => import('./PictureDialog').then((m) => ({ default: m.PictureDialog })));

/** Has the pictures of a thread open large, one after the other. */
export function Gallery({ messages, children }: { messages: Message[]; children: ReactNode }) {
  const [open, setOpen] = useState<string>();
  const pictures = open ? picturesOf(messages) : [];
  const at = pictures.findIndex(({ id }) => id === open);
  return (
    <OpenPicture value={setOpen}>
      {children}
      <Suspense>
        {at >= 0 && (
          <PictureDialog
            pictures={pictures}
            at={at}
            onShow={(next) => setOpen(pictures[next]?.id)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </OpenPicture>
  );
}
