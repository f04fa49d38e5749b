import { afterEach } from '@rstest/core';
import { cleanup, configure } from '@testing-library/react';

/** Trees still mounted when the environment goes away fill the output with errors of Fluent's focus code. */
afterEach(cleanup);

/** What is looked for is enough to know; a drawing of the whole document hides it. */
configure({ getElementError: (message) => new Error(message ?? 'not found') });

/** Nothing is laid out here, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
