/** What becomes of a line, for whoever draws it. */
export type LineState = 'off' | 'asking' | 'connecting' | 'up' | 'broken';

/** Why there is no line. */
export type Trouble = 'refused' | 'missing' | 'busy' | 'network' | 'server';

/** What a headset needs of the outside. */
export interface Outside {
  /** Sends an offer, and gives the answer. */
  answer: (offer: string) => Promise<string>;
  /** By what to connect where the network lets nothing else through. */
  relays: () => Promise<RTCIceServer[]>;
  changed: (state: LineState, trouble?: Trouble) => void;
}

/** How long a connection may stay broken before it is made anew, ms. */
const PATIENCE_MS = 2_500;

/** The pauses between tries, ms; the last one again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000];

/** The line of a browser: its microphone, its loudspeaker, and the connection to the exchange, which is made anew when it breaks. */
export class Headset {
  readonly audio = new Audio();
  private peer: RTCPeerConnection | undefined;
  private sound: MediaStream | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private on = false;
  private silent = false;

  constructor(private readonly outside: Outside) {
    this.audio.autoplay = true;
  }

  /** Asks for the microphone, and connects. */
  async open(microphone?: string): Promise<void> {
    this.on = true;
    this.outside.changed('asking');
    try {
      this.sound = await navigator.mediaDevices.getUserMedia({ audio: wanted(microphone) });
    } catch (error) {
      this.on = false;
      return this.outside.changed('off', troubleOf(error));
    }
    this.mute(this.silent);
    addEventListener('online', this.again);
    await this.connect();
  }

  /** Gives the line up, and the microphone back. */
  close(): void {
    this.on = false;
    removeEventListener('online', this.again);
    clearTimeout(this.waiting);
    this.drop();
    for (const track of this.sound?.getTracks() ?? []) track.stop();
    this.sound = undefined;
    this.outside.changed('off');
  }

  /** Sends silence in place of the microphone, or no longer. */
  mute(on: boolean): void {
    this.silent = on;
    for (const track of this.sound?.getAudioTracks() ?? []) track.enabled = !on;
  }

  /** Takes another microphone, without a new connection. */
  async use(microphone: string): Promise<void> {
    const sound = await navigator.mediaDevices.getUserMedia({ audio: wanted(microphone) });
    const [track] = sound.getAudioTracks();
    const [sender] = this.peer?.getSenders() ?? [];
    if (track && sender) await sender.replaceTrack(track);
    for (const old of this.sound?.getTracks() ?? []) old.stop();
    this.sound = sound;
    this.mute(this.silent);
  }

  /** Hears by another loudspeaker, where the browser lets one choose. */
  async hearBy(loudspeaker: string): Promise<void> {
    const audio = this.audio as HTMLAudioElement & { setSinkId?: (id: string) => Promise<void> };
    await audio.setSinkId?.(loudspeaker);
  }

  /** The microphone as it is heard, for a meter. */
  get microphone(): MediaStream | undefined {
    return this.sound;
  }

  /** What the browser measures of the connection. */
  stats(): Promise<RTCStatsReport> | undefined {
    return this.peer?.getStats();
  }

  /** Makes the connection anew at once: the network has changed. */
  readonly again = (): void => {
    clearTimeout(this.waiting);
    if (this.on) void this.connect();
  };

  private async connect(): Promise<void> {
    this.outside.changed('connecting');
    const peer = new RTCPeerConnection({ iceServers: await this.outside.relays().catch(() => []) });
    this.drop();
    this.peer = peer;
    const [track] = this.sound?.getAudioTracks() ?? [];
    if (!this.on || !track) return this.drop();
    peer.addTrack(track);
    peer.ontrack = ({ track: theirs }) => {
      this.audio.srcObject = new MediaStream([theirs]);
    };
    peer.onconnectionstatechange = () => this.followed(peer);
    try {
      await peer.setLocalDescription(await peer.createOffer());
      const answer = await this.outside.answer(peer.localDescription?.sdp ?? '');
      if (this.peer === peer) await peer.setRemoteDescription({ type: 'answer', sdp: answer });
    } catch {
      this.later('server');
    }
  }

  private followed(peer: RTCPeerConnection): void {
    if (this.peer !== peer) return;
    const state = peer.connectionState;
    if (state === 'connected') {
      clearTimeout(this.waiting);
      this.tries = 0;
      this.outside.changed('up');
    } else if (state === 'failed') this.later('network');
    else if (state === 'disconnected') {
      this.outside.changed('broken', 'network');
      clearTimeout(this.waiting);
      this.waiting = setTimeout(this.again, PATIENCE_MS);
    }
  }

  /** Tries again after a pause, longer each time. */
  private later(trouble: Trouble): void {
    if (!this.on) return;
    this.outside.changed('broken', trouble);
    clearTimeout(this.waiting);
    const pause = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)];
    this.tries += 1;
    this.waiting = setTimeout(this.again, pause);
  }

  private drop(): void {
    const peer = this.peer;
    this.peer = undefined;
    if (!peer) return;
    peer.ontrack = null;
    peer.onconnectionstatechange = null;
    peer.close();
  }
}

/** A person's voice in a room: the browser takes echo and noise away. */
function wanted(microphone?: string): MediaTrackConstraints {
  return {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(microphone ? { deviceId: { exact: microphone } } : {}),
  };
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}
