import type { JSHandle, Page } from '@playwright/test';
import type * as Sdk from '@recobro/sdk';

interface Federation {
  __INSTANCES__: {
    shareScopeMap: Record<string, Record<string, Record<string, { get: () => Promise<() => unknown> }>>>;
  }[];
}

/** The very SDK that the running shell shares with its remotes, once the first of them has come. */
export async function sharedSdk(page: Page): Promise<JSHandle<typeof Sdk>> {
  await page.waitForFunction(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as { __FEDERATION__?: Federation };
    return runtime?.__INSTANCES__[0]?.shareScopeMap.default?.['@recobro/sdk'] !== undefined;
  });
  return page.evaluateHandle(async () => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation };
    const shared = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default?.['@recobro/sdk'] ?? {};
    const factory = await Object.values(shared)[0]?.get();
    return factory?.() as typeof Sdk;
  });
}
