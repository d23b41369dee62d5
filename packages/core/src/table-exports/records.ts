import type { PersonName } from '../display.ts';
import type { IsoDate } from '../dates.ts';
import type { DocumentLanguage, Funding } from '../student-details.ts';
import type { OrderKind } from '../student-orders.ts';

/** The fields of records that exported tables contain. */

export interface StudentRecord extends PersonName {
  readonly cardNumber: string;
  readonly birthDate: IsoDate | null;
  readonly groupName: string;
  readonly subgroup: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isGroupHead: boolean;
  readonly canStudentNote: boolean;
  readonly hasProfiling: boolean;
  readonly belarusianLastName: string | null;
  readonly belarusianFirstName: string | null;
  readonly belarusianMiddleName: string | null;
  readonly funding?: Funding | null | undefined;
  readonly citizenship?: string | null | undefined;
  readonly documentLanguage?: DocumentLanguage | null | undefined;
}

export interface GroupRecord {
  readonly name: string;
  readonly facultyId: number;
  readonly specialityId: number;
  readonly course: number | null;
  readonly degree: number;
  readonly size: number;
  readonly curatorId: number | null;
  readonly calendarId: string | null;
}

export interface EmployeeRecord extends PersonName {
  readonly email: string | null;
  readonly urlId: string;
  readonly degree: string;
  readonly degreeAbbrev: string;
  readonly rank: string | null;
}

export interface PositionRecord {
  readonly employeeId: number;
  readonly departmentId: number;
  readonly title: string;
  readonly isHead: boolean;
  readonly phone: string | null;
  readonly room: string | null;
  readonly building: string | null;
  readonly address: string | null;
  readonly order: number;
}

export interface DepartmentRecord {
  readonly name: string;
  readonly abbrev: string;
  readonly type: number;
  readonly parentId: number | null;
  readonly code: string | null;
  readonly urlId: string;
}

export interface SpecialityRecord {
  readonly name: string;
  readonly abbrev: string;
  readonly code: string;
  readonly facultyId: number;
  readonly formId: number;
}

export interface DisciplineRecord {
  readonly specialityId: number;
  readonly semester: number;
  readonly abbrev: string;
  readonly name: string;
  readonly hours: number;
  readonly credits: number | null;
  readonly control: string;
  readonly isForeign: boolean;
}

export interface RoomRecord {
  readonly name: string;
  readonly buildingId: number;
  readonly typeId: number;
  readonly capacity: number | null;
  readonly departmentId: number | null;
  readonly note: string | null;
}

export interface LessonRecord {
  readonly term: string;
  readonly groupIds: readonly number[];
  readonly day: number;
  readonly date: IsoDate | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly weeks: readonly number[] | null;
  readonly subgroup: number;
  readonly subject: string | null;
  readonly subjectFull: string | null;
  readonly type: string | null;
  readonly rooms: readonly string[];
  readonly employeeIds: readonly number[];
  readonly note: string | null;
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly isExam: boolean;
}

export interface MarkRecord {
  readonly studentId: number;
  readonly disciplineId: number;
  readonly mark: string | null;
  readonly date: IsoDate | null;
  readonly teacherId: number | null;
  readonly retakes: number;
  readonly isDifference: boolean;
}

export interface StudentOrderRecord {
  readonly studentId: number;
  readonly groupId: number;
  readonly kind: OrderKind;
  readonly number: string | null;
  readonly date: IsoDate;
  readonly from: IsoDate;
  readonly until: IsoDate | null;
  readonly reason: string | null;
}

/** Records of the types that can be imported. */
export interface TableRecords {
  readonly students: StudentRecord;
  readonly groups: GroupRecord;
  readonly employees: EmployeeRecord;
  readonly positions: PositionRecord;
  readonly departments: DepartmentRecord;
  readonly specialities: SpecialityRecord;
  readonly disciplines: DisciplineRecord;
  readonly rooms: RoomRecord;
  readonly lessons: LessonRecord;
  readonly marks: MarkRecord;
  readonly 'student-orders': StudentOrderRecord;
}

/** Records that the imported types refer to. */
export interface ReferredRecords extends TableRecords {
  readonly faculties: { readonly abbrev: string };
  readonly 'education-forms': { readonly name: string };
  readonly buildings: { readonly name: string };
  readonly 'room-types': { readonly name: string };
}

/** Returns a record that another refers to; undefined when it is not loaded, or no longer exists. */
export type FindReferred = <T extends keyof ReferredRecords>(
  to: T,
  id: number,
) => ReferredRecords[T] | undefined;
