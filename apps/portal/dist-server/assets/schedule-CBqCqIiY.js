import { n as cycleFrom, o as weekNumber, r as cycleUntil } from "./calendar-2ZnH2x5p.js";
import { H as weekday, V as parseDotted, j as addDays, z as mondayOf } from "./texts-CsUQDRms.js";
import { a as EmployeeDto, t as Group } from "./groups-BqY69hm9.js";
import { E as _lte, T as _gte, _ as object, a as XLSX, d as boolean, h as nullable, o as endpoint, p as int, s as file, u as array, v as optional, x as string } from "./QueryClientProvider--dlJgXe_.js";
import { a as GroupName, c as Time, i as DottedDate } from "./shapes-hLxJz37y.js";
// ../../packages/core/src/schedule.ts
/** The provider's keys of a week's days, Monday first. There are no lessons on Sundays. */
var dayKeys = [
	"Понедельник",
	"Вторник",
	"Среда",
	"Четверг",
	"Пятница",
	"Суббота"
];
/** 0 = both subgroups. */
var subgroups = [
	0,
	1,
	2
];
var kinds = {
	ЛК: "lk",
	УЛк: "lk",
	ПЗ: "pz",
	УПз: "pz",
	ЛР: "lr",
	УЛР: "lr",
	Экзамен: "exam",
	"Канд. экзамен": "exam",
	Зачет: "credit",
	"Дифф. зачет": "credit"
};
/** Consultations and everything unknown look alike (visual direction, "Lesson types"). */
var lessonKind = (lesson) => kinds[lesson.lessonTypeAbbrev ?? ""] ?? "ks";
/** The days on which a lesson may take place: the one day it names, else its first to its last day. */
function range(lesson) {
	const day = (text) => text === null ? null : parseDotted(text);
	const only = day(lesson.dateLesson);
	if (only) return {
		from: only,
		to: only
	};
	return {
		from: day(lesson.startLessonDate),
		to: day(lesson.endLessonDate)
	};
}
var within = ({ from, to }, date) => (from === null || from <= date) && (to === null || date <= to);
var forSubgroup = (lesson, subgroup) => subgroup === 0 || lesson.numSubgroup === 0 || lesson.numSubgroup === subgroup;
var byTime = (a, b) => a.startLessonTime.localeCompare(b.startLessonTime) || a.endLessonTime.localeCompare(b.endLessonTime) || a.numSubgroup - b.numSubgroup;
/** Every lesson of a week's plan that a person may see in the table; announcements are shown elsewhere. */
function lessonsOfDay(week, date) {
	const key = dayKeys[weekday(date) - 1];
	return key ? (week?.[key] ?? []).filter((lesson) => !lesson.announcement) : [];
}
var isOnWeek = (lesson, week) => lesson.weekNumber === null || lesson.weekNumber.length === 0 || lesson.weekNumber.includes(week);
function plans(schedule) {
	return [
		schedule.previousSchedules,
		schedule.schedules,
		schedule.nextSchedules
	].filter((plan) => plan != null);
}
/**
* The lessons of one date in order of time: those of the weekly plan on their weeks and within their own dates, and
* what the session puts on that date.
*/
function lessonsOn(schedule, date, subgroup) {
	const week = weekNumber(date);
	const weekly = plans(schedule).flatMap((plan) => lessonsOfDay(plan, date)).filter((lesson) => within(range(lesson), date) && (lesson.dateLesson !== null || isOnWeek(lesson, week)));
	const dated = schedule.exams.filter((lesson) => !lesson.announcement && range(lesson).from === date);
	const known = new Set(weekly.map(identity));
	return [...weekly, ...dated.filter((lesson) => !known.has(identity(lesson)))].filter((lesson) => forSubgroup(lesson, subgroup)).toSorted(byTime);
}
var identity = (lesson) => JSON.stringify([
	lesson.dateLesson,
	lesson.startLessonTime,
	lesson
]);
/**
* The lessons of one weekday over several chosen weeks, each once. `mondays` are the weeks' own Mondays, so that a
* lesson that has ended before them does not show.
*/
function lessonsOverWeeks(schedule, mondays, dayIndex, subgroup) {
	const found = /* @__PURE__ */ new Map();
	for (const monday of mondays) for (const lesson of lessonsOn(schedule, addDays(monday, dayIndex), subgroup)) found.set(lesson, [...found.get(lesson) ?? [], weekNumber(monday)]);
	return [...found].map(([lesson, weeks]) => ({
		lesson,
		weeks: weeks.toSorted((a, b) => a - b)
	})).toSorted((a, b) => byTime(a.lesson, b.lesson));
}
/** The first and last day on which the schedule has a lesson or an exam; null where it has none. */
function scheduleRange(schedule) {
	const rows = [...plans(schedule).flatMap((plan) => Object.values(plan).flatMap((lessons) => lessons ?? [])), ...schedule.exams].filter((lesson) => !lesson.announcement);
	const sorted = [...rows.flatMap((lesson) => Object.values(range(lesson))).filter((date) => date !== null), ...[schedule.startDate, schedule.endDate].flatMap((date) => date && parseDotted(date) || [])].toSorted((a, b) => a.localeCompare(b));
	const [from] = sorted;
	const to = sorted.at(-1);
	return rows.length > 0 && from && to ? {
		from,
		to
	} : null;
}
/**
* The four weeks that a reader can choose from, by week number, beginning with the current one; before the first
* lesson they begin with its week, after the last one they end with it.
*/
function scheduleCycle(schedule, today) {
	const dates = scheduleRange(schedule);
	const start = mondayOf(addDays(today, 1));
	if (dates && start > dates.to) {
		const last = mondayOf(dates.to);
		return {
			state: "over",
			weeks: cycleUntil(last),
			first: last
		};
	}
	const begin = dates && start < mondayOf(dates.from) ? mondayOf(dates.from) : start;
	return {
		state: begin === start ? "running" : "not-begun",
		weeks: cycleFrom(begin),
		first: begin
	};
}
// ../../packages/api/src/schedule.ts
var LessonGroup = object({
	specialityName: string(),
	specialityCode: string(),
	numberOfStudents: int().check(_gte(0), _lte(1e5)),
	name: GroupName,
	educationDegree: int()
});
/** One lesson, exam, consultation or announcement. Dates are `D.M.Y`, times `HH:MM`. */
var Lesson = object({
	/** Weeks of the cycle, 1–4; empty or null for what has a date of its own. */
	weekNumber: nullable(array(int().check(_gte(1), _lte(4)))),
	studentGroups: array(LessonGroup),
	/** 0 = the whole group. */
	numSubgroup: int().check(_gte(0), _lte(2)),
	auditories: array(string()),
	startLessonTime: Time,
	endLessonTime: Time,
	subject: nullable(string()),
	subjectFullName: nullable(string()),
	note: nullable(string()),
	lessonTypeAbbrev: nullable(string()),
	dateLesson: nullable(DottedDate),
	startLessonDate: nullable(DottedDate),
	endLessonDate: nullable(DottedDate),
	announcement: boolean(),
	split: boolean(),
	/** A list in the schedule of a group, null in that of an educator. */
	employees: nullable(array(EmployeeDto))
});
var [mon, tue, wed, thu, fri, sat] = dayKeys;
var lessons = optional(array(Lesson));
var Week = object({
	[mon]: lessons,
	[tue]: lessons,
	[wed]: lessons,
	[thu]: lessons,
	[fri]: lessons,
	[sat]: lessons
});
object({
	startDate: nullable(DottedDate),
	endDate: nullable(DottedDate),
	startExamsDate: nullable(DottedDate),
	endExamsDate: nullable(DottedDate),
	employeeDto: nullable(EmployeeDto),
	studentGroupDto: nullable(Group),
	schedules: nullable(Week),
	previousSchedules: optional(nullable(Week)),
	nextSchedules: optional(nullable(Week)),
	currentTerm: optional(nullable(string())),
	previousTerm: optional(nullable(string())),
	nextTerm: optional(nullable(string())),
	/** "Осенний", "Весенний" or "Сессия". */
	currentPeriod: optional(nullable(string())),
	exams: array(Lesson),
	isZaochOrDist: optional(nullable(boolean()))
});
var ofGroup = endpoint({
	method: "GET",
	path: "/api/v1/schedule",
	access: "anyone",
	reply: {},
	refusals: { 404: "schedule-not-found" },
	fallbackReason: "not-loaded"
});
endpoint({
	method: "GET",
	path: "/api/v1/schedule/report",
	access: "anyone",
	reply: /* @__PURE__ */ file("schedule.xlsx", XLSX),
	refusals: { 404: "schedule-not-found" },
	fallbackReason: "file-not-downloaded"
});
var ofEmployee = endpoint({
	method: "GET",
	path: "/api/v1/employees/schedule/:urlId",
	access: "anyone",
	reply: {},
	refusals: { 404: "schedule-not-found" },
	fallbackReason: "not-loaded"
});
var currentWeek = endpoint({
	method: "GET",
	path: "/api/v1/schedule/current-week",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-week"
});
endpoint({
	method: "GET",
	path: "/api/v1/schedule/faculties",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
export { lessonKind as a, scheduleCycle as c, dayKeys as i, scheduleRange as l, ofEmployee as n, lessonsOn as o, ofGroup as r, lessonsOverWeeks as s, currentWeek as t, subgroups as u };
