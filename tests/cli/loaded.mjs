/** Preloaded before a program. At exit, prints the loaded files on the last line of stderr. */
import { registerHooks } from 'node:module';

const helpers = new Set([import.meta.url, new URL('clock.mjs', import.meta.url).href]);
const loaded = [];
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && !helpers.has(url)) loaded.push(url);
    return next(url, context);
  },
});
process.on('exit', () => process.stderr.write(`\n${JSON.stringify(loaded)}`));
