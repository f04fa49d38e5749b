import { queryOptions } from '@recobro/sdk';
import { call } from '../auth/interaction';

/** One's account at the bundled provider. */
export interface Account {
  email: string;
  otp: boolean;
  recovery_codes_left: number;
}

/** A second factor about to be added, in the forms a phone can take it. */
export interface Enrolment {
  secret: string;
  uri: string;
  /** PNG as a data: URL. */
  qr: string;
}

const KEY = ['account'];

export const accountOptions = queryOptions({
  queryKey: KEY,
  queryFn: () => call<Account>('GET', '/idp/account'),
  retry: false,
});

export const changePassword = (current: string, password: string) =>
  call<void>('POST', '/idp/account/password', { current, password });

export const beginOtp = (password: string) => call<Enrolment>('POST', '/idp/account/otp', { password });

export const confirmOtp = (code: string) =>
  call<{ recovery_codes: string[] }>('POST', '/idp/account/otp/confirm', { code });

export const removeOtp = (password: string) => call<void>('POST', '/idp/account/otp/remove', { password });
