import * as calls from '@semestr/api/profile';
import { mayPractise } from '@semestr/core/practice';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { contacts } from '../../db/tables/users.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';

/** Loads a student with the current studies. */
async function studentById(db: Database, id: number) {
  const [row] = await db
    .select({
      student: students,
      group: groups,
      speciality: specialities,
      form: educationForms,
      faculty: faculties,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .where(eq(students.id, id));
  return row ?? null;
}

/** Loads the URL id of an employee's public page. */
async function employeeById(db: Database, id: number) {
  const [row] = await db.select({ urlId: employees.urlId }).from(employees).where(eq(employees.id, id));
  return row ?? null;
}

/** The last course of a first degree. */
const LAST_COURSE = 4;

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const ownStudent = async (db: Database, studentId: number | null) =>
    studentId === null ? null : studentById(db, studentId);

  handle(app, services, calls.personalInformation, async ({ db, caller }) => {
    const own = await ownStudent(db, caller.studentId);
    const employee = caller.employeeId === null ? null : await employeeById(db, caller.employeeId);
    const values = await db.select().from(contacts).where(eq(contacts.userId, caller.userId));
    const course = own?.group.course ?? 0;
    return {
      degree: own?.group.degree ?? 1,
      email: values.find(({ type }) => type === 6)?.value ?? null,
      phone: values.find(({ type }) => type === 4)?.value ?? null,
      course,
      enablePractice: own !== null && mayPractise({ degree: own.group.degree, course }),
      practiceType: null,
      kt: false,
      re: false,
      graduating: own !== null && course >= LAST_COURSE,
      belarusian: true,
      studies: own && {
        studentCardNumber: own.student.cardNumber,
        groupNumber: own.group.name,
        sdef: own.speciality.id,
        facultyId: own.faculty.id,
        facultyName: own.faculty.name,
        specialityName: own.speciality.name,
        educationForm: own.form.name,
      },
      employee,
    };
  });

  handle(app, services, calls.illiquidData, async ({ db, caller }) => {
    const own = await ownStudent(db, caller.studentId);
    const message = own?.student.illiquidMessage;
    return message ? { message } : undefined;
  });
}
