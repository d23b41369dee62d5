import { describe, expect, it } from 'vitest';
import { banner } from './banner.ts';
import { readEnvironment } from './env.ts';

const show = (variables: Record<string, string>, setupFile: string | null) =>
  banner({ env: readEnvironment(variables), port: 3001, setupFile, demoAccounts: [] });

describe('the banner of a server without an administrator', () => {
  it('names the command that makes one, with the address of this server', () => {
    expect(show({ DEMO: 'off' }, '.data/setup-token')).toContain(
      '  npm run semestr -- admin create --url http://localhost:3001\n',
    );
  });

  it('has nothing of it once there is one', () => {
    expect(show({ DEMO: 'off' }, null)).not.toContain('admin create');
  });
});
