import { ApiError } from '@recobro/sdk';
import type { IdentitySetUp, SetupInputBody } from '../api/schema.gen';
import type { ProviderInfo } from '../app/boot';
import { FIRST_START } from '../app/firstStart';
import { loginUrl } from '../auth/hostAuth';
import { beginInteraction, call, type Step, sendPassword, sendSignUp } from '../auth/interaction';

/** What a first start asks. */
export type Agency = Omit<SetupInputBody, 'secret'> & { password: string };

/**
 * Makes the company and its first person, and signs the person in. Sent again, whatever became of the first time, it makes
 * nothing twice.
 */
export async function setUp(secret: string, agency: Agency, provider: ProviderInfo): Promise<void> {
  const { password, ...body } = agency;
  const { invitation } = await call<IdentitySetUp>('POST', '/api/v1/auth/setup', {
    secret,
    ...body,
  });
  if (!provider.embedded) {
    const signUp: Record<string, string> = provider.sign_up ? { prompt: 'create' } : {};
    location.assign(loginUrl(FIRST_START, { invitation, ...signUp }));
    return;
  }
  const step = await enter(invitation, agency).catch((refusal) =>
    hasAccount(refusal) ? signIn(invitation, agency) : Promise.reject(refusal),
  );
  if (step.redirect_to) location.assign(step.redirect_to);
}

async function enter(invitation: string, { display_name, password }: Agency): Promise<Step> {
  const { interaction = '' } = await beginInteraction(FIRST_START, { prompt: 'create', invitation });
  return sendSignUp(interaction, { invitation, display_name, password });
}

/** The account was made the time before, when what follows it did not arrive. */
async function signIn(invitation: string, { email, password }: Agency): Promise<Step> {
  const begun = await beginInteraction(FIRST_START, { invitation });
  return begun.interaction ? sendPassword(begun.interaction, email.trim(), password) : begun;
}

function hasAccount(refusal: unknown): boolean {
  return refusal instanceof ApiError && refusal.code === 'identityprovider.account_exists';
}
