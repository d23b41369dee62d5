import { O as shortName, V as parseDotted, c as require_jsx_runtime, h as ruOrEn, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { C as union, _ as object, d as boolean, h as nullable, l as _null, o as endpoint, p as int, r as ApiError, u as array, v as optional, x as string } from "./QueryClientProvider--dlJgXe_.js";
import { a as GroupName, c as Time, l as UrlId, o as Id, t as AnyDate } from "./shapes-hLxJz37y.js";
import { a as queryOptions, n as askOrNull, r as clientOf } from "./query-Baqy9llu.js";
import { t as useSentence } from "./useSentence-CalX6pX6.js";
import { r as stored } from "./session-Bq-cEmv7.js";
import { t as Banner } from "./Banner-BiHVUP-D.js";
import { g as Button, l as isGroupId } from "../entry-server.js";
import { n as ofEmployee$1, r as ofGroup$1, u as subgroups } from "./schedule-CBqCqIiY.js";
// ../../packages/api/src/announcements.ts
/** A room as the paged answer names it; id 0 for one that is not in the list of rooms. */
var Room = object({
	id: int(),
	name: string(),
	buildingNumber: optional(string()),
	auditoryType: optional(string())
});
/** Where it takes place: null, a text, or, in a paged answer, an object. */
var Place = nullable(union([string(), Room]));
object({
	id: Id,
	employee: string(),
	urlId: UrlId,
	content: string(),
	date: AnyDate,
	startTime: nullable(Time),
	endTime: nullable(Time),
	auditory: Place,
	employeeDepartments: array(string()),
	studentGroups: array(object({
		id: Id,
		name: GroupName,
		specialityAbbrev: optional(string()),
		zaochOrDist: optional(boolean())
	})),
	repeatGroup: optional(_null())
});
var ofGroup = endpoint({
	method: "GET",
	path: "/api/v1/announcements/student-groups",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-announcements"
});
var ofEmployee = endpoint({
	method: "GET",
	path: "/api/v1/announcements/employees",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-announcements"
});
endpoint({
	method: "GET",
	path: "/api/v1/announcements/departments",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-announcements"
});
var personal = {
	method: "GET",
	access: "signed-in",
	refusals: { 403: "session-ended" },
	fallbackReason: "no-announcements"
};
endpoint({
	...personal,
	path: "/api/v1/announcements",
	reply: {}
});
endpoint({
	...personal,
	path: "/api/v1/announcements/students",
	reply: {}
});
// src/lessons/announcement.ts
/** The provider's name carries the rank in brackets: "Образцов И. И. (доцент)". */
var authorOf = ({ employee }) => employee.replace(/\s*\(.*\)$/, "").replaceAll(" ", "\xA0");
/** From 00:00 to 00:01 the provider keeps what has no time. */
var timeOf = ({ startTime }) => startTime === "00:00" ? null : startTime;
/** "512-4 к.", in the older form of the answer and the newer. */
var placeOf = ({ auditory }) => {
	if (auditory === null || typeof auditory === "string") return auditory;
	return auditory.buildingNumber ? `${auditory.name}-${auditory.buildingNumber}` : auditory.name;
};
/** The date in either form; the contract lets no other through. */
var dateOf = ({ date }) => parseDotted(date) ?? date;
/** The list in an answer that may be paged. */
var listOf = (answer) => "content" in answer ? answer.content : answer;
// src/lessons/queries.ts
/** The schedule behind an address: of a group, or of a teacher; null where none is published. */
var scheduleOf = (id) => isGroupId(id) ? askOrNull(ofGroup$1, { query: { studentGroup: id } }) : askOrNull(ofEmployee$1, { params: { urlId: id } });
var announced = (client, id, signal) => isGroupId(id) ? client.call(ofGroup, { query: { name: id } }, signal) : client.call(ofEmployee, { query: { "url-id": id } }, signal);
/** What is announced for a group, or by a teacher; a provider that does not know them says 404: nothing. */
var announcementsOf = (id) => queryOptions({
	queryKey: ["announcements", id],
	queryFn: async ({ signal, meta }) => {
		try {
			return listOf(await announced(clientOf(meta), id, signal));
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return [];
			throw error;
		}
	}
});
// src/ui/Failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What did not come, in words, in its place on a page that goes on without it. */
function Failure({ error, onRetry }) {
	const t = useTexts(shellTexts);
	const sentence = useSentence(error);
	if (sentence === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
		kind: "error",
		action: onRetry && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "text",
			onClick: onRetry,
			children: t("retry")
		}),
		children: sentence
	});
}
// src/lessons/lesson.ts
/** "202-4 к." is room 202 in building 4; where space is tight the building's number alone says as much. */
var roomShort = (auditory) => auditory.replace(/\s*к\.$/, "");
var educatorNames = (lesson) => (lesson.employees ?? []).map(shortName).join(", ");
var groupNames = (lesson) => lesson.studentGroups.map(({ name }) => name).join(", ");
/** The abbreviation, or the note where a lesson has no subject. */
var subjectOf = (lesson) => lesson.subject || lesson.note || "";
var fullSubjectOf = (lesson) => lesson.subjectFullName || subjectOf(lesson);
/** Tells the lessons of one time apart. */
var lessonKey = (lesson) => [
	lesson.startLessonTime,
	lesson.subject,
	lesson.lessonTypeAbbrev,
	lesson.numSubgroup,
	lesson.auditories,
	educatorNames(lesson),
	groupNames(lesson)
].join("|");
// src/lessons/letters.ts
/** The letters of a lesson's type, where the provider's word is too long or not of the reader's language. */
var letters = {
	ru: {
		Консультация: "К",
		Экзамен: "ЭКЗ",
		"Канд. экзамен": "ЭКЗ",
		Зачет: "ЗАЧ",
		"Дифф. зачет": "ЗАЧ"
	},
	en: {
		ЛК: "Lec",
		УЛк: "Lec",
		ПЗ: "Prac",
		УПз: "Prac",
		ЛР: "Lab",
		УЛР: "Lab",
		Консультация: "Cons",
		Экзамен: "Exam",
		"Канд. экзамен": "Exam",
		Зачет: "P/F",
		"Дифф. зачет": "P/F"
	}
};
/** "ЛК", "ЭКЗ"; in English "Lec", "Exam". An unknown type is shown as it came. */
var lettersOf = (type, language) => letters[ruOrEn(language)][type] ?? type;
// src/lessons/subgroup.ts
/** The reader's own subgroup, which is remembered: in schedules of groups, and on the home page. 0 is both. */
var ownSubgroup = stored("subgroup", (value) => subgroups.find((one) => one === value) ?? 0);
export { roomShort as a, announcementsOf as c, dateOf as d, placeOf as f, lessonKey as i, scheduleOf as l, lettersOf as n, subjectOf as o, timeOf as p, fullSubjectOf as r, Failure as s, ownSubgroup as t, authorOf as u };
