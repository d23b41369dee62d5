import * as calls from '@semestr/api/cv';
import { MAX_REFERENCES, MAX_SKILLS, MAX_SUMMARY } from '@semestr/core/cv';
import type { CallFixtures } from '../call-fixture.ts';

const [reference] = calls.setReferences.example.body;
const wrongReference = (part: object) => ({ body: [{ ...reference, ...part }] });

export const cv: CallFixtures = {
  skills: { request: calls.skills.example, wrong: [['name', { query: { name: 'x'.repeat(101) } }]] },
  setSkills: {
    request: calls.setSkills.example,
    wrong: [
      ['body', { body: {} }],
      ['body', { body: Array.from({ length: MAX_SKILLS + 1 }, () => ({ id: null, name: 'Go' })) }],
      ['0.name', { body: [{ id: 1 }] }],
      ['0.name', { body: [{ id: null, name: ' ' }] }],
      ['0.name', { body: [{ id: null, name: 'x'.repeat(61) }] }],
    ],
  },
  setSummary: {
    request: calls.setSummary.example,
    wrong: [
      ['summary', { body: {} }],
      ['summary', { body: { summary: 'x'.repeat(MAX_SUMMARY + 1) } }],
    ],
  },
  setShowRating: {
    request: calls.setShowRating.example,
    wrong: [['showRating', { body: { showRating: 'yes' } }]],
  },
  setSearchJob: {
    request: calls.setSearchJob.example,
    wrong: [['searchJob', { body: { searchJob: null } }]],
  },
  setPublished: {
    request: calls.setPublished.example,
    wrong: [['published', { body: { published: 1 } }]],
  },
  setReferences: {
    request: calls.setReferences.example,
    wrong: [
      ['body', { body: Array.from({ length: MAX_REFERENCES + 1 }, () => reference) }],
      ['0.name', wrongReference({ name: '' })],
      ['0.reference', wrongReference({ reference: 'javascript:alert(1)' })],
      ['0.reference', wrongReference({ reference: ' \u0001javascript:alert(1)' })],
      ['0.reference', wrongReference({ reference: `https://example.by/${'x'.repeat(300)}` })],
      ['0.id', wrongReference({ id: 0.5 })],
    ],
  },
};
