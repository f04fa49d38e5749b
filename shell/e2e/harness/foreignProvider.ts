import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.resolve(import.meta.dirname, '../../../core/internal/identity/testdata/provider.mjs');

/** A certified OpenID Connect provider that knows nothing of us but a registered client. */
export class ForeignProvider {
  private constructor(
    readonly issuer: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(appUrl: string, accessTokens: 'jwt' | 'opaque'): Promise<ForeignProvider> {
    const child = spawn(process.execPath, [SCRIPT], {
      env: {
        ...process.env,
        REDIRECT_URI: `${appUrl}/api/v1/auth/callback`,
        SIGNED_OUT_URI: `${appUrl}/sign-in`,
        ACCESS_TOKENS: accessTokens,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return new ForeignProvider(line.toString().trim(), child);
  }

  /** What the product is told of the provider: configuration, nothing else. */
  get settings(): Record<string, string> {
    return {
      RECOBRO_OIDC_ISSUER: this.issuer,
      RECOBRO_OIDC_CLIENT_ID: 'back-office',
      RECOBRO_OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    };
  }

  stop(): void {
    this.process.kill();
  }
}
