import { openData } from './start/data.ts';
import { readEnvironment } from './start/env.ts';
import { exitOnStartError } from './start/error.ts';

/** Migrates the database and creates the demo university, as a start of the server does, and ends. */
await exitOnStartError(async () => {
  process.umask(0o077);
  const env = readEnvironment(process.env);
  // A gateway stores no data.
  if (env.PROVIDER_URL) return;
  const { close } = await openData(env, new Date());
  await close();
});
