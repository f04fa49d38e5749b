import type { LineQuality } from '@recobro/sdk';
import type { Headset } from './headset';

/** How well both sides hear each other, as the browser measures it. */
export interface Quality {
  /** Of what comes, in percent, since the last look. */
  loss: number;
  /** Of what comes, ms. */
  jitter: number;
  /** To the exchange and back, ms. */
  roundTrip: number;
}

/** A plain word for it. */
export type Word = 'good' | 'fair' | 'poor';

/** What was counted at a look. */
export interface Counted {
  lost: number;
  received: number;
}

/** What a report of the browser says, against the look before it. */
export function qualityOf(report: Iterable<[string, unknown]>, before: Counted): [Quality, Counted] {
  const now: Counted = { lost: 0, received: 0 };
  const quality: Quality = { loss: 0, jitter: 0, roundTrip: 0 };
  for (const [, each] of report) {
    const entry = each as Record<string, unknown>;
    if (entry.type === 'inbound-rtp') {
      now.lost = Number(entry.packetsLost ?? 0);
      now.received = Number(entry.packetsReceived ?? 0);
      quality.jitter = Math.round(Number(entry.jitter ?? 0) * 1000);
    }
    if (entry.type === 'candidate-pair' && entry.nominated)
      quality.roundTrip = Math.round(Number(entry.currentRoundTripTime ?? 0) * 1000);
  }
  const lost = Math.max(0, now.lost - before.lost);
  const came = Math.max(0, now.received - before.received);
  quality.loss = lost + came > 0 ? Math.round((lost * 1000) / (lost + came)) / 10 : 0;
  return [quality, now];
}

/** How well a line has been since it was connected, and by what one speaks. */
export async function measure(headset: Headset): Promise<LineQuality | undefined> {
  const report = await headset.stats();
  if (!report) return undefined;
  const [quality] = qualityOf(report as unknown as Iterable<[string, unknown]>, { lost: 0, received: 0 });
  return { ...quality, device: headset.microphone?.getAudioTracks()[0]?.label ?? '' };
}

/** ITU-T G.107 in three steps: what of loss, delay and jitter a person begins to notice, and what makes them repeat themselves. */
export function wordFor({ loss, jitter, roundTrip }: Quality): Word {
  if (loss > 5 || jitter > 50 || roundTrip > 400) return 'poor';
  if (loss > 1 || jitter > 25 || roundTrip > 250) return 'fair';
  return 'good';
}
