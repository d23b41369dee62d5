import type { Environment } from './env.ts';
import { exposure } from './exposure.ts';

/** Formats the next steps for the operator who started the server. */
export function banner({
  env,
  port,
  setupFile,
  demoAccounts,
}: {
  env: Environment;
  port: number;
  setupFile: string | null;
  demoAccounts: readonly { username: string; password: string; who: { en: string } }[];
}): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.HOST) ? 'localhost' : env.HOST;
  const address = `http://${host}:${port}`;
  const lines = [
    '',
    `Semestr is ready on ${address}`,
    `  console  ${address}/console/`,
    `  API      ${address}/api/v1/openapi.json`,
  ];
  if (env.PROVIDER_URL) lines.push('', `Calls are passed on to ${new URL(env.PROVIDER_URL).origin}.`);
  if (env.DEMO && !env.PROVIDER_URL) {
    lines.push('', 'The demo university. Sign in as');
    for (const { username, password, who } of demoAccounts)
      lines.push(`  ${username.padEnd(10)}${password.padEnd(20)}${who.en}`);
  }
  if (setupFile) {
    // Without the address the command would use the default port.
    const command = `npm run semestr -- admin create --url ${address}`;
    lines.push('', 'There is no administrator yet. Make one with', `  ${command}`);
  }
  const warning = exposure(env);
  if (warning !== null) lines.push('', warning);
  return `${lines.join('\n')}\n`;
}
