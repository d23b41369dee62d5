import { MAX_REFERENCES, MAX_SKILL_LENGTH, MAX_SKILLS, MAX_SUMMARY, referenceFault } from '@semestr/core/cv';
import * as z from 'zod/mini';
import { empty, endpoint, file, PDF } from './endpoint.ts';
import { AnyId, Id, SearchText, StoredName } from './shapes.ts';

export const Skill = z.object({ id: z.nullable(z.int()), name: z.string() });
export type Skill = z.output<typeof Skill>;

/** A student in a CV. `rating`: 1 to 5; `officeEmail` and `officePassword` are obsolete. */
export const Cv = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  birthDate: z.string(),
  photoUrl: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  rating: z.int(),
  published: z.boolean(),
  searchJob: z.boolean(),
  showRating: z.boolean(),
  faculty: z.string(),
  course: z.int(),
  speciality: z.string(),
  studentGroup: z.string(),
  officeEmail: z.nullable(z.string()),
  officePassword: z.nullable(z.string()),
  skills: z.array(Skill),
  references: z.array(z.object({ id: z.nullable(z.int()), name: z.string(), reference: z.string() })),
});
export type Cv = z.output<typeof Cv>;

/** A whole CV, with escaped letters. */
const MAX_CV_BODY = 64 * 1024;

const own = {
  access: 'signed-in',
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
} as const;

export const personalCv = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/profiles/personal-cv',
  summary: 'Get the CV and personal data of the signed-in student',
  reply: Cv,
  fallbackReason: 'not-loaded',
});

export const document = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/profiles/personal-cv/document',
  summary: 'Download the caller’s CV as a PDF, with only what others see once it is published',
  reply: file('cv.pdf', PDF),
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

export const personalProfile = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/profiles/personal-profile',
  summary: 'Get the caller’s CV with the name in Belarusian',
  reply: z.extend(Cv, {
    belarusianFirstName: z.optional(z.nullable(z.string())),
    belarusianLastName: z.optional(z.nullable(z.string())),
    belarusianMiddleName: z.optional(z.nullable(z.string())),
  }),
  fallbackReason: 'not-loaded',
});

export const skills = endpoint({
  method: 'GET',
  path: '/api/v1/skill',
  access: 'anyone',
  summary: 'List up to 50 skills with a word that begins with the text',
  query: z.object({ name: z._default(SearchText, '') }),
  reply: z.array(Skill),
  refusals: {},
  fallbackReason: 'no-data',
  example: { query: { name: 'py' } },
});

const SkillName = StoredName(MAX_SKILL_LENGTH);

export const setSkills = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'POST',
  path: '/api/v1/profiles/my-skills',
  summary: 'Replace the caller’s skills; a skill without an id is found by name or created',
  body: z
    .array(z.object({ id: z.optional(z.nullable(AnyId)), name: SkillName }))
    .check(z.maxLength(MAX_SKILLS)),
  reply: empty,
  fallbackReason: 'skills-not-updated',
  example: { body: [{ id: null, name: 'TypeScript' }] },
});

/** Each of the four settings of a CV is sent as the whole CV, of which one field is used. */
export const setSummary = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'PUT',
  path: '/api/v1/profiles/summary',
  summary: 'Change the summary of the caller’s CV',
  body: z.object({ summary: z.nullable(z.string().check(z.trim(), z.maxLength(MAX_SUMMARY))) }),
  reply: empty,
  fallbackReason: 'summary-not-updated',
  example: { body: { summary: 'Ищу стажировку.' } },
});

export const setShowRating = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'PUT',
  path: '/api/v1/profiles/personal-cv-rating',
  summary: 'Show or hide the rating on the caller’s CV',
  body: z.object({ showRating: z.boolean() }),
  reply: empty,
  fallbackReason: 'rating-status-not-updated',
  example: { body: { showRating: true } },
});

export const setSearchJob = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'PUT',
  path: '/api/v1/profiles/personal-cv-searching-job',
  summary: 'Set whether the caller is looking for a job',
  body: z.object({ searchJob: z.boolean() }),
  reply: empty,
  fallbackReason: 'search-status-not-updated',
  example: { body: { searchJob: true } },
});

export const setPublished = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'PUT',
  path: '/api/v1/profiles/personal-cv-published',
  summary: 'Publish or unpublish the caller’s CV',
  body: z.object({ published: z.boolean() }),
  reply: empty,
  fallbackReason: 'profile-status-not-updated',
  example: { body: { published: true } },
});

const Reference = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(300),
  z.refine((text) => referenceFault(text) !== 'format', 'format'),
);

export const setReferences = endpoint({
  ...own,
  maxBytes: MAX_CV_BODY,
  method: 'PUT',
  path: '/api/v1/profiles/my-references',
  summary: 'Replace the links of the caller’s CV: web addresses, or usernames on other sites',
  body: z
    .array(
      z.object({
        id: z.optional(z.nullable(Id)),
        name: StoredName(60),
        reference: Reference,
      }),
    )
    .check(z.maxLength(MAX_REFERENCES)),
  reply: empty,
  fallbackReason: 'links-not-updated',
  example: { body: [{ id: null, name: 'GitHub', reference: 'https://github.com/example' }] },
});
