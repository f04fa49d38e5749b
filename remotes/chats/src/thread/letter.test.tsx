import { type Answers, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import { Letter } from './Letter';

const letter = {
  ...{ forged: true, cut: true, unparsed: false },
  nodes: [
    { tag: 'h1' as const, children: [{ text: 'Hola' }] },
    { tag: 'img' as const, src: 'https://track.test/p.gif', alt: 'nada' },
    { tag: 'a' as const, href: 'https://example.com', children: [{ text: 'vea' }] },
  ],
  quoted: [{ tag: 'blockquote' as const, children: [{ text: 'Le recordamos su cuota.' }] }],
};
const answers: Answers<paths> = {
  'GET /api/v1/conversations/{id}/letters/{message}': () => ({ data: letter }),
};
const { openScreen } = testsOf<paths>({ chats: es });

describe('a letter', () => {
  it('loads no picture of a stranger: only the way there is shown, and nobody hears whence one comes', async () => {
    openScreen(<Letter conversationId="c1" messageId="m1" />, { url: '/chats', answers });
    const way = await screen.findByRole('link', { name: 'Imagen de track.test' });
    expect(way).toHaveProperty('rel', 'noreferrer noopener');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'vea' })).toHaveProperty('target', '_blank');
    expect(screen.getByRole('heading', { level: 2, name: 'Hola' })).toBeTruthy();
  });

  it('shows what it quotes when it is asked to, and says what is wrong with it', async () => {
    openScreen(<Letter conversationId="c1" messageId="m1" />, { url: '/chats', answers });
    await userEvent.click(await screen.findByRole('button', { name: es.letter.quoted }));
    expect(screen.getByText('Le recordamos su cuota.')).toBeTruthy();
    expect(screen.getByText(es.letter.forged)).toBeTruthy();
    expect(screen.getByText(es.letter.cut)).toBeTruthy();
  });

  it('says of one that could not be parsed that what is shown is how it came', async () => {
    openScreen(<Letter conversationId="c1" messageId="m1" />, {
      url: '/chats',
      answers: {
        'GET /api/v1/conversations/{id}/letters/{message}': () => ({ data: { ...letter, unparsed: true } }),
      },
    });
    expect(await screen.findByText(es.letter.unparsed)).toBeTruthy();
    expect(screen.queryByText(es.letter.cut)).toBeNull();
  });
});
