import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** Somebody who writes from a creditor's page, as its window does it. */
export class Visitor {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly address: string,
    private readonly token: string,
  ) {}

  /** Comes to the page whose window has a key. */
  static async come(request: APIRequestContext, url: string, key: string): Promise<Visitor> {
    const address = `${url}/api/v1/chats/widget/${key}`;
    const answer = await request.post(`${address}/visits`, { data: { language: 'es' } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { data } = (await answer.json()) as { data: { token: string } };
    return new Visitor(request, address, data.token);
  }

  async writes(text: string): Promise<void> {
    const data = { text, client_id: randomUUID() };
    const answer = await this.request.post(`${this.address}/messages`, { data, headers: this.headers() });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** All that stands in the window. */
  async reads(): Promise<string> {
    return (await this.request.get(`${this.address}/messages`, { headers: this.headers() })).text();
  }

  private headers() {
    return { Authorization: `Bearer ${this.token}` };
  }
}
