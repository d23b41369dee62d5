import * as z from 'zod/mini';
import { empty, endpoint, type FileContent, file } from './endpoint.ts';
import { IdText } from './shapes.ts';
import { Upload } from './upload.ts';

const MEGABYTE = 1024 * 1024;
/** Limit of the upload; the stored photo is scaled down. */
export const MAX_PHOTO_BYTES = 5 * MEGABYTE;
/** base64 is a third longer, plus the prefix. */
const MAX_TEXT = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 100;

const Base64Image = z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_TEXT));

const photo = file('photo.jpg', 'image/jpeg', { isInline: true });

const own = {
  access: 'signed-in',
  refusals: { 403: 'session-ended', 404: 'photo-not-found' },
} as const;

export const ofEmployee = endpoint({
  method: 'GET',
  path: '/api/v1/employees/photo/:id',
  access: 'anyone',
  summary: 'Get the photo of an employee, or a picture with initials if there is none or it is hidden',
  params: z.object({ id: IdText }),
  reply: photo,
  refusals: { 404: 'employee-not-found' },
  fallbackReason: 'no-data',
});

export const ofStudent = endpoint({
  method: 'GET',
  path: '/api/v1/profiles/photo/:name',
  access: 'anyone',
  summary: 'Get a student’s photo by the name given in the CV; only its owner gets a hidden photo',
  params: z.object({ name: z.string().check(z.regex(/^[\w-]{22}$/, 'format')) }),
  reply: photo,
  refusals: { 404: 'photo-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** A form with a file, whatever its field is called. */
const PhotoForm = z
  .catchall(z.object({}), z.union([Upload, z.string().check(z.maxLength(200))]))
  .check(
    z.refine(
      (fields: Record<string, FileContent | string>) =>
        Object.values(fields).some((value) => typeof value !== 'string'),
      'required',
    ),
  );

export const upload = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/my-photo',
  access: 'signed-in',
  summary: 'Set the caller’s photo from a form with a file or from a data URL as text; returns its address',
  body: z.union([Base64Image, PhotoForm]),
  bodyAs: ['text', 'form'],
  maxBytes: MAX_TEXT + 100,
  reply: z.string(),
  refusals: { 403: 'session-ended', 404: 'student-not-found', 413: 'too-large', 423: 'in-person-only' },
  fallbackReason: 'photo-not-updated',
  takesFile: true,
  forbidImpersonation: true,
});

export const mine = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/settings/photo',
  summary: 'Get the caller’s photo, even if it is hidden from others',
  reply: z.object({ photoBase64String: z.nullable(z.string()) }),
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const change = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/settings/change-photo',
  summary: 'Set the caller’s photo; null removes it',
  body: z.object({ photoBase64String: z.nullable(Base64Image) }),
  maxBytes: MAX_TEXT + 100,
  reply: empty,
  refusals: { ...own.refusals, 413: 'too-large', 423: 'in-person-only' },
  fallbackReason: 'photo-not-updated',
  takesFile: true,
  forbidImpersonation: true,
  beforeContacts: true,
});

export const isShown = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/settings/show-photo',
  summary: 'Whether the caller’s photo is visible to others',
  reply: z.boolean(),
  fallbackReason: 'not-loaded',
});

export const show = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/v1/settings/change-show-photo',
  summary: 'Show the caller’s photo to others or hide it; returns the new state',
  query: z.object({
    showPhoto: z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  }),
  reply: z.boolean(),
  fallbackReason: 'photo-not-updated',
  beforeContacts: true,
});

export const setOfEmployee = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/employees/:id/photo',
  access: 'admin',
  area: 'employees',
  summary: 'Set the photo of an employee; null removes it',
  params: z.object({ id: IdText }),
  body: z.object({ photoBase64String: z.nullable(Base64Image) }),
  maxBytes: MAX_TEXT + 100,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'employee-not-found', 413: 'too-large' },
  fallbackReason: 'photo-not-updated',
  takesFile: true,
  isExtension: true,
});
