import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, UrlId } from './shapes.ts';

/** How many rooms a page of the phone book may have. */
export const MAX_PHONE_PAGE = 100;

/** A room with its telephones and those who sit there. Nothing is null that existing clients read. */
export const PhoneRoom = z.object({
  auditory: z.string(),
  buildingAddress: z.string(),
  phones: z.array(z.string()),
  note: z.nullable(z.string()),
  departments: z.array(z.object({ name: z.string(), abbrev: z.string() })),
  employees: z.array(
    z.object({
      id: Id,
      fio: z.string(),
      degree: z.string(),
      rank: z.nullable(z.string()),
      jobPosition: z.string(),
      department: z.string(),
      photoLink: z.string(),
      email: z.string(),
      urlId: UrlId,
    }),
  ),
});
export type PhoneRoom = z.output<typeof PhoneRoom>;

export const search = endpoint({
  method: 'POST',
  path: '/api/v1/phone-book',
  access: 'anyone',
  summary: 'Rooms with telephones, by name, number, room or department; pages count from 1',
  body: z.object({
    searchValue: z.string().check(z.trim(), z.maxLength(100)),
    currentPage: z.int().check(z.gte(1), z.lte(100_000)),
    pageSize: z.int().check(z.gte(1), z.lte(MAX_PHONE_PAGE)),
  }),
  reply: z.object({ auditoryPhoneNumberDtoList: z.array(PhoneRoom), totalItems: z.int() }),
  refusals: {},
  fallbackReason: 'no-data',
});
