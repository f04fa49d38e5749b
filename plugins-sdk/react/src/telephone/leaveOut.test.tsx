import { describe, expect, it } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { createTelephoneDesk, TelephoneProvider, useLeaveOut, useLeftOut } from './telephone';

const Field = ({ on }: { on: boolean }) => {
  useLeaveOut(on);
  return null;
};
const Told = () => <output>{useLeftOut() ? 'left out' : 'kept'}</output>;

function draw(fields: boolean[]) {
  const desk = createTelephoneDesk();
  const page = (each: boolean[]) => (
    <TelephoneProvider value={desk}>
      {each.map((on, place) => (
        <Field key={place} on={on} />
      ))}
      <Told />
    </TelephoneProvider>
  );
  const { rerender } = render(page(fields));
  return (next: boolean[]) => act(() => rerender(page(next)));
}

const told = () => screen.getByRole('status').textContent;

describe('what is left out of what is recorded', () => {
  it('is what is spoken while one is in a field that says so', () => {
    const change = draw([false]);
    expect(told()).toBe('kept');
    change([true]);
    expect(told()).toBe('left out');
    change([false]);
    expect(told()).toBe('kept');
  });

  it('is so until the last of such fields is left, and until a field is taken away', () => {
    const change = draw([true, true]);
    change([false, true]);
    expect(told()).toBe('left out');
    change([]);
    expect(told()).toBe('kept');
  });

  it('is nothing on a page without a telephone', () => {
    render(
      <>
        <Field on />
        <Told />
      </>,
    );
    expect(told()).toBe('kept');
  });
});
