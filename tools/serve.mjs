/** Running the product: as its users get it (`start`), and as its developers do (`dev`). */
import { build, web } from './build.mjs';
import { endChildren, stoppedBy } from './child.mjs';
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './tool.mjs';

export const server = inRoot('apps', 'server', 'src', 'main.ts');

/** Small steps of collecting garbage: less memory for the same speed, since an answer's leavings are few. */
export const frugal = '--max-semi-space-size=4';

export async function start() {
  await build(web);
  return stopped(await runNode(frugal, [server], { cwd: inRoot(), env: { NODE_ENV: 'production' } }));
}

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

/** A server that ends because it was asked to has not failed; npm would print an error for any other code. */
const stopped = ({ code }) => (stoppedBy && code >= 128 ? 0 : code);
