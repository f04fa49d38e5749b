/** A bearer as `POST /api/v1/auth/token` answers it; `expires_in` in seconds. */
export interface MintedToken {
  token: string;
  expires_in: number;
}

interface Kept {
  token: string;
  mintedAt: number;
  expiresAt: number;
}

const CACHE_MS = 120_000;
const NEAR_EXPIRY_MS = 30_000;
const NEXT_LIFETIME_MS = 180_000;
const MOST_NEXT = 4; // reads that a page does at once

/**
 * Keeps the bearer in memory. A token is used for at most 120 s and never with less than 30 s to live. The
 * API may send the next token in a response; it serves one forced-fresh request, which then needs no mint. A few are kept: a page may ask
 * several at once.
 */
export class TokenSource {
  private kept: Kept | undefined;
  private next: Kept[] = [];
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
    return this.good(this.kept)?.token ?? this.fresh();
  }

  /** The cached token while it is good, without asking the host. */
  peek(): string | undefined {
    return this.good(this.kept)?.token;
  }

  /** A token that no request has used: the one of a response, else a mint that concurrent callers share. */
  async fresh(): Promise<string | undefined> {
    this.next = this.next.filter((one) => this.good(one));
    const next = this.next.shift();
    if (next) {
      this.kept = next;
      return next.token;
    }
    if (!this.minting) {
      const minting = this.mintOnce().finally(() => {
        if (this.minting === minting) this.minting = undefined;
      });
      this.minting = minting;
    }
    return this.minting;
  }

  /** Keeps the next token of a response. */
  keepNext(token: string): void {
    this.next = [...this.next, this.withExpiry(token, NEXT_LIFETIME_MS)].slice(-MOST_NEXT);
  }

  /** Forgets every token: after a 401, before a refresh, on sign-out. */
  drop(): void {
    this.times += 1;
    this.minting = undefined;
    this.kept = undefined;
    this.next = [];
  }

  private async mintOnce(): Promise<string | undefined> {
    const { times } = this;
    const minted = await this.mint();
    if (times !== this.times) return this.current();
    this.kept = minted && this.withExpiry(minted.token, minted.expires_in * 1000);
    return minted?.token;
  }

  private withExpiry(token: string, lifetime: number): Kept {
    const mintedAt = this.now();
    return { token, mintedAt, expiresAt: mintedAt + lifetime };
  }

  private good(kept: Kept | undefined): Kept | undefined {
    if (!kept) return undefined;
    const now = this.now();
    const usable = now - kept.mintedAt < CACHE_MS && kept.expiresAt - now >= NEAR_EXPIRY_MS;
    return usable ? kept : undefined;
  }
}
