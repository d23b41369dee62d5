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

type Rows = readonly (readonly string[])[];

/** Returns an administrator's actions on imports. */
export const importing = (admin: Visitor) => {
  const one = (id: number) => admin.call(calls.one, params(id));
  const send = (kind: TableImportKind, bytes: Uint8Array, name = 'таблица.csv') =>
    admin.call(calls.send, { body: { kind, file: { name, type: 'text/csv', bytes } } });
  const sent = (kind: TableImportKind, rows: Rows) => send(kind, csv(rows));
  const ended = (id: number) =>
    vi.waitFor(
      async () => {
        const row = await one(id);
        expect(row.state).not.toMatch(/^(?:running|undoing)$/);
        return row;
      },
      { timeout: 100_000, interval: 50 },
    );
  const check = ({ id, columns }: calls.TableImport) =>
    admin.call(calls.check, { ...params(id), body: { columns } });
  const apply = async ({ id, columns }: calls.TableImport, leaveOutFaulty = false) => {
    await admin.call(calls.apply, { ...params(id), body: { columns, leaveOutFaulty } });
    return ended(id);
  };
  const undo = async (id: number) => {
    await admin.call(calls.undo, params(id));
    return ended(id);
  };

  /** Imports rows, imports them again without effect, and undoes the import; `meanwhile` checks the stored records. */
  async function thereAndBack(
    kind: TableImportKind,
    rows: Rows,
    expected: { created: number; updated: number },
    meanwhile: () => Promise<void>,
  ): Promise<void> {
    const first = await sent(kind, rows);
    expect(await check(first)).toMatchObject({ faults: [], counts: { ...expected, faulty: 0 } });
    expect(await apply(first)).toMatchObject({ state: 'done', faults: [], counts: expected });
    await meanwhile();
    const again = await sent(kind, rows);
    expect((await check(again)).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: rows.length - 1,
      faulty: 0,
    });
    expect(await undo(first.id)).toMatchObject({
      state: 'undone',
      left: [],
      counts: { undone: expected.created + expected.updated },
    });
  }

  /** Returns row, field and reason of each fault of a file. */
  const faultsOf = async (kind: TableImportKind, rows: Rows) =>
    (await check(await sent(kind, rows))).faults.map(({ row, field, reason }) => [row, field, reason]);

  return {
    one,
    send,
    sent,
    ended,
    grid: (id: number) => admin.call(files.grid, params(id)),
    sheets: (id: number) => admin.call(files.sheets, params(id)),
    read: (id: number, body: Request<typeof files.read>['body']) =>
      admin.call(files.read, { ...params(id), body }),
    check,
    apply,
    undo,
    thereAndBack,
    faultsOf,
  };
};
