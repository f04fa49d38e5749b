import { type Boot, readBoot } from '../app/boot';
import { mintToken } from '../auth/hostAuth';
import { readContext } from '../preferences/cookies';
import { type Ahead, leave } from './ahead';
import { firstAsks } from './asks';

// The first and smallest script of the page: while the product's code is on its way, so are its first answers.
const boot = readBoot();
if (boot?.me) leave(begin(boot, boot.me.tenant.id));

const LONGEST_MS = 10_000;

function begin(boot: Boot, tenant: string): Ahead {
  const minted = mintToken(tenant);
  minted.catch(() => {}); // thrown to whoever asks for the token
  const { pathname, search } = location;
  const asks = firstAsks(boot, { pathname, search, context: readContext() });
  return { minted, answers: new Map(asks.map((ask) => [ask, answer(ask, minted)])) };
}

/** What goes wrong here is asked for again by the page itself, which shows the person what failed. */
async function answer(ask: string, minted: Ahead['minted']): Promise<Response | undefined> {
  try {
    const bearer = await minted;
    if (!bearer) return undefined;
    const headers = { Accept: 'application/json', Authorization: `Bearer ${bearer.token}` };
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(ask, { headers, signal, priority: 'low' }); // not before the code that shows it
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}
