import * as z from 'zod';

const nullable = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()]);
const int = z.int();

/** Always the absolute address. */
const photoAddress = z.url({ protocol: /^http$/ }).regex(/\/api\/v1\/employees\/photo\/\d+$/);

/** The lessons of a schedule by day, in which an educator has all texts. */
const lessonsByDay = z.record(
  z.string(),
  z.array(
    z.looseObject({
      employees: nullable(z.array(z.looseObject({ photoLink: photoAddress, calendarId: z.string() }))),
    }),
  ),
);

/** A name with ordinary spaces, in full. */
const wholeName = z
  .string()
  .regex(/^\S+ \S+( \S+)?$/)
  .regex(/^[^\u00a0.]+$/);

/** The models of existing clients by path, independent of our contract. */
export const models: Readonly<Record<string, z.ZodType>> = {
  '/student-groups': z.array(z.looseObject({ calendarId: z.string() })),
  '/schedule?studentGroup=428501': z.looseObject({
    studentGroupDto: z.looseObject({ calendarId: z.string() }),
    schedules: lessonsByDay,
  }),
  '/employees/schedule/i-obrazcov': z.looseObject({
    employeeDto: z.looseObject({ photoLink: photoAddress, calendarId: z.string() }),
  }),
  '/employees/details-url?urlId=i-obrazcov': z.looseObject({
    jobPositions: z.array(z.looseObject({ employeeDepartmentId: int })),
    additionalInformation: z.array(z.looseObject({ id: int, idType: int })),
    profileLinks: z.array(z.looseObject({ profileLinkEmployeeId: int })),
  }),
  '/announcements/student-groups?name=428501': z.array(
    z.looseObject({
      auditory: nullable(z.looseObject({ id: int })),
      startTime: z.string(),
      endTime: z.string(),
    }),
  ),
  '/announcements/departments?url-id=kaf-ps': z.array(
    z.looseObject({
      auditory: nullable(z.looseObject({ id: int })),
      date: z.iso.date(),
      startTime: z.string(),
      endTime: z.string(),
    }),
  ),
  '/grade-book': z.array(z.looseObject({ student: z.looseObject({ fio: wholeName }) })),
  '/certificate/places': z.array(
    z.looseObject({ places: z.array(z.looseObject({ name: z.string().regex(/^[^\u00a0]+$/) })) }),
  ),
  '/markbook': z.looseObject({
    averageMark: z.number(),
    markPages: z.record(z.string(), z.looseObject({ averageMark: z.number() })),
  }),
  '/certificate': z.array(z.looseObject({ number: int })),
  '/dormitory-queue-application': z.array(z.looseObject({ number: int })),
  '/dormitory-queue-application/premium-penalty': z.array(z.looseObject({ status: z.string() })),
  '/omissions-by-student-application': z.array(z.looseObject({ number: int, placeOfStay: z.string() })),
  '/omissions-by-student': z.looseObject({
    omissionDtoList: z.array(z.looseObject({ name: z.string(), term: int })),
  }),
  '/omission-count-by-student-for-semester': z.array(
    z.looseObject({ month: z.string(), omissionCount: int, term: int, totalHours: int }),
  ),
  '/mark-sheet': z.array(z.looseObject({ certificate: z.boolean() })),
  '/settings/contacts': z.looseObject({
    numberOfAttempts: int,
    mobilePhoneAttempts: int,
    emailAttempts: int,
    contactBanExpiredTime: z.null(),
  }),
  '/settings/last-password-change': z.string(),
  '/library/books': z.array(z.looseObject({ title: z.string() })),
  '/employees/all': z.array(z.looseObject({ photoLink: photoAddress, calendarId: z.string() })),
  '/employees/fio?employee-fio=': z.array(z.looseObject({ employeeDepartmentId: z.null() })),
  '/employees?departmentUrlId=kaf-ps': z.array(
    z.looseObject({
      jobPositions: z.array(
        z.looseObject({
          contacts: nullable(z.array(z.looseObject({ phoneId: int, department: z.string() }))),
        }),
      ),
    }),
  ),
  '/announcements/employees?url-id=i-obrazcov&page=0': z.looseObject({
    content: z.array(
      z.looseObject({
        auditory: nullable(
          z.looseObject({
            id: int,
            name: z.string(),
            buildingNumber: z.string(),
            auditoryType: z.string(),
          }),
        ),
      }),
    ),
  }),
};
