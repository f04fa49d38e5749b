import { expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderScreen, type ScreenOptions } from './index';
import { type Answers, network, type OperationKey, refusal, silence } from './network';

export interface StatedScreen extends Omit<ScreenOptions, 'answer'> {
  draw: () => ReactElement;
  /** What the network answers when all is well. */
  answers: Answers;
  /** What the screen is about: the read whose fate is the screen's. */
  reads: OperationKey;
  /** A text that is there once the read has come. */
  shows: string | RegExp;
  /** An answer that holds nothing, and what the screen then says; for screens that can be empty. */
  empty?: { answer: object; says: string | RegExp };
}

/** What every screen that reads something keeps to: on its way, refused, failed and tried again, empty. */
export function itTellsItsStates({ draw, answers, reads, shows, empty, ...options }: StatedScreen): void {
  const open = (reply: () => unknown) => {
    const net = network({ ...answers, [reads]: reply });
    return { net, ...renderScreen(draw(), { ...options, answer: net.answer }) };
  };

  it('says that it is on its way', async () => {
    const { net } = open(silence);
    await waitFor(() => expect(net.of(reads)).not.toEqual([]));
    await waitFor(() =>
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).not.toBeNull(),
    );
    expect(screen.queryByText(shows)).toBeNull();
  });

  it('says that it may not be seen, and who can help', async () => {
    open(() => refusal(403));
    await screen.findByText('No tiene permiso para ver esto');
    expect(screen.queryByText(shows)).toBeNull();
  });

  it('tells what failed, with its trace, and is read again on request', async () => {
    const { net } = open(() => refusal(409));
    expect(await screen.findAllByText('No se puede ahora')).not.toEqual([]);
    expect(screen.getAllByText('4f1c-22')).not.toEqual([]);
    net.change({ [reads]: answers[reads] });
    const again = screen.getAllByRole('button', { name: 'Reintentar' })[0];
    if (again) await userEvent.click(again);
    expect(await screen.findAllByText(shows)).not.toEqual([]);
  });

  if (empty) {
    it('says what to do where there is nothing', async () => {
      open(() => empty.answer);
      expect(await screen.findAllByText(empty.says)).not.toEqual([]);
    });
  }
}
