import { expect, test } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { parseAsString, SearchParamsAdapter, useQueryState, useQueryStates } from './searchParams';

test('a page that one leaves shows what it showed until the next one has come', async () => {
  const loaded = Promise.withResolvers<null>();
  const shown: string[] = [];
  function Tasks() {
    const [{ view }] = useQueryStates({ view: parseAsString.withDefault('table') });
    const [task] = useQueryState('task', parseAsString.withDefault('none'));
    shown.push(`${view} ${task}`);
    return `${view} ${task}`;
  }
  history.replaceState({}, '', '/tasks?view=board&task=7');
  const router = createBrowserRouter([
    {
      element: (
        <SearchParamsAdapter>
          <Outlet />
        </SearchParamsAdapter>
      ),
      children: [
        { path: '/tasks', element: <Tasks /> },
        { path: '/next', element: 'next', loader: () => loaded.promise },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('board 7')).toBeTruthy();
  await act(async () => {
    history.pushState({}, '', '/next');
    dispatchEvent(new PopStateEvent('popstate')); // as the browser's own way back and forth tells it
  });
  expect(screen.getByText('board 7')).toBeTruthy();
  await act(async () => loaded.resolve(null));
  expect(screen.getByText('next')).toBeTruthy();
  expect(new Set(shown)).toEqual(new Set(['board 7']));
  await act(() => router.navigate('/tasks?view=list'));
  expect(screen.getByText('list none')).toBeTruthy();
  await act(() => router.navigate('/tasks?task=8'));
  expect(screen.getByText('table 8')).toBeTruthy();
});
