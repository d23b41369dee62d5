import { describe, expect, it } from 'vitest';
import { banner } from './banner.ts';
import { readEnvironment } from './env.ts';
import { exposure } from './exposure.ts';

const show = (variables: Record<string, string>, setupFile: string | null) =>
  banner({ env: readEnvironment(variables), port: 3001, setupFile, demoAccounts: [] });

describe('server without an administrator', () => {
  it('banner: shows the command that creates an administrator, with the address of this server', () => {
    expect(show({ DEMO: 'off' }, '.data/setup-token')).toContain(
      '  npm run semestr -- admin create --url http://localhost:3001\n',
    );
  });

  it('banner: does not show the command once an administrator exists', () => {
    expect(show({ DEMO: 'off' }, null)).not.toContain('admin create');
  });
});

describe('server on the network without proxy settings', () => {
  const warning = /TRUST_PROXY.*PUBLIC_URL/;

  it.each(['0.0.0.0', '::', '192.168.1.10', 'portal.example'])(
    'banner: warns about missing proxy settings: HOST=%s',
    (HOST) => {
      expect(show({ HOST }, null)).toContain(`HOST=${HOST} is reachable from the network`);
      expect(show({ HOST }, null)).toMatch(warning);
      const russian = exposure(readEnvironment({ HOST }), 'ru');
      expect(russian).toMatch(warning);
      expect(russian).toContain('отвечает всей сети');
    },
  );

  it.each<Record<string, string>>([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '127.1.2.3' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '0.0.0.0', TRUST_PROXY: 'none' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' },
  ])('banner: does not warn with %j', (variables) => {
    expect(show(variables, null)).not.toMatch(warning);
  });
});
