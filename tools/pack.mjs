/** Packs the terminal client as one npm package that depends on nothing but Node. */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { npm } from './fetch.mjs';
import { withLock } from './lock.mjs';
import { runNode } from './node.mjs';
import { inCache, inRoot } from './paths.mjs';
import { Failure, log } from './log.mjs';

/** Maximum size on the disk of a user, in bytes. */
const MOST = 2_500_000;

/** The manual page; npm only finds it in a list. */
const PAGE = 'semestr.1';

const inCli = (...parts) => inRoot('apps', 'cli', ...parts);

/** @param {string[]} args the target folder, if it differs from the default */
export async function pack([target = inCli('dist-package')]) {
  await build(['cli']);
  const about = manifest();
  const folder = inCache('package');
  const { files, bytes } = await withLock(async () => {
    await gather(folder, about);
    const size = sizeOf(folder);
    if (size.bytes > MOST)
      throw new Failure(`The package would take ${size.bytes} bytes, more than ${MOST}.`);
    mkdirSync(target, { recursive: true });
    const { code, output } = await npm(['pack', folder, '--pack-destination', resolve(target)]);
    if (code !== 0) throw new Failure(`npm could not pack the terminal:\n${output.trim()}`, code);
    return size;
  });
  log(`${join(target, `semestr-${about.version}.tgz`)}: ${files} files, ${bytes} bytes when installed.`);
}

/** Collects the content of the package. @param {string} folder @param {ReturnType<typeof manifest>} about */
async function gather(folder, about) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inCli('dist'), folder, { recursive: true });
  copyFileSync(inRoot('LICENSE'), join(folder, 'LICENSE'));
  const readme = readFileSync(inCli('README.md'), 'utf8').replaceAll('VERSION', about.version);
  writeFileSync(join(folder, 'README.md'), readme);
  writeFileSync(join(folder, PAGE), await manual());
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about, null, 2));
}

/** @param {string} folder */
function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)));
  const files = entries.filter((one) => one.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

/** Returns the package's manifest: that of the workspace without the entries that only the build needs. */
function manifest() {
  const own = JSON.parse(readFileSync(inCli('package.json'), 'utf8'));
  const { version, description, license, engines, type } = own;
  const bin = { semestr: 'semestr.mjs' };
  return { name: 'semestr', version, description, license, type, engines, bin, man: [PAGE] };
}

/** Generates the page for `man` with the terminal client. */
async function manual() {
  const args = ['manual', 'man', '--lang', 'en'];
  const { code, output } = await runNode(inCli('dist', 'semestr.mjs'), args, { quiet: true });
  if (code !== 0) throw new Failure(`semestr could not write its manual:\n${output.trim()}`, code);
  return output;
}
