import { describe, expect, it } from 'vitest';
import { isPushAddress, defaultPushServices } from './push.ts';

describe('push addresses', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dNq',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QNq',
    'https://db5p.notify.windows.com/w/?token=BQ',
  ])('push: accepts an address of a browser’s own service: %s', (address) => {
    expect(isPushAddress(address, defaultPushServices)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/dNq',
    'https://fcm.googleapis.com.example.org/send',
    'https://fcm.googleapis.com:8443/send',
    'https://someone@fcm.googleapis.com/send',
    'https://push.apple.com/QNq',
    'https://fcm.googleapis.com\\@example.org/',
    'https://fcm.googleapis.com',
    'https://evilpush.apple.com.example.org/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('push: rejects any other address: %s', (address) => {
    expect(isPushAddress(address, defaultPushServices)).toBe(false);
  });

  it('push: accepts an address of a service that the university configures', () => {
    expect(isPushAddress('https://push.example.by/1', ['https://push.example.by'])).toBe(true);
    expect(isPushAddress('https://fcm.googleapis.com/1', [])).toBe(false);
  });
});
