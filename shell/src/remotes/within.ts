/** Somebody waited too long for code or texts to come. */
export class LoadTimeout extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} did not load within ${milliseconds} ms`);
    this.name = 'LoadTimeout';
  }
}

/** What `work` gives, or a LoadTimeout when that takes too long; the work itself may go on. */
export async function within<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout(what, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
