import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'jsdom',
  include: [
    'shell/{src,build}/**/*.test.{ts,tsx}',
    'remotes/*/src/**/*.test.{ts,tsx}',
    'plugins-sdk/react/src/**/*.test.{ts,tsx}',
  ],
  setupFiles: ['./plugins-sdk/react/src/testing/setup.ts'],
  output: { externals: [] },
  tools: {
    swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  },
});
