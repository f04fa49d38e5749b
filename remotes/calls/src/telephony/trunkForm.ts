import * as z from 'zod/mini';
import type { Trunk } from '../api/types';

export const TRANSPORTS = ['udp', 'tcp', 'tls'] as const;
export const SEALS = ['off', 'optional', 'required'] as const;
export const LAWS = ['a', 'u'] as const;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `long ${most}`));

/** What is asked of a trunk. */
export const trunkSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  host: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'long 253')),
  port: z.number('required'),
  transport: z.enum(TRANSPORTS),
  username: line(128),
  password: line(128),
  register: z.boolean(),
  domain: line(253),
  sources: z.string(),
  seal: z.enum(SEALS),
  law: z.enum(LAWS),
  ca: line(20_000),
  most_calls: z.number('required'),
  most_per_second: z.number('required'),
  session_seconds: z.number('required'),
  keepalive_seconds: z.number('required'),
  answer_seconds: z.number('required'),
  place: z.number('required'),
  is_on: z.boolean(),
});

export type TrunkDraft = z.infer<typeof trunkSchema>;

const EMPTY: TrunkDraft = {
  name: '',
  host: '',
  port: 0,
  transport: 'udp',
  username: '',
  password: '',
  register: false,
  domain: '',
  sources: '',
  seal: 'off',
  law: 'a',
  ca: '',
  most_calls: 30,
  most_per_second: 5,
  session_seconds: 1_800,
  keepalive_seconds: 30,
  answer_seconds: 60,
  place: 0,
  is_on: true,
};

/** The form as it begins: of a trunk that is known, or of a new one. */
export const trunkDraft = (known: Trunk | undefined): TrunkDraft =>
  known ? { ...EMPTY, ...pick(known), sources: known.sources.join('\n') } : EMPTY;

/** What the form asks for; what it does not ask stays as it is. */
export const trunkBody = ({ sources, password, ...terms }: TrunkDraft, known: Trunk | undefined) => ({
  ...terms,
  sources: sources.split(/[\s,]+/).filter(Boolean),
  ...(password && { password }),
  refers: known?.refers ?? false,
});

function pick(trunk: Trunk): Partial<TrunkDraft> {
  const { name, host, port, transport, username, register, domain, seal, law, ca } = trunk;
  const { most_calls, most_per_second, session_seconds, keepalive_seconds, answer_seconds, place, is_on } =
    trunk;
  return {
    name,
    host,
    port,
    transport,
    username,
    register,
    domain,
    seal,
    law,
    ca,
    most_calls,
    most_per_second,
    session_seconds,
    keepalive_seconds,
    answer_seconds,
    place,
    is_on,
  };
}
