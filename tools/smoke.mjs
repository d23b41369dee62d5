/** Runs the smoke test: starts the built product with an empty folder, and tests it with its command-line program. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, everything } from './build.mjs';
import { endChildren } from './child.mjs';
import { freePort } from './port.mjs';
import { Failure, log } from './log.mjs';
import { semestr } from './semestr.mjs';
import { runServer } from './serve.mjs';

const patience = 90_000;

export async function smoke() {
  await build(everything);
  const data = mkdtempSync(join(tmpdir(), 'semestr-smoke-'));
  const port = String(await freePort());
  // The developer's environment must not point the server to real data.
  const elsewhere = {
    DATABASE_URL: undefined,
    PROVIDER_URL: undefined,
    SMTP_URL: undefined,
    SMS_URL: undefined,
  };
  const env = { ...elsewhere, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: data };
  log(`Starting the server on port ${port} with an empty data folder …`);
  const running = runServer(env, { quiet: true });
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, running);
    log(`semestr smoke --url ${url} --json`);
    const { code } = await semestr(['smoke', '--url', url, '--json']);
    if (code !== 0) throw new Failure(`The smoke test failed (exit code ${code}).`, code);
  } finally {
    endChildren();
    await running;
    rmSync(data, { recursive: true, force: true });
  }
  const { code, output } = await running;
  if (code !== 0) throw new Failure(`${output.trim()}\nThe server did not stop cleanly (exit code ${code}).`);
  log('The smoke test passed.');
}

/** @param {string} url @param {Promise<{ code: number, output: string }>} running */
async function ready(url, running) {
  const early = new AbortController();
  void running.then(() => early.abort());
  for (const start = Date.now(); Date.now() - start < patience; await sleep(100)) {
    if (early.signal.aborted) {
      const { code, output } = await running;
      throw new Failure(`${output.trim()}\nThe server ended before it was ready (exit code ${code}).`);
    }
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new Failure(`The server was not ready after ${patience / 1000} s.`);
}
