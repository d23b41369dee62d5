/** Preloaded before a program: prints at its end, on the last line of stderr, which of its files were loaded. */
import { registerHooks } from 'node:module';

const loaded = [];
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && url !== import.meta.url) loaded.push(url);
    return next(url, context);
  },
});
process.on('exit', () => process.stderr.write(`\n${JSON.stringify(loaded)}`));
