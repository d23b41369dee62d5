import { a as nextHoliday, i as isTeachingDay, n as cycleFrom, o as weekNumber } from "./calendar-2ZnH2x5p.js";
import { C as fullName, N as daysBetween, O as shortName, R as minutesOf, S as dayRange, U as yearOf, V as parseDotted, Y as __toESM, c as require_jsx_runtime, j as addDays, l as require_react, o as useTexts, u as defineTexts, v as dayMonth, y as dayMonthShort, z as mondayOf } from "./texts-CsUQDRms.js";
import { i as useQuery } from "./useSentence-CalX6pX6.js";
import { E as User, a as Search, c as favourites, f as Heading, j as CalendarDays, k as GraduationCap, l as isGroupId, u as recent, v as buttonClass } from "../entry-server.js";
import { n as createLucideIcon } from "./class-names-DQKcO-GK.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { s as byName } from "./groups-BqY69hm9.js";
import { a as queryOptions, r as clientOf } from "./query-Baqy9llu.js";
import { t as PlaceChip } from "./PlaceChip-Trl1SIUd.js";
import { c as announcementsOf, d as dateOf, f as placeOf, i as lessonKey, l as scheduleOf, n as lettersOf, p as timeOf, r as fullSubjectOf, s as Failure, t as ownSubgroup, u as authorOf } from "./subgroup-KgRjkrL0.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { n as session } from "./session-Bq-cEmv7.js";
import { n as useNow } from "./now-B9A9eZZm.js";
import { a as lessonKind, l as scheduleRange, o as lessonsOn } from "./schedule-CBqCqIiY.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/coffee.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "coffee",
	size: 24,
	node: [
		["path", {
			d: "M10 2v2",
			key: "7u0qdc"
		}],
		["path", {
			d: "M14 2v2",
			key: "6buw04"
		}],
		["path", {
			d: "M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1",
			key: "pwadti"
		}],
		["path", {
			d: "M6 2v2",
			key: "colzsn"
		}]
	]
};
__iconData$1.node;
var Coffee = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/key-round.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "key-round",
	size: 24,
	node: [["path", {
		d: "M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z",
		key: "1s6t7t"
	}], ["circle", {
		cx: "16.5",
		cy: "7.5",
		r: ".5",
		fill: "currentColor",
		key: "w0ekpg"
	}]]
};
__iconData.node;
var KeyRound = createLucideIcon(__iconData);
// src/lessons/own.ts
var import_dist = require_dist();
/**
* The schedule that is somebody's own: of a student's group, of a teacher. A sign-in does not say under which address a
* teacher is found, so that is looked up by the full name; of two of one name neither is taken. Null where there is none.
*/
var ownPlaceOf = (user) => queryOptions({
	queryKey: ["own place", user?.username],
	staleTime: Number.POSITIVE_INFINITY,
	queryFn: async ({ signal, meta }) => {
		if (!user) return null;
		if (user.group !== "") return {
			id: user.group,
			name: user.group
		};
		if (user.accountType !== "EMPLOYEE") return null;
		const [surname = ""] = user.fio.split(" ");
		const [own, another] = (await clientOf(meta).call(byName, { query: { "employee-fio": surname } }, signal)).filter((one) => fullName(one) === user.fio);
		return own && !another ? {
			id: own.urlId,
			name: own.fio
		} : null;
	}
});
// ../../packages/core/src/bells.ts
/** The university's bells; edited by a person where they move: docs/every-august.md. */
var bells$1 = [
	{
		number: 1,
		start: "09:00",
		end: "10:20"
	},
	{
		number: 2,
		start: "10:35",
		end: "11:55"
	},
	{
		number: 3,
		start: "12:25",
		end: "13:45"
	},
	{
		number: 4,
		start: "14:00",
		end: "15:20"
	},
	{
		number: 5,
		start: "15:50",
		end: "17:10"
	},
	{
		number: 6,
		start: "17:25",
		end: "18:45"
	}
];
/** What the bells say on `date` at `time` (`HH:MM`, at the university). After the last bell the next teaching day comes. */
function bellAt(date, time) {
	const minute = minutesOf(time);
	const bell = isTeachingDay(date) ? bells$1.find(({ end }) => minute < minutesOf(end)) : void 0;
	if (!bell) return {
		kind: "later",
		bell: bells$1[0],
		date: nextTeachingDay(date)
	};
	const isOn = minutesOf(bell.start) <= minute;
	const until = isOn ? bell.end : bell.start;
	return {
		kind: isOn ? "on" : "next",
		bell,
		minutes: minutesOf(until) - minute
	};
}
function nextTeachingDay(date) {
	const tomorrow = addDays(date, 1);
	return isTeachingDay(tomorrow) ? tomorrow : nextTeachingDay(tomorrow);
}
// src/features/home/day.ts
/** The lessons that are held on a day. On Sundays and holidays the weekly plan rests; what names its date is held. */
var lessonsHeldOn = (schedule, date, subgroup = 0) => lessonsOn(schedule, date, subgroup).filter(({ dateLesson }) => isTeachingDay(date) || dateLesson !== null);
/** The first lesson after a day, with its date; null when nothing comes within the schedule. */
function firstLessonAfter(schedule, day, subgroup = 0) {
	const range = scheduleRange(schedule);
	if (!range) return null;
	for (let date = addDays(day, 1); date <= range.to; date = addDays(date, 1)) {
		const [lesson] = lessonsHeldOn(schedule, date, subgroup);
		if (lesson) return {
			date,
			lesson
		};
	}
	return null;
}
/** The next lesson of today, or the first one of a later day. */
function nextLesson(schedule, today, time) {
	const lesson = lessonsHeldOn(schedule, today).find(({ startLessonTime }) => startLessonTime > time);
	return lesson ? {
		date: today,
		lesson
	} : firstLessonAfter(schedule, today);
}
// src/features/home/bell-text.ts
/** "завтра в 09:00", "в понедельник, 9 ноября, в 09:00". */
function momentText(date, time, today, t) {
	if (date === today) return t("when.today", { time });
	if (date === addDays(today, 1)) return t("when.tomorrow", { time });
	return t("when.day", {
		date,
		day: dayMonth(date, t.language, yearOf(today)),
		time
	});
}
/** What the bells say now; when they are silent, what comes next: of one's own schedule, else of the bells. */
function bellText(schedule, today, time, t) {
	const state = bellAt(today, time);
	if (state.kind === "on") return t("pairNow", {
		pair: state.bell.number,
		minutes: state.minutes
	});
	if (state.kind === "next") return t("pairNext", {
		pair: state.bell.number,
		minutes: state.minutes
	});
	const next = schedule && nextLesson(schedule, today, time);
	return next ? t("lessonLater", { when: momentText(next.date, next.lesson.startLessonTime, today, t) }) : t("pairLater", {
		pair: state.bell.number,
		when: momentText(state.date, state.bell.start, today, t)
	});
}
var bells_module_default = {
	bells: "_8Z2ze",
	bellNow: "Pz2wg",
	passed: "uN4tQ"
};
// src/features/home/texts.ts
var homeTexts = defineTexts("home", {
	ru: () => import("./ru-De7Jvebu.js"),
	en: () => import("./en-B1nDGOl8.js"),
	be: () => import("./be-C4-uXh_S.js")
});
// src/features/home/Bells.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The day's bells in a row; how much of the present pair has passed is drawn on its upper edge. */
function Bells({ today, time }) {
	const t = useTexts(homeTexts);
	const current = time === null ? null : bellAt(today, time);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: bells_module_default.bells,
		"aria-label": t("bells"),
		children: bells$1.map(({ number, start, end }) => {
			const isNow = time !== null && current?.kind === "on" && current.bell.number === number;
			const passed = (minutesOf(time ?? start) - minutesOf(start)) / (minutesOf(end) - minutesOf(start));
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: isNow ? bells_module_default.bellNow : void 0,
				"aria-current": isNow ? "time" : void 0,
				children: [
					isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: bells_module_default.passed,
						style: { width: `${passed * 100}%` }
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [t("bell", { pair: number }), ", "]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						children: number
					})] }),
					" ",
					start,
					"–",
					end,
					isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [", ", t("now")]
					})
				]
			}, number);
		})
	});
}
var home_module_default = {
	places: "NMBLj",
	placeGroup: "A06e9",
	columns: "PtrRW",
	main: "uIoe7",
	title: "_9LwTN",
	heading: "IQPCt",
	more: "OoxxD",
	often: "Xl-54"
};
var news_module_default = {
	news: "NPI3h",
	head: "_9hxWr",
	second: "Oj42z",
	none: "m0of9"
};
// src/features/home/News.tsx
var MAX_SHOWN = 5;
/** The next announcements for one's own group, or by the educator. */
function News({ place, today, isGroup }) {
	const t = useTexts(homeTexts);
	const { data = [], error } = useQuery(announcementsOf(place.id));
	const announcements = data.slice(0, MAX_SHOWN);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: news_module_default.news,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: `${home_module_default.title} ${news_module_default.head}`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: home_module_default.heading,
					children: t("announcements")
				})
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failure, { error }),
			!error && announcements.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: news_module_default.none,
				children: t("noAnnouncements")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: announcements.map((announcement) => {
				const date = dateOf(announcement);
				const groups = announcement.studentGroups.map(({ name }) => name).join(", ");
				const details = [
					isGroup ? authorOf(announcement) : groups,
					timeOf(announcement),
					placeOf(announcement)
				];
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("time", {
					dateTime: date,
					children: [dayMonthShort(date, t.language), yearOf(date) === yearOf(today) ? "" : ` ${yearOf(date)}`]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: announcement.content }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: news_module_default.second,
					children: details.filter(Boolean).join(", ")
				})] })] }, announcement.id);
			}) })
		]
	});
}
var week_module_default = {
	facts: "sjd2c",
	figure: "_8uKju",
	cycle: "RwZ8t",
	cycleNow: "PjwGQ"
};
// src/features/home/ThisWeek.tsx
var iso = (date) => date ? parseDotted(date) : null;
/** When the session of one's own schedule is, seen from today; null when it is unknown or past. */
function sessionText(schedule, today, t) {
	const [start, end] = [iso(schedule?.startExamsDate), iso(schedule?.endExamsDate)];
	if (!start || !end || end < today) return null;
	return start > today ? t("inDays", {
		count: daysBetween(today, start),
		date: start
	}) : t("sessionNow", { until: end });
}
/** Which week it is, the weeks to come, the session and the next holiday. */
function ThisWeek({ schedule, today }) {
	const t = useTexts(homeTexts);
	const monday = mondayOf(today);
	const session = sessionText(schedule, today, t);
	const { date: holiday, holiday: named } = nextHoliday(today);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("cycle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: week_module_default.facts,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: week_module_default.figure,
				"aria-hidden": true,
				children: weekNumber(today)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("weekWord") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [weekNumber(today), " "]
				}), t("weekValue", { range: dayRange(monday, addDays(monday, 5), t.language) })] }),
				session && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("session") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: session })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("holiday") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					title: named.name[t.language],
					children: t("holidayValue", { date: holiday })
				})
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: week_module_default.cycle,
			children: cycleFrom(today).map((week) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: week.monday === monday ? week_module_default.cycleNow : void 0,
				"aria-current": week.monday === monday ? "date" : void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: week.week }), dayMonthShort(week.monday, t.language)]
			}, week.week))
		})]
	});
}
// src/lessons/bars.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var bars_module_default = {
	bar: "znFGf",
	letters: "ysJeq",
	ks: "RYypJ",
	exam: "um-nR",
	credit: "cRQpp",
	lk: "CRJXx",
	pz: "-TJaJ",
	lr: "NbYvQ"
};
var today_module_default = {
	today: "FfGLS",
	rowNow: "ei86M",
	when: "Cpbrc",
	what: "qw21U",
	who: "_29T9y",
	subgroup: "bMp1T",
	where: "_-1XqS"
};
// src/features/home/Today.tsx
/** Who gives the lesson, or who attends it; each leads to their schedule. */
function People({ lesson }) {
	return (lesson.employees?.map((teacher) => ({
		id: teacher.urlId,
		name: shortName(teacher)
	})) ?? lesson.studentGroups.map(({ name }) => ({
		id: name,
		name
	}))).map(({ id, name }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [index > 0 && ", ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
		to: paths.schedule(id),
		children: name
	})] }, id));
}
function Row({ lesson, time }) {
	const t = useTexts(homeTexts);
	const minute = time === null ? null : minutesOf(time);
	const isNow = minute !== null && minutesOf(lesson.startLessonTime) <= minute && minute < minutesOf(lesson.endLessonTime);
	const kind = lessonKind(lesson);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		className: isNow ? today_module_default.rowNow : void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
				className: today_module_default.when,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: lesson.startLessonTime }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: lesson.endLessonTime }),
					isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("em", { children: t("minutesLeft", { minutes: minutesOf(lesson.endLessonTime) - minute }) })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
				className: today_module_default.what,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: `${bars_module_default.bar} ${bars_module_default[kind]}`,
						"aria-hidden": true
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: `${bars_module_default.letters} ${bars_module_default[kind]}`,
						children: lettersOf(lesson.lessonTypeAbbrev ?? "", t.language)
					}),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: fullSubjectOf(lesson) }),
					lesson.numSubgroup > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: today_module_default.subgroup,
						children: t("subgroup", { subgroup: lesson.numSubgroup })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				className: today_module_default.where,
				children: lesson.auditories.join(", ")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				className: today_module_default.who,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People, { lesson })
			})
		]
	});
}
function Lessons({ lessons, time, isGroup }) {
	const t = useTexts(homeTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: today_module_default.today,
		"aria-labelledby": "today",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: t("time")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: t("lesson")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: t("room")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: isGroup ? t("teacher") : t("groups")
			})
		] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: lessons.map((lesson) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
			lesson,
			time
		}, lessonKey(lesson))) })]
	});
}
function NoPlace() {
	const t = useTexts(homeTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: CalendarDays,
		title: t("choose"),
		hint: t("chooseHint"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
			to: paths.schedules,
			className: buttonClass("primary"),
			children: t("toSchedules")
		})
	});
}
/** Today's lessons of one's own schedule. */
function Today({ place, isOwn, schedule, error, onRetry, today, time }) {
	const t = useTexts(homeTexts);
	const subgroup = ownSubgroup.use();
	if (!place) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoPlace, {});
	const isGroup = isGroupId(place.id);
	const shown = isGroup ? subgroup : 0;
	const lessons = schedule ? lessonsHeldOn(schedule, today, shown) : [];
	const next = schedule && lessons.length === 0 ? firstLessonAfter(schedule, today, shown) : null;
	const whose = isGroup ? "todayOf" : "todayOfPerson";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: home_module_default.title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "today",
			className: home_module_default.heading,
			children: isOwn ? t("todayMine") : t(whose, { name: place.name })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
			to: paths.schedule(place.id),
			className: home_module_default.more,
			children: t("wholeWeek")
		})]
	}), error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failure, {
		error,
		onRetry
	}) : lessons.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lessons, {
		lessons,
		time,
		isGroup
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: Coffee,
		title: schedule ? t("free") : t("noSchedule"),
		...next && { hint: t("freeNext", { date: next.date }) }
	})] });
}
// src/features/home/HomePage.tsx
var texts = [homeTexts];
/** The own schedule; and whose day the page shows: the own, else what was starred first, else what was seen last. */
function usePlaces() {
	const { data: own = null, isPending } = useQuery(ownPlaceOf(session.useUser()));
	const [starred] = favourites.use();
	const [seen] = recent.use();
	return {
		own,
		shown: own ?? starred ?? seen ?? null,
		isPending
	};
}
function useShownSchedule() {
	const { shown, ...places } = usePlaces();
	const query = useQuery({
		...scheduleOf(shown?.id ?? ""),
		enabled: shown !== null
	});
	return {
		shown,
		...places,
		schedule: query.data ?? null,
		error: query.error,
		refetch: query.refetch
	};
}
function Header() {
	const t = useTexts(homeTexts);
	const { today, time } = useNow();
	const { schedule } = useShownSchedule();
	const week = t("week", { week: weekNumber(today) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
		title: t("date", { date: today }),
		subtitle: time === null ? week : `${week} · ${bellText(schedule, today, time, t)}`,
		documentTitle: t("documentTitle")
	});
}
function Places({ own }) {
	const t = useTexts(homeTexts);
	const starred = favourites.use().filter(({ id }) => id !== own?.id);
	const known = /* @__PURE__ */ new Set([own?.id, ...starred.map(({ id }) => id)]);
	const rows = [
		{
			title: t(own && !isGroupId(own.id) ? "ownTeacher" : "own"),
			places: own ? [own] : [],
			isStarred: false
		},
		{
			title: t("starred"),
			places: starred,
			isStarred: true
		},
		{
			title: t("seen"),
			places: recent.use().filter(({ id }) => !known.has(id)),
			isStarred: false
		}
	].filter(({ places }) => places.length > 0);
	if (rows.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: home_module_default.places,
		children: rows.map(({ title, places, isStarred }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: home_module_default.placeGroup,
			children: [title, places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceChip, {
				place,
				isStarred
			}, place.id))]
		}, title))
	});
}
function Often() {
	const t = useTexts(homeTexts);
	const user = session.useUser();
	const links = [
		{
			to: paths.schedules,
			icon: CalendarDays,
			name: t("links.schedules")
		},
		...user?.accountType === "STUDENT" ? [{
			to: paths.study,
			icon: GraduationCap,
			name: t("links.study")
		}] : [],
		user ? {
			to: paths.profile,
			icon: User,
			name: t("links.profile")
		} : {
			to: paths.login,
			icon: KeyRound,
			name: t("links.login")
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: home_module_default.often,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: home_module_default.heading,
			children: t("often")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: links.map(({ to, icon: Icon, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			size: 16,
			strokeWidth: 1.75,
			"aria-hidden": true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
			to,
			children: name
		})] }, to)) })]
	});
}
/** The page that is opened every morning: search, the bells, one's own day and what is new. */
function HomePage() {
	const { today, time } = useNow();
	const { own, shown, isPending, schedule, error, refetch } = useShownSchedule();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { placement: "page" }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, { own }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bells, {
			today,
			time
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: home_module_default.columns,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: home_module_default.main,
				children: [!isPending && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Today, {
					place: shown,
					isOwn: own !== null,
					schedule,
					error,
					onRetry: () => void refetch(),
					today,
					time
				}), shown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(News, {
					place: shown,
					today,
					isGroup: isGroupId(shown.id)
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThisWeek, {
				schedule,
				today
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Often, {})] })]
		})
	] });
}
export { Header, HomePage as default, texts };
