import { expect, it } from 'vitest';
import { numbers, sentBy } from '../../../test/sent-once.ts';
import { startTestServer } from '../../../test/server.ts';
import { startSmsGateway } from '../../../test/sms-gateway.ts';
import { smsChannel } from './channels.ts';

it('delivery: two simultaneous signals send each message once', async () => {
  const gateway = await startSmsGateway();
  const server = await startTestServer({ channels: { email: null, sms: smsChannel(gateway.url) } });
  try {
    expect(await sentBy(gateway, server, server)).toEqual({ to: numbers, repeated: [] });
  } finally {
    await server.close();
    await gateway.close();
  }
});
