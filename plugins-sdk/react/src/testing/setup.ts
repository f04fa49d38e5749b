import { afterEach, rstest } from '@rstest/core';
import { cleanup, configure } from '@testing-library/react';
import { layOut } from './layout';

/** Files share a page: what a test leaves in it goes with the test. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/**
 * What is looked for is enough to know; a drawing of the whole document hides it. What comes is waited for as long as a
 * busy machine needs to bring it. Fluent hides what lies behind a dialog from readers a quarter of a second after the
 * dialog has come, and shows it again as late: whether it has come to that must not matter.
 */
configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  asyncUtilTimeout: 10_000,
  defaultHidden: true,
});
rstest.setConfig({ testTimeout: 30_000 });
layOut();
