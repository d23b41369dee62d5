/** Files created for a release. */
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';
import { withPostgres } from './postgres.mjs';
import { Failure } from './log.mjs';

/** Dumps a small database of this version, for the test that upgrades every release. @param {string[]} args */
export async function releaseDump([version = '']) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Failure('Say which version: node tools/run.mjs release-dump 0.3.0');
  const script = inRoot('apps', 'server', 'test', 'release-dump.ts');
  return withPostgres(async (url) => {
    const env = { TEST_DATABASE_URL: url };
    return (await runNode(script, [version], { cwd: inRoot(), env })).code;
  });
}
