import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, orElse, PageNumber, PageSize, UrlId } from './shapes.ts';

/** Default number of rooms on a page of the phone book. */
export const PHONE_PAGE = 20;

/** A room with its telephones and occupants. Fields that existing clients read are never null. */
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
  summary: 'Find rooms with phones by name, number, room or department; pages count from 1',
  body: z.object({
    searchValue: orElse(z.string().check(z.trim(), z.maxLength(100)), ''),
    /**
     * Whether to search only for the text as typed; otherwise the text converted to the Russian keyboard layout is
     * searched too.
     */
    exact: orElse(z.boolean(), false),
    currentPage: PageNumber,
    pageSize: orElse(PageSize, PHONE_PAGE),
  }),
  reply: z.object({ auditoryPhoneNumberDtoList: z.array(PhoneRoom), totalItems: z.int() }),
  refusals: {},
  fallbackReason: 'no-data',
});
