import { expect, it } from '@rstest/core';
import { render } from '@testing-library/react';
import { defineModule } from './defineModule';
import { Slot } from './slot';

it('compiles for slots that a screen has, and draws nothing where nobody fills them', () => {
  // @ts-expect-error: no screen has it
  const wrong = <Slot name="home.crads" />;
  // @ts-expect-error: no screen has it
  defineModule({ id: 'notes', routes: [], slots: { 'home.crads': () => wrong } });
  const { container } = render(<Slot name="home.cards" />);
  expect(container.innerHTML).toBe('');
});
