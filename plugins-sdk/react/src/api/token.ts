/** A bearer as `POST /api/v1/auth/token` answers it; `expires_in` in seconds. */
export interface MintedToken {
  token: string;
  expires_in: number;
}

interface Held {
  token: string;
  mintedAt: number;
  expiresAt: number;
}

const CACHE_MS = 120_000;
const NEAR_EXPIRY_MS = 30_000;
const CARRIED_LIFETIME_MS = 180_000;

/**
 * Holds the bearer in memory. A token is used for at most 120 s and never with less than 30 s to live. The
 * API may carry the next token in a response; it serves one forced-fresh request, which then needs no mint.
 */
export class TokenSource {
  private held: Held | undefined;
  private carried: Held | undefined;
  private minting: Promise<string | undefined> | undefined;
  /** Counts the times that all was forgotten: a mint that began before is not kept. */
  private times = 0;

  /**
   * @param mint asks the host for a bearer; resolves to undefined when nobody is signed in
   * @param now milliseconds since the epoch
   */
  constructor(
    private readonly mint: () => Promise<MintedToken | undefined>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cached token while it is good, else a new one; undefined when nobody is signed in. */
  async current(): Promise<string | undefined> {
    return this.good(this.held)?.token ?? this.fresh();
  }

  /** The cached token while it is good, without asking the host. */
  peek(): string | undefined {
    return this.good(this.held)?.token;
  }

  /** A token that no request has used: the carried one, else a mint that concurrent callers share. */
  async fresh(): Promise<string | undefined> {
    const carried = this.good(this.carried);
    this.carried = undefined;
    if (carried) {
      this.held = carried;
      return carried.token;
    }
    if (!this.minting) {
      const minting = this.mintOnce().finally(() => {
        if (this.minting === minting) this.minting = undefined;
      });
      this.minting = minting;
    }
    return this.minting;
  }

  /** Keeps the next token that a response carried. */
  carry(token: string): void {
    this.carried = this.hold(token, CARRIED_LIFETIME_MS);
  }

  /** Forgets every token: after a 401, before a refresh, on sign-out. */
  drop(): void {
    this.times += 1;
    this.minting = undefined;
    this.held = undefined;
    this.carried = undefined;
  }

  private async mintOnce(): Promise<string | undefined> {
    const { times } = this;
    const minted = await this.mint();
    if (times !== this.times) return this.current();
    this.held = minted && this.hold(minted.token, minted.expires_in * 1000);
    return minted?.token;
  }

  private hold(token: string, lifetime: number): Held {
    const mintedAt = this.now();
    return { token, mintedAt, expiresAt: mintedAt + lifetime };
  }

  private good(held: Held | undefined): Held | undefined {
    if (!held) return undefined;
    const now = this.now();
    const usable = now - held.mintedAt < CACHE_MS && held.expiresAt - now >= NEAR_EXPIRY_MS;
    return usable ? held : undefined;
  }
}
