import { defineConfig } from '@rstest/core';

const report = process.env.REPORT;

export default defineConfig({
  reporters: report ? ['default', ['junit', { outputPath: report }]] : ['default'],
  testEnvironment: 'jsdom',
  isolate: false, // the libraries are loaded once for many files; what a test leaves behind is cleared by the setup
  include: [
    'shell/{src,build}/**/*.test.{ts,tsx}',
    'remotes/*/src/**/*.test.{ts,tsx}',
    'docs/example/*/remote/src/**/*.test.{ts,tsx}',
    'plugins-sdk/react/src/**/*.test.{ts,tsx}',
  ],
  setupFiles: ['./plugins-sdk/react/src/testing/setup.ts'],
  output: { externals: [] },
  tools: {
    swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  },
});
