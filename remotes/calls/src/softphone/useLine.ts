import { useApi } from '@recobro/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asking } from '../api/client';
import { forgetDevices, rememberDevices, rememberedDevices } from './devices';
import { Headset, type LineState, type Trouble } from './headset';

/** This tab of the browser, as the exchange knows it. */
const TAB = crypto.randomUUID();

/** One's line, as the page has it. */
export interface Line {
  tab: string;
  state: LineState;
  trouble: Trouble | undefined;
  muted: boolean;
  headset: Headset;
  open: () => void;
  close: () => void;
  /** Gives it up for now; with the next page it is opened again. */
  leave: () => void;
  mute: (on: boolean) => void;
}

/** The line of this tab: opened by hand once, and from then on with the page. */
export function useLine(): Line {
  const client = useApi();
  const [{ state, trouble }, setState] = useState<{ state: LineState; trouble?: Trouble | undefined }>({
    state: 'off',
  });
  const [muted, setMuted] = useState(false);
  const api = useRef(client);
  api.current = client;
  const [headset] = useState(
    () =>
      new Headset({
        answer: async (offer) =>
          (await asking(api.current, 'POST', '/api/v1/lines', { body: { tab: TAB, offer } })).data.answer,
        relays: async () => {
          const { data } = await asking(api.current, 'GET', '/api/v1/lines/relay', {});
          return data.urls.length > 0
            ? [{ urls: data.urls, username: data.username, credential: data.credential }]
            : [];
        },
        changed: (state, trouble) => setState({ state, trouble }),
      }),
  );
  const open = useCallback(() => {
    if ('Notification' in globalThis && Notification.permission === 'default')
      void Notification.requestPermission();
    const devices = rememberedDevices();
    rememberDevices({ ...devices, on: true });
    void headset.open(devices.microphone);
    if (devices.loudspeaker) void headset.hearBy(devices.loudspeaker).catch(() => {});
  }, [headset]);
  const close = useCallback(() => {
    forgetDevices();
    headset.close();
  }, [headset]);
  const leave = useCallback(() => headset.close(), [headset]);
  const mute = useCallback(
    (on: boolean) => {
      headset.mute(on);
      setMuted(on);
    },
    [headset],
  );
  useEffect(() => {
    if (rememberedDevices().on) open();
    return () => headset.close();
  }, [headset, open]);
  return useMemo(
    () => ({ tab: TAB, state, trouble, muted, headset, open, close, leave, mute }),
    [state, trouble, muted, headset, open, close, leave, mute],
  );
}
