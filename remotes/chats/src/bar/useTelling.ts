import { useNavigate, useSession, useTranslation } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { ding } from './ding';
import { once } from './once';
import { waysOf } from './useTold';

/** Where one reads what has come, nothing needs to be told. */
const READING = /^\/chats(?!\/reports)/;

const reads = () => !document.hidden && READING.test(location.pathname);

/**
 * Tells of a message that has come to one's own conversations since the page was opened. It says that there is one, and never of
 * whom or what: somebody else may see the screen. Of several pages one tells it.
 */
export function useTelling(heardAt: string | null | undefined): void {
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  const { id } = useSession().me;
  const known = useRef(heardAt);
  useEffect(() => {
    if (heardAt === undefined) return;
    const before = known.current;
    known.current = heardAt ?? before ?? null;
    if (before === undefined || !heardAt || (before && Date.parse(heardAt) <= Date.parse(before))) return;
    void once(`chats.told.${id}`, heardAt, () => {
      if (reads()) return;
      const ways = waysOf(id); // they may have been chosen in another page since
      if (ways.includes('sound')) ding();
      if (ways.includes('shown')) show(t('bar.heard'), () => void navigate('/chats?whose=mine&sort=waiting'));
    });
  }, [heardAt, t, navigate, id]);
}

function show(title: string, open: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag: 'chats' });
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
      open();
    };
  } catch {
    // Browsers on phones allow it to service workers alone; the number in the header shows it all the same.
  }
}
