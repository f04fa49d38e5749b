import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PATIENCE_MS = 30_000;
const LOOK_MS = 20;
const KEY_MS = 250;

/** How a telephone is set up. */
export interface TelephoneOptions {
  /** A WAV file that it speaks. */
  speaks: string;
  /** The numbers that it answers to, E.164. */
  numbers: readonly string[];
  /** It rings until it is told to answer. */
  manual?: boolean;
}

/** What it tells. */
interface Told {
  event?: boolean;
  type?: string;
  /** By which of its numbers. */
  accountaor?: string;
}

/** A telephone of somebody else: baresip, on the loopback interface. */
export class Telephone {
  private readonly told: string[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly port: number,
    readonly dir: string,
    private readonly process: ChildProcess,
    private readonly control: Socket,
  ) {
    let text = '';
    let account = '';
    control.on('data', (data) => {
      text += data.toString();
      for (let at = text.indexOf(':'); at > 0; at = text.indexOf(':')) {
        const length = Number(text.slice(0, at));
        if (text.length < at + 2 + length) return;
        const event = JSON.parse(text.slice(at + 1, at + 1 + length)) as Told;
        text = text.slice(at + 2 + length);
        if (event.accountaor && event.accountaor !== account) {
          account = event.accountaor;
          this.do('uafind', account); // what it is told to do later is meant for this call
        }
        if (event.event && event.type) this.told.push(event.type);
        for (const news of this.waiting) news();
      }
    });
  }

  static async start({ speaks, numbers, manual = false }: TelephoneOptions): Promise<Telephone> {
    const dir = await mkdtemp(path.join(tmpdir(), 'recobro-telephone-'));
    const port = await freePort();
    const control = await freePort();
    await writeFile(path.join(dir, 'config'), config(dir, port, control, speaks));
    await writeFile(path.join(dir, 'accounts'), numbers.map((one) => account(one, port, manual)).join(''));
    const process = spawn('baresip', ['-f', dir], { cwd: dir, stdio: 'ignore' });
    return new Telephone(port, dir, process, await reached(control));
  }

  /** Waits for the next event of a kind: CALL_INCOMING, CALL_ESTABLISHED, CALL_CLOSED, CALL_DTMF_START. */
  async awaits(kind: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.told.includes(kind)) {
      if (Date.now() > end) throw new Error(`The telephone tells no ${kind}, only ${this.told.join(', ')}`);
      await new Promise<void>((resolve) => {
        const news = () => {
          clearTimeout(timer);
          this.waiting.delete(news);
          resolve();
        };
        const timer = setTimeout(news, PATIENCE_MS);
        this.waiting.add(news);
      });
    }
    this.told.splice(0, this.told.indexOf(kind) + 1);
  }

  /** Gives it a command: dial, hangup, accept. */
  do(command: string, params = ''): void {
    const text = JSON.stringify({ command, params, token: command });
    this.control.write(`${Buffer.byteLength(text)}:${text},`);
  }

  /** Presses keys as a person does, one after another: a key that is held takes its time. */
  async presses(keys: string): Promise<void> {
    for (const key of keys) {
      this.do('sndcode', key);
      await new Promise((resolve) => setTimeout(resolve, KEY_MS));
    }
  }

  /** What it heard on its last call, as samples from -1 to 1. */
  async heard(): Promise<Float32Array> {
    const files = (await readdir(this.dir)).filter((name) => name.endsWith('-dec.wav')).sort();
    const last = files.at(-1);
    if (!last) throw new Error('The telephone has heard nothing');
    return samplesOf(await readFile(path.join(this.dir, last)));
  }

  async stop(): Promise<void> {
    this.control.destroy();
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const exited = once(this.process, 'exit');
      this.process.kill('SIGKILL');
      await exited;
    }
    await rm(this.dir, { recursive: true, force: true });
  }
}

function account(number: string, port: number, manual: boolean): string {
  return `<sip:${number}@127.0.0.1:${port};transport=udp>;regint=0${manual ? '' : ';answermode=auto'}\n`;
}

/** A port below those that connections of others are given, so that none takes it before the telephone does. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const socket = createSocket('udp4');
    const server = createServer();
    try {
      socket.bind(port, '127.0.0.1');
      await once(socket, 'listening');
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return port;
    } catch {
      // taken: another
    } finally {
      socket.close();
      server.close();
    }
  }
}

async function reached(port: number): Promise<Socket> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const came = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    if (came) return socket;
    if (Date.now() > end) throw new Error('baresip does not start: bash .ci/setup');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function config(dir: string, port: number, control: number, speaks: string): string {
  return `${[
    `sip_listen 127.0.0.1:${port}`,
    'net_interface 127.0.0.1',
    `audio_source aufile,${speaks}`,
    'audio_player aubridge,nowhere',
    'audio_alert aubridge,nowhere',
    'ring_aufile none',
    'audio_srate 8000',
    'audio_channels 1',
    'jitter_buffer_delay 1-20',
    `snd_path ${dir}`,
    `ctrl_tcp_listen 127.0.0.1:${control}`,
    'module_path /usr/lib/baresip/modules',
    ...['g711', 'aufile', 'aubridge', 'sndfile'].map((name) => `module ${name}.so`),
    ...['account', 'menu', 'ctrl_tcp'].map((name) => `module_app ${name}.so`),
  ].join('\n')}\n`;
}

/** The samples of a WAV file of 16 bits and one voice. */
export function samplesOf(file: Buffer): Float32Array {
  const at = file.indexOf('data') + 8;
  const samples = new Float32Array(Math.floor((file.length - at) / 2));
  for (let n = 0; n < samples.length; n += 1) samples[n] = file.readInt16LE(at + 2 * n) / 32768;
  return samples;
}
