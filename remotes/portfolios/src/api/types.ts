import type { components } from '@recobro/sdk';

type Schemas = components['schemas'];

export type Portfolio = Schemas['Portfolio'];
export type PortfolioStatus = Portfolio['status'];
export type Debtor = Schemas['Debtor'];
export type DebtorStatus = Debtor['status'];
export type TagRef = Schemas['TagRef'];
export type Debt = Schemas['Debt'];
export type Movement = Schemas['DebtMovement'];
export type Adjustment = Schemas['DebtAdjustmentRequest'];
export type AdjustmentDraft = Schemas['DebtNewAdjustment'];
export type AuthorityLimit = Schemas['PortfolioLimit'];
export type Room = Schemas['DebtRoom'];
export type Phone = Schemas['Phone'];
export type PhoneStatus = Phone['status'];
export type Address = Schemas['Address'];
export type Tag = Schemas['Tag'];
export type Bucket = Schemas['Bucket'];
export type BucketFigures = Schemas['DebtorBucketFigures'];

/** A page of a list. */
export interface Page<T> {
  data: T[] | null;
  meta: Schemas['Meta'];
}
