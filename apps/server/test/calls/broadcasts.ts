import type { CallFixtures } from '../call-fixture.ts';

const audience = { audience: 'students', facultyIds: [], courses: [1], groupIds: [] };

export const broadcasts: CallFixtures = {
  preview: {
    request: { body: audience },
    wrong: [
      ['audience', { body: { ...audience, audience: 'nobody' } }],
      ['courses.0', { body: { ...audience, courses: [99] } }],
      ['groupIds', { body: { ...audience, groupIds: '24001' } }],
    ],
  },
};
