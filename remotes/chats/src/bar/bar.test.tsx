import { createLiveEvents } from '@recobro/sdk';
import { refusal } from '@recobro/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, COLLECTOR, conversationOf, ownOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { OwnChats } from './OwnChats';
import { once } from './once';

const MINE = 'GET /api/v1/conversations/mine';
const BEAT = 'POST /api/v1/conversations/presence';
const HEARD = '2026-11-24T12:05:00Z';

const browser = globalThis as { Notification?: unknown };
let shown: { title: string; more: { body?: string; tag?: string } }[] = [];

function allow(permission: NotificationPermission, asked: NotificationPermission = permission) {
  browser.Notification = class Shown {
    static permission = permission;
    static requestPermission() {
      Shown.permission = asked;
      return Promise.resolve(asked);
    }
    constructor(title: string, more: object) {
      shown.push({ title, more });
    }
    close() {}
  };
}

const open = (more: Answers = {}, permissions: object = COLLECTOR) =>
  openScreen(<OwnChats />, {
    url: '/tasks',
    permissions: permissions as typeof COLLECTOR,
    live: createLiveEvents(),
    answers: { ...around, ...more },
  });
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('[CH-04] one’s own conversations on every page', () => {
  beforeEach(() => {
    shown = [];
    allow('default', 'granted');
  });
  afterEach(() => {
    delete browser.Notification;
  });

  it('tell how many wait and lead to them; whoever has the page open is at work', async () => {
    const net = open({ [MINE]: () => ({ data: ownOf({ waiting: 3 }) }) });
    await userEvent.click(await button(/^Chats: 3 esperan su respuesta · En el puesto/));
    expect(net.of(BEAT)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver los que esperan' }));
    expect(location.pathname + location.search).toBe('/chats?whose=mine&sort=waiting');
  });

  it('say that one is away, which one chooses there', async () => {
    const net = open({
      [MINE]: () => ({ data: ownOf({ is_away: net.of(BEAT).some(({ body }) => body?.is_away) }) }),
    });
    await userEvent.click(await button(/nadie espera su respuesta · En el puesto/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ausente hasta que vuelva' }));
    expect(await button(/ · Ausente/)).toBeDefined();
  });

  it('say nothing of being at work to whoever answers in no inbox', async () => {
    open({ [MINE]: () => ({ data: ownOf({ works: false }) }) });
    await userEvent.click(await button(/^Chats: nadie espera su respuesta$/));
    await screen.findByRole('menuitem', { name: 'Ver los que esperan' });
    expect(screen.queryByRole('menuitem', { name: 'En el puesto' })).toBeNull();
  });

  it('keep still where they cannot be read', async () => {
    const net = open({ [MINE]: () => refusal(503, { title: 'Ahora no' }) });
    await waitFor(() => expect(net.of(MINE)).not.toHaveLength(0));
    expect(await button(/^Chats: nadie espera su respuesta$/)).toBeDefined();
    expect(screen.queryByText('Ahora no')).toBeNull();
  });

  it('tell of a new message on the desktop once that is asked for, and nothing of whom or what', async () => {
    let heard = '2026-11-24T12:00:00Z';
    const net = open({
      [MINE]: () => ({ data: ownOf({ waiting: 1, heard_at: heard }) }),
      [BEAT]: () => ({ data: conversationOf() }) as never,
    });
    await userEvent.click(await button(/^Chats: 1 espera/));
    const choice = await screen.findByRole('menuitemcheckbox', { name: 'Avisar en el escritorio' });
    expect(choice.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(choice);
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('shown'));
    expect(shown).toEqual([]);
    heard = HEARD;
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ausente 15 minutos' }));
    await waitFor(() =>
      expect(shown).toEqual([{ title: 'Le escribieron en Chats', more: { tag: 'chats' } }]),
    );
    expect(net.of(MINE).length).toBeGreaterThan(1);
  });

  it('keep the choice off where the browser refuses', async () => {
    allow('default', 'denied');
    open();
    await userEvent.click(await button(/^Chats/));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Avisar en el escritorio' }));
    const blocked = await screen.findByRole('menuitemcheckbox', { name: 'El navegador bloquea los avisos' });
    expect(blocked.getAttribute('aria-checked')).toBe('false');
  });

  it('are told by one of several pages, whatever the form of the moment', async () => {
    let told = 0;
    const tell = (moment: string) =>
      once('pages', moment, () => {
        told += 1;
      });
    await Promise.all([tell('2026-11-24T12:05:00Z'), tell('2026-11-24T12:05:00Z')]);
    expect(told).toBe(1);
    await tell('2026-11-24T12:05:00.5Z');
    await tell('2026-11-24T12:05:00.25Z');
    expect(told).toBe(2);
  });
});
