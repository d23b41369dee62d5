import { ApiError } from '@semestr/api/client';
import { printLines } from '../bench/table.ts';
import { attack } from './attacks.ts';
import { startServer } from './server.ts';

const [address] = process.argv.slice(2);
const url = address === undefined ? null : URL.parse(address);
if (address !== undefined && !url?.protocol.startsWith('http')) {
  process.stderr.write(
    'Usage: npm run security-test -- [http://localhost:3000], with the address of a server with demo accounts\n',
  );
  process.exit(2);
}
const server = url ? { url: url.origin, close: async () => {} } : await startServer();
try {
  const target = { url: server.url, now: () => new Date(), isOurs: url === null, share: 1 };
  const findings = await attack(target);
  const rows = findings.map((found) => [found.attack, found.tried, found.happened, found.verdict]);
  printLines([['attack', 'tried', 'what happened', ''], ...rows]);
  if (findings.some(({ verdict }) => verdict === 'HOLE' || verdict === 'BROKEN')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  process.stderr.write(
    `${server.url} rejected the demo accounts: ${error.message}. Only demo servers are attacked.\n`,
  );
  process.exitCode = 2;
} finally {
  await server.close();
}
