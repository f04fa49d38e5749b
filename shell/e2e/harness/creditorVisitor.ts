import { createHmac } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './test';

/** Somebody who owes something, as the API tells of them. */
export interface Debtor {
  id: string;
  balance: number;
  national_id: string;
  flags: string[];
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Debtors whom nobody protects and who owe something, with their document. */
export async function owing(ask: Ask): Promise<Debtor[]> {
  const all = await ask<Debtor[]>('GET', '/api/v1/deudores?pageSize=100');
  return all.filter(
    (one) => one.balance > 0 && one.flags.length === 0 && one.national_id.replace(/\D/g, '').length >= 6,
  );
}

/** Settings of the creditor's page, which has signed with its secret who looks at it. */
export function signed(debtor: string, language: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', secret).update(`${debtor}\n${at}`).digest('hex');
  return `window.recobroChatSettings = { language: '${language}', identity: { user_id: '${debtor}', at: ${at}, hash: '${hash}', name: 'Ana' } }`;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Writes in the page's window, and waits for the next answer. */
export async function write(page: Page, text: string, answer: RegExp): Promise<void> {
  const frame = frameOf(page);
  await frame.getByRole('textbox').last().fill(text);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log')).toContainText(answer, { timeout: 15_000 });
}
