import type { Plugin } from 'vite';

/** The module with which write-excel-file compresses a workbook. */
const ASYNC_ZIP = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/;

/** The same through the library's own synchronous module: 12,000 rows take a fraction of a second. */
const SYNC_ZIP = `
  import zipSync from './zipToArrayBufferSync.js';
  export default async (files) => zipSync(files);
`;

/**
 * write-excel-file compresses files above 160 KB in a worker created from a blob. The content security policy blocks
 * such workers without an error that the library handles, so the workbook would never be finished.
 */
export function zipInPage(): Plugin {
  let isReplaced = false;
  return {
    name: 'console:zip-in-page',
    apply: 'build',
    load(id) {
      if (!ASYNC_ZIP.test(id)) return null;
      isReplaced = true;
      return SYNC_ZIP;
    },
    generateBundle() {
      if (!isReplaced) this.error('write-excel-file compresses elsewhere: adapt apps/console/zip-in-page.ts');
    },
  };
}
