/** Runs the product as users (`start`) and as developers (`dev`) do. */
import { areBuilt, build, web } from './build.mjs';
import { endChildren, stoppedBy } from './child.mjs';
import { nodeFlags } from './node-flags.mjs';
import { runNode } from './node.mjs';
import { step } from './log.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './tool.mjs';

const server = inRoot('apps', 'server', 'src', 'main.ts');

/** Runs the server as for users. @param {Record<string, string | undefined>} env */
export function runServer(env, { quiet = false } = {}) {
  const [first, ...rest] = [...nodeFlags.flags, server];
  return runNode(first, rest, { cwd: inRoot(), env: { ...nodeFlags.env, ...env }, quiet });
}

/** On the first start, prepares the database while the front ends are built. */
export async function start() {
  const preparing = areBuilt(web) ? Promise.resolve({ code: 0 }) : prepareDatabase();
  const [{ code }] = await Promise.all([preparing, build(web)]);
  if (code !== 0) return stopped({ code });
  return stopped(await runServer({ NODE_ENV: 'production' }));
}

const prepareDatabase = () =>
  step('Preparing the database', () => runNode(server, ['prepare'], { cwd: inRoot() }));

export async function dev() {
  const vite = (app, port) =>
    runTool('vite', ['--port', port, '--strictPort'], { cwd: inRoot('apps', app), prefix: app.padEnd(7) });
  const all = [
    runNode('--watch', [server], { cwd: inRoot(), prefix: 'server ' }),
    vite('portal', '5173'),
    vite('console', '5174'),
  ];
  const first = await Promise.race(all);
  endChildren();
  await Promise.all(all);
  return stopped(first);
}

/** A server that was stopped on request has not failed; npm would print an error for any other code. */
const stopped = ({ code }) => (stoppedBy && code >= 128 ? 0 : code);
