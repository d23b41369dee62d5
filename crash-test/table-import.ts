import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@semestr/api/client';
import { disciplines } from '@semestr/api/disciplines';
import { educationForms, specialities } from '@semestr/api/specialities';
import * as imports from '@semestr/api/table-imports';
import { Cut, type Value } from './ledger.ts';
import { countCopies, type Desk, type MakeKind } from './kind.ts';

/** Several slices of rows that are stored in one transaction. */
export const ROWS = 170;
const LOOK_MS = 50;
/** Number of files whose rows are read again; at the end all are checked in the database. */
const READ_AGAIN = 2;

interface Sent {
  id: string;
  mark: string;
  columns: Record<string, number>;
}

const file = (mark: string, speciality: string) => {
  const lines = Array.from({ length: ROWS }, (_, row) => `${speciality};1;${mark}-${row};${mark};36;Зачет`);
  return {
    name: `${mark}.csv`,
    type: 'text/csv',
    bytes: new TextEncoder().encode(
      ['Специальность;Семестр;Сокращённо;Название;Часы;Контроль', ...lines].join('\n'),
    ),
  };
};

/**
 * Imports a file of a study plan, which is stored in the background. A server that resumes must store each row once.
 */
export const tableImport: MakeKind = async ({ ledger, as, mark, prefix }: Desk) => {
  const who = as('imports');
  const [speciality] = await who.call(specialities.list, { query: { range: '[0,0]' } });
  if (!speciality) return null;
  const form = await who.call(educationForms.one, { params: { id: String(speciality.formId) } });
  const done: string[] = [];
  let open: Sent | null = null;

  /** Starts or resumes storing a file, and waits until it is stored. */
  async function store({ id, mark: name, columns }: Sent): Promise<void> {
    // Without checking the whole file first. Each slice is kept, however soon the server is killed.
    const body = { columns, leaveOutFaulty: true };
    await ledger.send({}, () => who.call(imports.apply, { params: { id }, body }));
    for (;;) {
      const { state, counts, faults } = await who.call(imports.one, { params: { id } });
      if (state === 'running') {
        await setTimeout(LOOK_MS);
        continue;
      }
      open = null;
      if (state !== 'done') {
        const detail = `file ${name} is ${state}: ${JSON.stringify([counts, faults[0]])}`;
        ledger.report([{ what: 'failed', detail }]);
        return;
      }
      ledger.note({ [`rows ${name}`]: ROWS });
      done.push(name);
      return;
    }
  }

  const isCut = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 0;
  return {
    step: async () => {
      if (!open) {
        const name = mark();
        const sent = await ledger.send({ [`file ${name}`]: 1 }, () =>
          who.call(imports.send, {
            body: { kind: 'disciplines', file: file(name, `${speciality.abbrev} ${form.name}`) },
          }),
        );
        if (!sent) return;
        open = { id: String(sent.value.id), mark: name, columns: sent.value.columns };
      }
      await store(open).catch((error: unknown) => {
        throw isCut(error) ? new Cut() : error;
      });
    },
    read: async () => {
      const { items } = await who.call(imports.list, { query: { range: '[0,999]' } });
      const marks = items
        .map(({ fileName }) => fileName.replace('.csv', ''))
        .filter((name) => name.startsWith(prefix));
      const rows: [string, Value][] = [];
      for (const name of done) {
        const isRecent = done.slice(-READ_AGAIN).includes(name);
        const query = { filter: JSON.stringify({ q: name }), range: '[0,999]' };
        const found = isRecent ? (await who.call(disciplines.list, { query })).length : ROWS;
        rows.push([`rows ${name}`, found]);
      }
      return [...countCopies('file', marks), ...rows];
    },
  };
};
