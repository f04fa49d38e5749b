/** What the browser of a test has besides: a microphone, a way to the exchange, a sound card. */

class Track {
  enabled = true;
  stop() {}
}

class Sound {
  private readonly tracks = [new Track()];
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks;
}

let peer: Peer | undefined;

class Peer {
  constructor() {
    peer = this;
  }
  connectionState = 'new';
  localDescription = { sdp: 'offer' };
  onconnectionstatechange: (() => void) | null = null;
  ontrack = null;
  addTrack() {}
  close() {}
  getSenders = () => [];
  getStats = async () => new Map();
  createOffer = async () => ({});
  setLocalDescription = async () => {};
  setRemoteDescription = async () => {
    this.connectionState = 'connected';
    this.onconnectionstatechange?.();
  };
}

class SoundCard {
  currentTime = 0;
  destination = {};
  private readonly node = {
    connect: () => this.node,
    start: () => {},
    frequency: { value: 0 },
    gain: { value: 0, setValueAtTime: () => {} },
  };
  createOscillator = () => this.node;
  createGain = () => this.node;
  close = async () => {};
}

/** Gives the page a microphone; or none, for the reason that a browser would say. */
export function giveMicrophone(refused?: string): void {
  const getUserMedia = async () => {
    if (refused) throw new DOMException('', refused);
    return new Sound();
  };
  const media = {
    getUserMedia,
    enumerateDevices: async () => [],
    addEventListener() {},
    removeEventListener() {},
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media });
  Object.assign(globalThis, { RTCPeerConnection: Peer, AudioContext: SoundCard });
}

/** The connection to the exchange breaks, as the browser notices it at first. */
export function loseNetwork(): void {
  if (!peer) return;
  peer.connectionState = 'disconnected';
  peer.onconnectionstatechange?.();
}

/** Lets the page play sounds: each plays until it is stopped. */
export function givePlayer(): void {
  const tell = (name: string) =>
    function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event(name));
      return Promise.resolve();
    };
  Object.assign(HTMLMediaElement.prototype, { play: tell('play'), pause: tell('pause') });
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL() {} });
}
