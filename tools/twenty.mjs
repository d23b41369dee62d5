/** Runs browser tests twenty times on a busy machine, to find race conditions, which would otherwise fail later. */
import { findBrowser } from './browser.mjs';
import { build, everything, mounted } from './build.mjs';
import { endChildren, run } from './child.mjs';
import { mustPass } from './check.mjs';
import { node } from './node.mjs';
import { log } from './log.mjs';

const TIMES = 20;
const BUSY_PROCESSES = 2;

/** @param {string[]} args files of browser tests and options of Playwright; all browser tests by default */
export async function testTwenty(args) {
  await build([...everything, ...mounted]);
  const env = { CHROMIUM_PATH: await findBrowser() };
  const play = (more) => mustPass('playwright', ['test', '--reporter', 'dot', ...args, ...more], env);
  if (args.length > 0) return runWithBusyProcesses(() => play(['--repeat-each', String(TIMES)]));
  for (let time = 1; time <= TIMES; time += 1) {
    log(`Run ${time} of ${TIMES} …`);
    await (time % 2 === 0 ? runWithBusyProcesses(() => play([])) : play([]));
  }
}

/** @param {() => Promise<void>} work */
async function runWithBusyProcesses(work) {
  const busy = Array.from({ length: BUSY_PROCESSES }, () =>
    run(node, ['--eval', 'for (;;);'], { quiet: true }),
  );
  try {
    await work();
  } finally {
    endChildren();
    await Promise.all(busy);
  }
}
