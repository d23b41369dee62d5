import { expect, vi } from 'vitest';
import { enqueue } from '../src/domain/outbox.ts';
import type { TestServer } from './server.ts';
import type { SmsGateway } from './sms-gateway.ts';

const COUNT = 40;
/** The recipients. */
export const numbers = Array.from({ length: COUNT }, (_, index) => `+37529${String(7_000_000 + index)}`);

/**
 * Delivers the outbox with both servers concurrently; returns the recipients, and the messages that were received more
 * than once.
 */
export async function sentBy(gateway: SmsGateway, one: TestServer, other: TestServer) {
  const now = one.clock.now();
  const wording = { subject: 'Проверка', text: 'Проверка связи' };
  gateway.texts.length = 0;
  await one.db.transaction(async (tx) => {
    for (const recipient of numbers) await enqueue(tx, { channel: 'sms', recipient, wording, now });
  });
  await Promise.all([one.deliver(), other.deliver()]);
  await vi.waitFor(() => expect(gateway.texts.length).toBeGreaterThanOrEqual(COUNT), { timeout: 10_000 });
  await Promise.all([one.deliver(), other.deliver()]);
  const ids = gateway.texts.map(({ body }) => body.id);
  return {
    to: gateway.texts
      .map(({ body }) => body.to)
      .filter((to) => numbers.includes(to))
      .toSorted(),
    repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}
