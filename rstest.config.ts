import { defineConfig } from '@rstest/core';

const report = process.env.REPORT;

export default defineConfig({
  reporters: report ? ['default', ['junit', { outputPath: report }]] : ['default'],
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
