import type { Request } from '@semestr/api/endpoint';
import * as files from '@semestr/api/table-import-files';
import * as calls from '@semestr/api/table-imports';
import type { TableImportKind } from '@semestr/core/table-imports';
import { expect, vi } from 'vitest';
import type { Visitor } from './server.ts';

/** Creates a CSV file as programs write it: rows of cells, separated by semicolons. */
export const csv = (rows: readonly (readonly string[])[], delimiter = ';'): Uint8Array =>
  new TextEncoder().encode(
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n'),
  );

const params = (id: number) => ({ params: { id: String(id) } });

/** Returns an administrator's actions on imports. */
export const importing = (admin: Visitor) => {
  const one = (id: number) => admin.call(calls.one, params(id));
  const send = (kind: TableImportKind, bytes: Uint8Array, name = 'таблица.csv') =>
    admin.call(calls.send, { body: { kind, file: { name, type: 'text/csv', bytes } } });
  const sent = (kind: TableImportKind, rows: readonly (readonly string[])[]) => send(kind, csv(rows));
  const ended = (id: number) =>
    vi.waitFor(
      async () => {
        const row = await one(id);
        expect(row.state).not.toMatch(/^(?:running|undoing)$/);
        return row;
      },
      { timeout: 100_000, interval: 50 },
    );
  return {
    one,
    send,
    sent,
    ended,
    grid: (id: number) => admin.call(files.grid, params(id)),
    sheets: (id: number) => admin.call(files.sheets, params(id)),
    read: (id: number, body: Request<typeof files.read>['body']) =>
      admin.call(files.read, { ...params(id), body }),
    check: ({ id, columns }: calls.TableImport) =>
      admin.call(calls.check, { ...params(id), body: { columns } }),
    apply: async ({ id, columns }: calls.TableImport, leaveOutFaulty = false) => {
      await admin.call(calls.apply, { ...params(id), body: { columns, leaveOutFaulty } });
      return ended(id);
    },
    undo: async (id: number) => {
      await admin.call(calls.undo, params(id));
      return ended(id);
    },
  };
};
