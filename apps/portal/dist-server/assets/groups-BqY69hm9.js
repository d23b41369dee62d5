import { E as _lte, T as _gte, _ as object, a as XLSX, d as boolean, f as extend, g as number, h as nullable, l as _null, o as endpoint, p as int, s as file, u as array, v as optional, w as unknown, x as string } from "./QueryClientProvider--dlJgXe_.js";
import { a as GroupName, l as UrlId, o as Id, r as Course } from "./shapes-hLxJz37y.js";
// ../../packages/api/src/employees.ts
/** An educator in a schedule: `degree` is the full text, `degreeAbbrev` its short form. */
var EmployeeDto = object({
	id: Id,
	firstName: string(),
	middleName: nullable(string()),
	lastName: string(),
	photoLink: optional(nullable(string())),
	degree: string(),
	degreeAbbrev: optional(string()),
	rank: nullable(string()),
	email: optional(nullable(string())),
	urlId: UrlId,
	calendarId: optional(nullable(string())),
	jobPositions: optional(nullable(array(unknown()))),
	chief: optional(boolean())
});
object({
	id: Id,
	firstName: string(),
	lastName: string(),
	middleName: nullable(string()),
	degree: string(),
	rank: nullable(string()),
	photoLink: optional(nullable(string())),
	calendarId: optional(nullable(string())),
	academicDepartment: array(string()),
	urlId: UrlId,
	fio: string()
});
var Contact = object({
	/** The post that the telephone belongs to. */
	phoneId: optional(int()),
	phoneNumber: string(),
	address: string(),
	auditory: optional(string()),
	buildingNumber: optional(string()),
	department: optional(string())
});
var JobPosition = object({
	jobPosition: string(),
	department: string(),
	contacts: nullable(array(Contact))
});
/** A row of the directory. */
var EmployeeCard = object({
	id: Id,
	firstName: string(),
	middleName: nullable(string()),
	lastName: string(),
	photoLink: nullable(string()),
	degree: string(),
	degreeAbbrev: string(),
	rank: nullable(string()),
	email: nullable(string()),
	department: _null(),
	urlId: UrlId,
	calendarId: nullable(string()),
	jobPositions: nullable(array(JobPosition)),
	chief: boolean()
});
extend(EmployeeCard, {
	readingCourses: nullable(array(string())),
	additionalInformation: nullable(array(object({
		nameType: string(),
		content: string()
	}))),
	profileLinks: array(object({
		link: string(),
		profileLinkType: string()
	}))
});
object({
	id: Id,
	firstName: string(),
	lastName: string(),
	middleName: nullable(string()),
	fio: string(),
	academicDepartment: string(),
	rank: nullable(string()),
	degree: nullable(string()),
	employeeDepartmentId: nullable(Id),
	jobPositions: nullable(array(unknown())),
	urlId: UrlId
});
object({
	id: Id,
	firstName: string(),
	lastName: string(),
	middleName: nullable(string()),
	fio: string(),
	academicDepartment: nullable(string()),
	price: nullable(number())
});
var all$1 = endpoint({
	method: "GET",
	path: "/api/v1/employees/all",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
var byName = endpoint({
	method: "GET",
	path: "/api/v1/employees/fio",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
endpoint({
	method: "GET",
	path: "/api/v1/employees",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
endpoint({
	method: "GET",
	path: "/api/v1/employees/details-url",
	access: "anyone",
	reply: {},
	refusals: { 404: "employee-not-found" },
	fallbackReason: "no-data"
});
var lastUpdate$1 = endpoint({
	method: "GET",
	path: "/api/v1/last-update-date/employee",
	access: "anyone",
	reply: {},
	refusals: { 404: "employee-not-found" },
	fallbackReason: "no-data"
});
// ../../packages/api/src/groups.ts
/** A student group with its speciality and faculty. */
var Group = object({
	id: Id,
	name: GroupName,
	facultyId: Id,
	facultyAbbrev: string(),
	facultyName: optional(nullable(string())),
	specialityDepartmentEducationFormId: Id,
	specialityName: string(),
	specialityAbbrev: string(),
	course: nullable(Course),
	calendarId: optional(nullable(string())),
	/** 1 = first degree, 2 = master. */
	educationDegree: int().check(_gte(1), _lte(9))
});
object({
	id: Id,
	name: GroupName,
	specialityAbbrev: string()
});
object({
	numberOfGroup: string(),
	studentGroupCuratorDto: nullable(object({
		position: string(),
		fio: string(),
		phone: nullable(string()),
		email: nullable(string()),
		urlId: nullable(string())
	})),
	groupInfoStudentDto: array(object({
		position: string(),
		fio: string(),
		urlId: nullable(string())
	}))
});
endpoint({
	method: "GET",
	path: "/api/v1/student-groups/user-group-info",
	access: "signed-in",
	reply: {},
	refusals: {
		403: "session-ended",
		404: "student-not-found"
	},
	fallbackReason: "not-loaded"
});
var all = endpoint({
	method: "GET",
	path: "/api/v1/student-groups",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
var filters = endpoint({
	method: "GET",
	path: "/api/v1/student-groups/filters",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
var lastUpdate = endpoint({
	method: "GET",
	path: "/api/v1/last-update-date/student-group",
	access: "anyone",
	reply: {},
	refusals: { 404: "group-not-found" },
	fallbackReason: "no-data"
});
endpoint({
	method: "GET",
	path: "/api/v1/group-list/get-report",
	access: "signed-in",
	reply: /* @__PURE__ */ file("group list.xlsx", XLSX),
	refusals: {
		403: "session-ended",
		404: "student-not-found"
	},
	fallbackReason: "group-list-not-loaded"
});
export { EmployeeDto as a, lastUpdate$1 as c, lastUpdate as i, all as n, all$1 as o, filters as r, byName as s, Group as t };
