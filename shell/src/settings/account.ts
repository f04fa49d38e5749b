import { queryOptions } from '@recobro/sdk';
import type {
  SelfserviceView as Account,
  SelfserviceCodes as Codes,
  SelfserviceEnrolment as Enrolment,
} from '../api/schema.gen';
import { call } from '../auth/interaction';

export type { Account, Enrolment };

export const accountOptions = queryOptions({
  queryKey: ['account'],
  queryFn: () => call<Account>('GET', '/idp/account'),
  retry: false,
});

export const changePassword = (current: string, password: string) =>
  call<void>('POST', '/idp/account/password', { current, password });

export const beginOtp = (password: string) => call<Enrolment>('POST', '/idp/account/otp', { password });

export const confirmOtp = (code: string) => call<Codes>('POST', '/idp/account/otp/confirm', { code });

export const removeOtp = (password: string) => call<void>('POST', '/idp/account/otp/remove', { password });
