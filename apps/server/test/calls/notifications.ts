import * as calls from '@semestr/api/notifications';
import type { CallFixtures } from '../call-fixture.ts';

export const notifications: CallFixtures = {
  list: {
    wrong: [
      ['pageNumber', { query: { pageNumber: '-1' } }],
      ['pageSize', { query: { pageSize: '0' } }],
      ['pageSize', { query: { pageSize: 'all' } }],
    ],
  },
  mark: {
    request: { body: [] },
    wrong: [
      ['body', { body: {} }],
      ['0.id', { body: [{ id: 0, isViewed: true }] }],
      ['0.isViewed', { body: [{ id: 1 }] }],
    ],
  },
  setSettings: {
    request: calls.setSettings.example,
    wrong: [
      ['emailKinds', { body: { pushKinds: [], quiet: null } }],
      ['emailKinds.0', { body: { emailKinds: ['everything'], pushKinds: [], quiet: null } }],
      ['pushKinds.0', { body: { emailKinds: [], pushKinds: ['everything'], quiet: null } }],
      ['quiet', { body: { emailKinds: [], pushKinds: [] } }],
      ['quiet.from', { body: { emailKinds: [], pushKinds: [], quiet: { from: '25:00', to: '07:00' } } }],
    ],
  },
};
