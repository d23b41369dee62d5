import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { translator } from '@semestr/core/texts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { findServer } from './find.ts';
import { runNode } from './run.ts';
import { texts } from './texts.ts';

export interface DemoOptions {
  server: string | undefined;
  port: string | undefined;
  scale: string | undefined;
  /** Folder of the demo data; undefined for a temporary folder. */
  data: string | undefined;
}

/** Clears settings of a real installation that must not affect a demo. An empty setting counts as absent. */
const elsewhere = Object.fromEntries(
  ['DATABASE_URL', 'PROVIDER_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'SMTP_URL', 'SMS_URL', 'SUPPORT_EMAIL'].map(
    (name) => [name, ''],
  ),
);

/** Serves an invented university until it is stopped. Needs no database and sends nothing to external services. */
export async function runDemo(context: Context, options: DemoOptions): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { folder, main } = findServer(context, options.server);
  const { port, scale, data } = options;
  const isBuilt = existsSync(join(folder, 'apps', 'portal', 'dist'));
  if (!isBuilt) context.stderr.write(`${t('unbuilt', { folder })}\n`);
  if (data === undefined) context.stderr.write(`${t('temporary')}\n`);
  const kept =
    data === undefined ? await mkdtemp(join(tmpdir(), 'semestr-demo-')) : resolve(context.cwd, data);
  try {
    return await runNode(context, [main], {
      ...elsewhere,
      DEMO: 'on',
      PUSH_SERVICES: 'off',
      DATA_DIR: kept,
      ...(isBuilt && { NODE_ENV: 'production' }),
      ...(port !== undefined && { PORT: port }),
      ...(scale !== undefined && { DEMO_SCALE: scale }),
    });
  } finally {
    if (data === undefined) await rm(kept, { recursive: true, force: true });
  }
}
