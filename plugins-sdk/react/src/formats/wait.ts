const DEFAULT_WAIT_MS = 1000;

/** Resolves after the given milliseconds. */
export function wait(milliseconds: number = DEFAULT_WAIT_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
