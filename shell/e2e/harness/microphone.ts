import type { Page } from '@playwright/test';

/**
 * Has the page's microphone say what is given, again and again. The browser's own file for a microphone slips in time, so that nothing
 * could be compared with it; from here on all is the browser's: the track, its encoder, the network.
 */
export async function speakInto(page: Page, samples: Float32Array, rate: number): Promise<void> {
  await page.addInitScript(
    ([given, hertz]) => {
      MediaDevices.prototype.getUserMedia = async () => {
        const context = new AudioContext();
        const buffer = context.createBuffer(1, given.length, hertz);
        buffer.copyToChannel(Float32Array.from(given), 0);
        const source = new AudioBufferSourceNode(context, { buffer, loop: true });
        const track = context.createMediaStreamDestination();
        source.connect(track);
        source.start();
        return track.stream;
      };
      const Peer = window.RTCPeerConnection;
      window.RTCPeerConnection = class extends Peer {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          Object.assign(window, { peer: this });
        }
      };
    },
    [Array.from(samples), rate] as const,
  );
}

/** How much sound the page has heard over its last connection; silence is none. */
export async function energyHeard(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { peer } = window as unknown as { peer: RTCPeerConnection };
    const all = [...(await peer.getStats()).values()] as { type: string; totalAudioEnergy?: number }[];
    return all.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0;
  });
}
