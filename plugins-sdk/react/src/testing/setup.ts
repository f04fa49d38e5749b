import { afterEach } from '@rstest/core';
import { cleanup } from '@testing-library/react';

/** Trees still mounted when the environment goes away fill the output with errors of Fluent's focus code. */
afterEach(cleanup);
