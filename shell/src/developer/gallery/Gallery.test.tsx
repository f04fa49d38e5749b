import { renderScreen } from '@recobro/sdk/testing';
import * as ui from '@recobro/sdk/ui';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import { specimens } from './specimens';

/** What of the SDK's idioms is a component: its name says so. */
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

describe('the gallery', () => {
  it('shows every shared component, and nothing that is none', () => {
    expect(Object.keys(specimens).sort()).toEqual(components.sort());
  });

  for (const [name, states] of Object.entries(specimens)) {
    it(`draws ${name} in each of its states`, () => {
      for (const { draw: Draw, state } of states) {
        const { unmount } = renderScreen(<section aria-label={state}>{<Draw />}</section>);
        expect(screen.getByRole('region', { name: state }).childElementCount).toBeGreaterThan(0);
        unmount();
      }
    });
  }
});
