import { ApiError, type Language } from '@recobro/sdk';
import type { ProviderInfo } from '../app/boot';
import { loginUrl } from '../auth/hostAuth';
import { beginInteraction, call, type Step, sendPassword, sendSignUp } from '../auth/interaction';

/** What a first start asks. */
export interface Agency {
  name: string;
  country: string;
  currency: string;
  timezone: string;
  language: Language;
  display_name: string;
  email: string;
  password: string;
}

/** Where the first person begins: a portfolio, then the creditor's file. */
const FIRST_IMPORT = '/portfolios?first=true';

/**
 * Makes the company and its first person, and signs the person in. Sent again, whatever became of the first time, it makes
 * nothing twice.
 */
export async function setUp(secret: string, agency: Agency, provider: ProviderInfo): Promise<void> {
  const { password, ...body } = agency;
  const { invitation } = await call<{ invitation: string }>('POST', '/api/v1/auth/setup', {
    secret,
    ...body,
  });
  if (!provider.embedded) {
    const signUp: Record<string, string> = provider.sign_up ? { prompt: 'create' } : {};
    location.assign(loginUrl(FIRST_IMPORT, { invitation, ...signUp }));
    return;
  }
  const step = await enter(invitation, agency).catch((refusal) =>
    hasAccount(refusal) ? signIn(invitation, agency) : Promise.reject(refusal),
  );
  if (step.redirect_to) location.assign(step.redirect_to);
}

async function enter(invitation: string, { display_name, password }: Agency): Promise<Step> {
  const { interaction = '' } = await beginInteraction(FIRST_IMPORT, { prompt: 'create', invitation });
  return sendSignUp(interaction, { invitation, display_name, password });
}

/** The account was made the time before, when what follows it did not arrive. */
async function signIn(invitation: string, { email, password }: Agency): Promise<Step> {
  const begun = await beginInteraction(FIRST_IMPORT, { invitation });
  return begun.interaction ? sendPassword(begun.interaction, email.trim(), password) : begun;
}

function hasAccount(refusal: unknown): boolean {
  return refusal instanceof ApiError && refusal.code === 'identityprovider.account_exists';
}
