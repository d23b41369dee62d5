import { audit } from '@semestr/api/audit';
import { buildings } from '@semestr/api/rooms';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { isAdmin } from './roles.ts';
import type { Scenario } from './scenario.ts';

/** A record that is already missing does not need to be removed. */
const NOT_FOUND = [404];

const named = (name: string) => ({ query: { filter: JSON.stringify({ q: name }) } });

/** Returns the latest audit log entry about a building. */
const latestEntry = (id: number) => ({
  query: {
    filter: JSON.stringify({ subject: `buildings/${id}` }),
    sort: JSON.stringify(['id', 'DESC']),
    range: JSON.stringify([0, 0]),
  },
});

/** Creates, finds, changes and removes a building, which stays invisible to other users while it has no rooms. */
export const records: Scenario = {
  calls: [buildings.create, buildings.update, buildings.remove, audit.undo],
  trace: 'record',
  appliesTo: isAdmin,
  play: async ({ steps, label, language }) => {
    const { id, version } = await steps.write(
      buildings.create,
      { body: { name: label } },
      {
        leftover: { what: 'record', name: label },
        isExpected: ({ name }) => name === label,
        keysOf: (record) => [record.id],
        findKeys: async (clean) => {
          const found = await clean.load(buildings.list, named(label));
          return found.filter(({ name }) => name === label).map((record) => record.id);
        },
        undo: (clean, recordId) =>
          clean.make(
            'clean-up',
            buildings.remove,
            { params: { id: String(recordId) } },
            { orStatus: NOT_FOUND },
          ),
      },
    );
    const params = { id: String(id) };
    const changed = `${label} 2`;
    await steps.make('again', buildings.one, { params }, { isExpected: ({ name }) => name === label });
    await steps.make('find', buildings.list, named(label), {
      isExpected: (found) => found.some((record) => record.id === id),
    });
    await steps.make(
      'change',
      buildings.update,
      { params, body: { name: changed, version } },
      { isExpected: (record) => record.name === changed && record.version > version },
    );
    const stale = { params, body: { name: label, version } };
    await steps.expectRefusal('stale', buildings.update, stale, 'record-stale');
    await steps.make('remove', buildings.remove, { params });
    const [entry] = await steps.load(audit.list, latestEntry(id));
    // A server without an audit log has nothing to undo.
    if (!entry) throw steps.skip('undo', audit.undo, translator(texts, language)('deep.noEntry'));
    await steps.make('undo', audit.undo, { params: { id: String(entry.id) } });
    await steps.make('again', buildings.one, { params }, { isExpected: ({ name }) => name === changed });
  },
};
