import { createLiveEvents } from '@recobro/sdk';
import { expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type Answers, type Network, network, type OperationKey, refusal, silence } from './network';
import { renderScreen, type ScreenOptions } from './renderScreen';
import { speak } from './speak';

type Around<Options> = (screen: ReactElement, options: Options) => ReactElement;

/**
 * How the tests of one package open its screens: with its texts, in Spanish, on a network that answers as the API documents.
 *
 * @param around what all of the package's screens stand in, besides what every screen stands in
 */
export function testsOf<Paths, Options extends Omit<ScreenOptions, 'answer'> = Omit<ScreenOptions, 'answer'>>(
  texts: Record<string, object>,
  around: Around<Options> = (screen) => screen,
) {
  type Opened = Options & { answers?: Answers<Paths> };

  /** Opens a screen; gives the network that it asks, with what was asked of it. */
  const openScreen = (screen: ReactElement, { answers = {}, ...more }: Opened = {} as Opened) => {
    speak(texts);
    const net: Network<Paths> = network<Paths>(answers);
    const options = { live: createLiveEvents(), ...more };
    const view = renderScreen(around(screen, options as unknown as Options), {
      ...options,
      answer: net.answer,
    });
    return { ...net, ...view };
  };

  interface Stated {
    draw: () => ReactElement;
    /** What the network answers when all is well. */
    answers: Answers<Paths>;
    /** What the screen is about: the read whose fate is the screen's. */
    reads: OperationKey<Paths>;
    /** A text that is there once the read has come. */
    shows: string | RegExp;
    /** An empty answer, and what the screen then says; for screens that can be empty. */
    empty?: { answer: object; says: string | RegExp };
  }

  /** What every screen that reads something keeps to: on its way, refused, failed and tried again, empty. */
  function itTellsItsStates({ draw, answers, reads, shows, empty, ...options }: Options & Stated): void {
    const replying = (reply: () => unknown) =>
      openScreen(draw(), { ...options, answers: { ...answers, [reads]: reply } } as unknown as Opened);

    it('says that it is on its way', async () => {
      const net = replying(silence);
      await waitFor(() => expect(net.of(reads)).not.toEqual([]));
      await waitFor(() =>
        expect(document.querySelector('[aria-busy=true], [role=progressbar]')).not.toBeNull(),
      );
      expect(screen.queryByText(shows)).toBeNull();
    });

    it('says that it may not be seen, and who can help', async () => {
      replying(() => refusal(403));
      await screen.findByText('No tiene permiso para ver esto');
      expect(screen.queryByText(shows)).toBeNull();
    });

    it('tells what failed, with its trace, and is read again on request', async () => {
      const net = replying(() => refusal(409));
      expect(await screen.findAllByText('No se puede ahora')).not.toEqual([]);
      expect(screen.getAllByText('4f1c-22')).not.toEqual([]);
      net.change({ [reads]: answers[reads] } as Answers<Paths>);
      const again = screen.getAllByRole('button', { name: 'Reintentar' })[0];
      if (again) await userEvent.click(again);
      expect(await screen.findAllByText(shows)).not.toEqual([]);
    });

    if (empty) {
      it('says what to do where there is nothing', async () => {
        replying(() => empty.answer);
        expect(await screen.findAllByText(empty.says)).not.toEqual([]);
      });
    }
  }

  return { openScreen, itTellsItsStates, network: network<Paths> };
}
