/** What one has chosen to speak and hear by, in this browser. */
export interface Devices {
  /** The line is opened with the page. */
  on: boolean;
  microphone?: string | undefined;
  loudspeaker?: string | undefined;
}

const KEY = 'recobro.telephone';

/** What was chosen before. */
export function rememberedDevices(): Devices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { on: false, ...(kept as object) };
  } catch {
    return { on: false };
  }
}

/** Keeps what is chosen. */
export function rememberDevices(devices: Devices): void {
  localStorage.setItem(KEY, JSON.stringify(devices));
}

/** The line is no longer opened with the page; what one speaks by stays chosen. */
export function forgetDevices(): void {
  rememberDevices({ ...rememberedDevices(), on: false });
}
