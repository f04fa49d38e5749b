/** The person would rather not prove who they are now. */
export class ProofRefused extends Error {
  override readonly name = 'ProofRefused';
}

interface Waiting {
  done: () => void;
  refused: (reason: Error) => void;
}

/** Lets requests wait for a fresh proof of identity. Several at once wait for the same one. */
export class Prover {
  private waiting: Waiting[] = [];
  private entering: Promise<unknown> | undefined;
  private readonly listeners = new Set<() => void>();

  /** `renewed` is called when there is a new session: what was minted for the one before is worth nothing. */
  constructor(private readonly renewed: () => void) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether anything waits, so that the question has to be asked. */
  readonly asked = (): boolean => this.waiting.length > 0;

  prove(): Promise<void> {
    return new Promise((done, refused) => {
      this.waiting.push({ done, refused });
      this.tell();
    });
  }

  /**
   * Does the last step, after which there is a new session. Until it is over nobody gets a token: the session before has
   * ended, and the new one's cookie is on its way.
   */
  async enter(last: () => Promise<unknown>): Promise<void> {
    const entering = last();
    this.entering = entering;
    try {
      await entering;
    } finally {
      this.entering = undefined;
    }
    this.renewed();
    for (const one of this.take()) one.done();
  }

  /** Resolves when no change of session is under way. */
  async settled(): Promise<void> {
    await this.entering?.catch(() => undefined);
  }

  refuse(reason: string): void {
    for (const one of this.take()) one.refused(new ProofRefused(reason));
  }

  private take(): Waiting[] {
    const waiting = this.waiting;
    this.waiting = [];
    this.tell();
    return waiting;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
