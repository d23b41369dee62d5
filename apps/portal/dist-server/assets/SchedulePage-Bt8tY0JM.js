import { c as lastUpdate$1, i as lastUpdate } from "./groups-BqY69hm9.js";
import { A as weekdayShort, C as fullName, E as monthShort, M as dayOf$1, O as shortName, P as dotted, R as minutesOf, S as dayRange, T as monthOfDay, U as yearOf, V as parseDotted, Y as __toESM, _ as courseName, a as useLanguage, b as dayName$1, c as require_jsx_runtime, g as capitalised, j as addDays, l as require_react, o as useTexts, t as shellTexts, v as dayMonth, x as dayNameShort, y as dayMonthShort, z as mondayOf } from "./texts-CsUQDRms.js";
import { i as useQuery } from "./useSentence-CalX6pX6.js";
import { t as useSuspenseQuery } from "./useSuspenseQuery-61Dg7pbj.js";
import { _ as IconButton, b as useScreen, c as favourites, d as toggleFavourite, f as Heading, g as Button, l as isGroupId, v as buttonClass } from "../entry-server.js";
import { a as roomShort, c as announcementsOf, d as dateOf, f as placeOf$1, i as lessonKey, l as scheduleOf, n as lettersOf, o as subjectOf, p as timeOf$1, r as fullSubjectOf, s as Failure, t as ownSubgroup, u as authorOf } from "./subgroup-KgRjkrL0.js";
import { n as askOrNull } from "./query-Baqy9llu.js";
import { n as useNow } from "./now-B9A9eZZm.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { n as createLucideIcon, t as classNames } from "./class-names-DQKcO-GK.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { t as scheduleTexts } from "./texts-S25lNTG_.js";
import { a as lessonKind, c as scheduleCycle, i as dayKeys, l as scheduleRange, s as lessonsOverWeeks, u as subgroups } from "./schedule-CBqCqIiY.js";
import { t as Banner } from "./Banner-BiHVUP-D.js";
import { s as weekNumbers } from "./calendar-2ZnH2x5p.js";
import { n as Choices, r as choiceClass, t as Choice } from "./Choices-C-82ySSe.js";
import { t as Star } from "./star-BI-f_i3s.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/calendar-check.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "calendar-check",
	size: 24,
	node: [
		["path", {
			d: "M8 2v3",
			key: "1ioesn"
		}],
		["path", {
			d: "M16 2v3",
			key: "otl347"
		}],
		["rect", {
			x: "3",
			y: "3",
			width: "18",
			height: "18",
			rx: "2",
			key: "h1oib"
		}],
		["path", {
			d: "M3 9h18",
			key: "1pudct"
		}],
		["path", {
			d: "m9 15 2 2 4-4",
			key: "1grp1n"
		}]
	]
};
__iconData$2.node;
var CalendarCheck = createLucideIcon(__iconData$2);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/calendar-off.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "calendar-off",
	size: 24,
	node: [
		["path", {
			d: "M16 2v3",
			key: "otl347"
		}],
		["path", {
			d: "m2 2 20 20",
			key: "1ooewy"
		}],
		["path", {
			d: "M21 9h-5.5",
			key: "1g344v"
		}],
		["path", {
			d: "M3 9h6",
			key: "1q2djq"
		}],
		["path", {
			d: "M3.586 3.586A2 2 0 003 5v14a2 2 0 002 2h14a2 2 0 001.414-.586",
			key: "1g7ltu"
		}],
		["path", {
			d: "M8.656 3H19a2 2 0 012 2v10.344",
			key: "1bwpd1"
		}]
	]
};
__iconData$1.node;
var CalendarOff = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/printer.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "printer",
	size: 24,
	node: [
		["path", {
			d: "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2",
			key: "143wyd"
		}],
		["path", {
			d: "M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6",
			key: "1itne7"
		}],
		["rect", {
			x: "6",
			y: "14",
			width: "12",
			height: "8",
			rx: "1",
			key: "1ue0tg"
		}]
	]
};
__iconData.node;
var Printer = createLucideIcon(__iconData);
// src/features/schedule/NoSchedule.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Nothing is published for this number or name: no error, a hint. */
function NoSchedule({ id }) {
	const t = useTexts(scheduleTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: CalendarOff,
		title: isGroupId(id) ? t("notFoundGroup", { name: id }) : t("notFoundTeacher"),
		hint: t("notFoundHint"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
			to: paths.schedules,
			className: buttonClass("primary"),
			children: t("toPicker")
		})
	});
}
// src/features/schedule/place.ts
/** The schedule as a place to come back to. */
var placeOf = (schedule, id) => ({
	id,
	name: schedule.employeeDto ? shortName(schedule.employeeDto) : schedule.studentGroupDto?.name ?? id
});
// src/ui/useRoom.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Whether an element has room for something that takes `pixels`. Null until it has been measured: as the server made the
* page, the style sheet has to choose. Paper is always wide.
*/
function useRoom(pixels) {
	const element = (0, import_react.useRef)(null);
	const [room, setRoom] = (0, import_react.useState)(null);
	(0, import_react.useLayoutEffect)(() => {
		const measured = element.current;
		if (!measured) return void 0;
		const measure = () => setRoom(measured.clientWidth >= pixels ? "wide" : "narrow");
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		const print = matchMedia("print");
		const onPrint = () => print.matches ? setRoom("wide") : measure();
		print.addEventListener("change", onPrint);
		return () => {
			observer.disconnect();
			print.removeEventListener("change", onPrint);
		};
	}, [pixels]);
	return [element, room];
}
// src/features/schedule/address.ts
var weeksOf = (text) => {
	const wanted = text?.split(",").map(Number) ?? [];
	const weeks = weekNumbers.filter((week) => wanted.includes(week));
	return weeks.length > 0 ? weeks : null;
};
var dayOf = (text) => {
	const day = Number(text);
	return Number.isInteger(day) && day >= 1 && day <= 6 ? day : null;
};
/**
* The choice in the address, and how to change it. Choosing what is proposed leaves the address short.
* @param isGroup of groups the reader's own subgroup is remembered; a teacher's lessons are shown whole
*/
function useChoice(isGroup) {
	const [search, setSearch] = (0, import_dist.useSearchParams)();
	const remembered = ownSubgroup.use();
	const inAddress = subgroups.find((one) => String(one) === search.get("subgroup"));
	const changed = (change) => {
		const after = new URLSearchParams(search);
		for (const [name, value] of Object.entries(change)) if (value === null) after.delete(name);
		else after.set(name, value);
		return after;
	};
	return {
		weeks: weeksOf(search.get("week")),
		subgroup: inAddress ?? (isGroup ? remembered : 0),
		day: dayOf(search.get("day")),
		linkTo: (change) => ({ search: changed(change).toString() }),
		change: (change) => setSearch(changed(change), { replace: true })
	};
}
var announcements_module_default = {
	announcements: "ZTDzN",
	line: "e-M-c",
	author: "_9ajy-",
	more: "UUpau"
};
// src/features/schedule/Announcements.tsx
function Line({ announcement, today }) {
	const t = useTexts(scheduleTexts);
	const place = placeOf$1(announcement);
	const when = [
		dayMonth(dateOf(announcement), t.language, yearOf(today)),
		timeOf$1(announcement),
		place && t("room", { room: roomShort(place) })
	].filter(Boolean);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: announcements_module_default.line,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [when.join(", "), "."] }),
			" ",
			announcement.content,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
				to: paths.schedule(announcement.urlId),
				className: announcements_module_default.author,
				children: authorOf(announcement)
			})
		]
	});
}
/** The next announcement; the rest behind «Ещё 2». */
function Announcements({ announcements, today }) {
	const t = useTexts(scheduleTexts);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	const [first, ...others] = announcements;
	if (!first) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-label": t("announcements"),
		className: announcements_module_default.announcements,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
			kind: "info",
			action: others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "text",
				onClick: () => setOpen(!isOpen),
				"aria-expanded": isOpen,
				className: announcements_module_default.more,
				children: isOpen ? t("hide") : t("more", { count: others.length })
			}),
			children: (isOpen ? announcements : [first]).map((announcement) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
				announcement,
				today
			}, announcement.id))
		})
	});
}
var days_module_default = {
	strip: "gZ3q8",
	stripName: "Xn2rl",
	stripNumber: "Zihbm",
	stripToday: "vnYS9",
	day: "_5TIoX",
	heading: "_6enfn",
	today: "iOPps",
	count: "gK7pP",
	slots: "HtCw3",
	slot: "QUGMz",
	start: "FS9DC",
	end: "_4332F",
	left: "sVkoW",
	cards: "bE3-8"
};
var lesson_module_default = {
	card: "_9Brb-",
	lk: "JAho7",
	pz: "cS6v1",
	lr: "rEPh1",
	exam: "U9RyR",
	credit: "K-R-A",
	letters: "D-rFV",
	now: "FcYjJ",
	head: "_0Ow1J",
	subject: "_9-Sd-",
	room: "ebc1T",
	full: "YHYeC",
	note: "kgQtv",
	inARow: "_0mX4D",
	foot: "F1MdP",
	marks: "HPA2G",
	quiet: "h2p77",
	list: "Zuqgr"
};
// src/features/schedule/subgroup-name.ts
var names = [
	"both",
	"first",
	"second"
];
/** Under which name the texts of a subgroup stand. */
var subgroupName = (subgroup) => names[subgroup] ?? "both";
// src/features/schedule/LessonCard.tsx
/** Who gives the lesson, or (in an educator's own schedule) who attends it; each leads to their schedule. */
function People({ planned: { lesson } }) {
	return (lesson.employees === null ? lesson.studentGroups.map(({ name }) => ({
		id: name,
		name
	})) : lesson.employees.map((educator) => ({
		id: educator.urlId,
		name: shortName(educator)
	}))).map(({ id, name }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [index > 0 && ", ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
		to: paths.schedule(id),
		className: lesson_module_default.quiet,
		children: name
	})] }, id));
}
function Tag({ type }) {
	const t = useTexts(scheduleTexts);
	if (type === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("abbr", {
		className: lesson_module_default.letters,
		title: t(`kinds.${lessonKind({ lessonTypeAbbrev: type })}`),
		children: lettersOf(type, t.language)
	});
}
/** One lesson: what and where, its full name, who; the type by letters, bar and tint. */
function LessonCard({ planned, isNow, saysWeeks, inARow, variant }) {
	const t = useTexts(scheduleTexts);
	const { lesson, weeks } = planned;
	const isList = variant === "list";
	const rooms = lesson.auditories.map(roomShort).join(", ");
	const marks = [saysWeeks && weeks.length < weekNumbers.length && t("onWeeks", { weeks: weeks.join(", ") }), lesson.numSubgroup > 0 && (isList ? t(`subgroupNames.${subgroupName(lesson.numSubgroup)}`) : t("subgroupShort", { subgroup: lesson.numSubgroup }))].filter((mark) => mark !== false);
	const full = fullSubjectOf(lesson);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: classNames(lesson_module_default.card, lesson_module_default[lessonKind(lesson)], isNow && lesson_module_default.now, isList && lesson_module_default.list),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: lesson_module_default.head,
				children: [
					isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [t("now"), ": "]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, { type: lesson.lessonTypeAbbrev }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: lesson_module_default.subject,
						children: isList ? full : subjectOf(lesson)
					}),
					rooms && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: lesson_module_default.room,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "visually-hidden",
							children: [
								", ",
								t("roomWord"),
								" "
							]
						}), rooms]
					})
				]
			}),
			!isList && full !== subjectOf(lesson) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: lesson_module_default.full,
				children: full
			}),
			inARow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: lesson_module_default.inARow,
				children: inARow.map((part) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: part }), " "] }, part))
			}),
			lesson.note && lesson.subject && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: lesson_module_default.note,
				children: lesson.note
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: lesson_module_default.foot,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [isList && lesson.subject && lesson.subject !== full && `${lesson.subject} · `, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People, { planned })] }), marks.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: lesson_module_default.marks,
					children: marks.join(" · ")
				})]
			})
		]
	});
}
// src/features/schedule/DayList.tsx
function DayStrip({ view, selected, choice }) {
	const t = useTexts(scheduleTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		label: t("days"),
		className: days_module_default.strip,
		children: view.days.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
			to: choice.linkTo({ day: String(column.day) }),
			replace: true,
			preventScrollReset: true,
			"aria-current": column.day === selected ? "true" : void 0,
			className: choiceClass(column.isToday ? days_module_default.stripToday : void 0),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: days_module_default.stripName,
				children: capitalised(dayNameShort(column.day, t.language))
			}), column.date && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: days_module_default.stripNumber,
					children: dayOf$1(column.date)
				}),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: monthOfDay(column.date, t.language)
				})
			] })]
		}, column.day))
	});
}
function Slot({ lessons, time, saysWeeks }) {
	const t = useTexts(scheduleTexts);
	const [first] = lessons;
	if (!first) return null;
	const { startLessonTime: start, endLessonTime: end } = first.lesson;
	const minute = time === null ? null : minutesOf(time);
	const isNow = minute !== null && minutesOf(start) <= minute && minute < minutesOf(end);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: days_module_default.slot,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: days_module_default.start,
				children: start
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: days_module_default.end,
				children: end
			}),
			isNow && minute !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: days_module_default.left,
				children: t("minutesLeft", { minutes: minutesOf(end) - minute })
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: days_module_default.cards,
			children: lessons.map((planned) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LessonCard, {
				planned,
				isNow,
				saysWeeks,
				variant: "list"
			}, lessonKey(planned.lesson)))
		})]
	});
}
function Day({ column, saysWeeks }) {
	const t = useTexts(scheduleTexts);
	const { time } = useNow();
	const slots = Map.groupBy(column.lessons, ({ lesson }) => `${lesson.startLessonTime}-${lesson.endLessonTime}`);
	const title = column.date ? t("day", { date: column.date }) : capitalised(dayName$1(column.day, t.language));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: days_module_default.day,
		"aria-current": column.isToday ? "date" : void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: days_module_default.heading,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: title }),
				column.isToday && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: days_module_default.today,
					children: t("today")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: days_module_default.count,
					children: slots.size > 0 ? t("count", { count: slots.size }) : t("noLessons")
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: days_module_default.slots,
			children: [...slots].map(([key, lessons]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slot, {
				lessons,
				time: column.isToday ? time : null,
				saysWeeks
			}, key))
		})]
	});
}
/** The same week where there is no room for a table: the chosen day and those after it, one under the other. */
function DayList({ view, choice }) {
	const today = view.days.find(({ isToday }) => isToday)?.day;
	const selected = choice.day ?? today ?? 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayStrip, {
		view,
		selected,
		choice
	}), view.days.filter(({ day }) => day >= selected).map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, {
		column,
		saysWeeks: view.chosen.length > 1
	}, column.day))] });
}
var filters_module_default = {
	filters: "F-wfy",
	filter: "_7M3Cd",
	label: "CsFOz",
	toggles: "_3D3b0",
	several: "oq9Pd",
	date: "IaO4j",
	now: "uaHmU",
	preset: "-VTqe",
	narrow: "DhTmT",
	actions: "DgGCa",
	starred: "DfgjR",
	wide: "rGwud"
};
// src/features/schedule/StarButton.tsx
function StarButton({ place }) {
	const t = useTexts(scheduleTexts);
	const isStarred = favourites.use().some(({ id }) => id === place.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: t(isStarred ? "unstar" : "star"),
		"aria-pressed": isStarred,
		onClick: () => toggleFavourite(place),
		className: isStarred ? filters_module_default.starred : void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
			size: 20,
			strokeWidth: 1.75,
			fill: isStarred ? "currentColor" : "none"
		})
	});
}
// src/features/schedule/Filters.tsx
/** With this week, or without it where it was chosen. At least one week stays. */
function toggled(chosen, week) {
	const next = weekNumbers.filter((one) => one === week !== chosen.includes(one));
	return next.length > 0 ? next : chosen;
}
function WeekFilter({ choice, view }) {
	const t = useTexts(scheduleTexts);
	const [isSeveral, setSeveral] = (0, import_react.useState)(view.chosen.length > 1);
	const inAddress = (weeks) => ({ week: weeks.length === 1 && weeks[0] === view.proposed ? null : weeks.join(",") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Choices, {
		label: t("week"),
		className: filters_module_default.toggles,
		children: [
			view.weeks.map(({ week, monday, isNow }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
				to: choice.linkTo(inAddress(isSeveral ? toggled(view.chosen, week) : [week])),
				replace: true,
				preventScrollReset: true,
				"aria-current": view.chosen.includes(week) && view.chosen.length < weekNumbers.length ? "true" : void 0,
				className: choiceClass(isNow ? filters_module_default.now : void 0),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [t("week"), " "]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: week }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [t("weekFrom"), " "]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: filters_module_default.date,
						children: dayMonthShort(monday, t.language)
					}),
					isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "visually-hidden",
						children: [", ", t("weekNow")]
					})
				]
			}, week)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
				to: choice.linkTo(inAddress(weekNumbers)),
				replace: true,
				preventScrollReset: true,
				"aria-current": view.chosen.length === weekNumbers.length ? "true" : void 0,
				className: choiceClass(filters_module_default.several),
				onClick: () => setSeveral(true),
				children: [t("all"), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [" ", t("weeks")]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				isChosen: isSeveral,
				"aria-label": t("several"),
				title: t("several"),
				className: filters_module_default.several,
				onClick: () => {
					setSeveral(!isSeveral);
					if (isSeveral && view.chosen.length > 1) choice.change({ week: null });
				},
				children: "+"
			})
		]
	});
}
/** Toggles where there is room, on a phone the browser's own list. */
function SubgroupFilter({ choice, isGroup }) {
	const t = useTexts(scheduleTexts);
	const choose = (subgroup) => {
		if (isGroup) ownSubgroup.set(subgroup);
		choice.change({ subgroup: String(subgroup) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		label: t("subgroup"),
		className: classNames(filters_module_default.toggles, filters_module_default.wide),
		children: subgroups.map((subgroup) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
			isChosen: subgroup === choice.subgroup,
			"aria-label": t(`subgroupNames.${subgroupName(subgroup)}`),
			onClick: () => choose(subgroup),
			children: t(`subgroups.${subgroupName(subgroup)}`)
		}, subgroup))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
		className: filters_module_default.narrow,
		"aria-label": t("subgroup"),
		value: choice.subgroup,
		onChange: ({ target }) => choose(subgroups.find((one) => String(one) === target.value) ?? 0),
		children: subgroups.map((subgroup) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: subgroup,
			children: t(`subgroupNames.${subgroupName(subgroup)}`)
		}, subgroup))
	})] });
}
var presets = {
	running: "thisWeek",
	"not-begun": "firstWeek",
	over: "lastWeek"
};
/** What the schedule shows: which weeks, whose subgroup; and what one can do with it. */
function Filters({ choice, view, hasSubgroups, isGroup, place }) {
	const t = useTexts(scheduleTexts);
	const isProposed = view.chosen.length === 1 && view.chosen[0] === view.proposed;
	const preset = view.state === "running" && view.proposesNext ? "nextWeek" : presets[view.state];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: filters_module_default.filters,
		role: "group",
		"aria-label": t("filters"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: filters_module_default.filter,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: filters_module_default.label,
					"aria-hidden": true,
					children: t("week")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekFilter, {
					choice,
					view
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
				to: choice.linkTo({
					week: null,
					day: null
				}),
				replace: true,
				preventScrollReset: true,
				className: classNames(buttonClass("text"), filters_module_default.preset),
				"aria-current": isProposed ? "true" : void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarCheck, {
					size: 16,
					strokeWidth: 1.75,
					"aria-hidden": true
				}), t(preset)]
			}),
			hasSubgroups && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: filters_module_default.filter,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: classNames(filters_module_default.label, filters_module_default.wide),
					"aria-hidden": true,
					children: t("subgroup")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SubgroupFilter, {
					choice,
					isGroup
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: filters_module_default.actions,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StarButton, { place }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("print"),
					onClick: () => window.print(),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
						size: 18,
						strokeWidth: 1.75
					})
				})]
			})
		]
	});
}
var legend_module_default = {
	legend: "GYGeM",
	sample: "rJTim"
};
// src/features/schedule/Legend.tsx
var shown = [
	["lk", "ЛК"],
	["pz", "ПЗ"],
	["lr", "ЛР"],
	["ks", "Консультация"],
	["exam", "Экзамен"],
	["credit", "Зачет"]
];
/** What the margins and letters mean, and how fresh the data are. */
function Legend({ updated, today }) {
	const t = useTexts(scheduleTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: legend_module_default.legend,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			"aria-label": t("legend"),
			children: [shown.map(([kind, letters]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: classNames(lesson_module_default.card, lesson_module_default[kind], legend_module_default.sample),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: lesson_module_default.letters,
					children: lettersOf(letters, t.language)
				})
			}), t(`kinds.${kind}`)] }, kind)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("subgroupLetters") }),
				" ",
				t("legendSubgroup")
			] })]
		}), updated && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("updated", { date: dayMonth(updated, t.language, yearOf(today)) }) })]
	});
}
var session_module_default = {
	session: "i5X2-",
	title: "r8KFg",
	dates: "j3T4x",
	exams: "CP-M-",
	exam: "-q4iE",
	day: "_--eFe",
	subject: "AU-GE",
	examTag: "NRz-o",
	creditTag: "cu2bY",
	consultation: "zSWBU",
	quiet: "Qe6DK",
	past: "zyATn"
};
// src/features/schedule/Session.tsx
var dated = (lessons) => lessons.flatMap((lesson) => {
	const date = lesson.announcement ? null : lesson.dateLesson && parseDotted(lesson.dateLesson);
	return date ? [{
		lesson,
		date
	}] : [];
}).toSorted((a, b) => a.date.localeCompare(b.date) || a.lesson.startLessonTime.localeCompare(b.lesson.startLessonTime));
var isConsultation = ({ lesson }) => lesson.lessonTypeAbbrev === "Консультация";
var isExamination = ({ lesson }) => ["exam", "credit"].includes(lessonKind(lesson));
/** The exams and credits of a session in order, each with its consultation. */
function sessionOf(schedule) {
	const rows = dated(schedule.exams);
	const consultations = rows.filter(isConsultation);
	return rows.filter(isExamination).map((exam) => ({
		exam,
		consultation: consultations.findLast(({ lesson, date }) => lesson.subject === exam.lesson.subject && date <= exam.date) ?? null
	}));
}
var rooms = (lesson) => lesson.auditories.map(roomShort).join(", ");
function Exam({ exam: { lesson, date }, consultation }) {
	const t = useTexts(scheduleTexts);
	const isExam = lessonKind(lesson) === "exam";
	const consultationDetails = (at) => [
		dotted(at.date).slice(0, 5),
		at.lesson.startLessonTime,
		rooms(at.lesson)
	].filter(Boolean).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: session_module_default.exam,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("time", {
			dateTime: date,
			className: session_module_default.day,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: dayOf$1(date) }),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
					monthShort(date, t.language),
					", ",
					weekdayShort(date, t.language)
				] })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: session_module_default.subject,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: isExam ? session_module_default.examTag : session_module_default.creditTag,
					children: lettersOf(lesson.lessonTypeAbbrev ?? "", t.language)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("abbr", {
					title: lesson.subjectFullName ?? void 0,
					children: subjectOf(lesson)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: lesson.startLessonTime }),
				rooms(lesson) && ` · ${rooms(lesson)}`,
				lesson.note && ` · ${lesson.note}`
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [(lesson.employees ?? []).map((teacher) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
				to: paths.schedule(teacher.urlId),
				className: session_module_default.quiet,
				children: shortName(teacher)
			}, teacher.id)), lesson.employees === null && lesson.studentGroups.map(({ name }) => name).join(", ")] }),
			consultation && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: session_module_default.consultation,
				children: t("consultation", { details: consultationDetails(consultation) })
			})
		] })]
	});
}
var Exams = ({ exams }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
	className: session_module_default.exams,
	children: exams.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Exam, { ...one }, `${one.exam.date}-${one.exam.lesson.startLessonTime}-${one.exam.lesson.subject}`))
});
/** "2026" or "2026/27" of the dates of exams. */
function yearsOf(exams) {
	const years = [...new Set(exams.map(({ exam }) => yearOf(exam.date)))];
	const [first = 0, last = first] = [years[0], years.at(-1)];
	return first === last ? String(first) : `${first}/${String(last).slice(2)}`;
}
/** The session below the week: one column for each exam. Those that are past fold away. */
function Session({ schedule, today }) {
	const t = useTexts(scheduleTexts);
	const exams = sessionOf(schedule);
	if (exams.length === 0) return null;
	const past = exams.filter(({ exam }) => exam.date < today);
	const coming = exams.filter(({ exam }) => exam.date >= today);
	const [start, end] = [schedule.startExamsDate, schedule.endExamsDate].map((date) => date?.slice(0, 5));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: session_module_default.session,
		"aria-labelledby": "session",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: session_module_default.title,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "session",
				children: t(coming.length > 0 ? "session" : "pastSession", { years: yearsOf(exams) })
			}), start && end && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: session_module_default.dates,
				children: [
					start,
					"–",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}),
					end
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [coming.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Exams, { exams: coming }), past.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
			className: session_module_default.past,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: t("pastExams", { count: past.length }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Exams, { exams: past })]
		})] })]
	});
}
var schedule_module_default = {
	note: "_3-ol6",
	speciality: "PhBhn",
	container: "pDfl0",
	list: "uuRny",
	table: "WeTSj",
	printed: "sSYVM"
};
// ../../packages/core/src/timetable.ts
var key = ({ start, end }) => `${start}-${end}`;
var timeOf = ({ lesson }) => ({
	start: lesson.startLessonTime,
	end: lesson.endLessonTime
});
/** What makes two lessons in a row "the same lesson again"; times and dates aside. */
function sameness({ lesson, weeks }) {
	const own = {
		startLessonTime: "",
		endLessonTime: "",
		startLessonDate: "",
		endLessonDate: ""
	};
	return JSON.stringify([weeks, {
		...lesson,
		...own
	}]);
}
var sameLessons = (a, b) => a.length === b.length && a.every((lesson, index) => b[index] !== void 0 && sameness(lesson) === sameness(b[index]));
/** The rows of a table that shows these days: every pair of times in use, in order. */
function rowsOf(days) {
	return [...new Map(days.flat().map((planned) => [key(timeOf(planned)), timeOf(planned)])).values()].toSorted((a, b) => key(a).localeCompare(key(b)));
}
/**
* Lays the days' lessons into a table of times × days. Lessons of one time are one cell; equal lessons in
* neighbouring rows become one tall cell (visual direction, "Schedule cell").
*/
function timetable(days) {
	const rows = rowsOf(days);
	return {
		rows,
		days: days.map((lessons) => {
			const cells = [];
			rows.forEach((row, index) => {
				const here = lessons.filter((planned) => key(timeOf(planned)) === key(row));
				const above = cells.at(-1);
				if (here.length === 0) return;
				if (above && above.row + above.span === index && sameLessons(above.lessons, here)) above.span += 1;
				else cells.push({
					row: index,
					span: 1,
					lessons: here
				});
			});
			return cells;
		})
	};
}
/** How many minutes before the first lesson the table begins to say so. */
var SOON = 60;
/**
* One mark at most, and only for what is held today: in the row that began last, else above the next one. Rows of other
* days, and rows that a longer one contains, have none. Null before the day begins and when it is over.
* @param cells today's
* @param minute since midnight
*/
function nowMark(rows, cells, minute) {
	const held = rows.flatMap(({ start, end }, row) => cells.some((cell) => cell.row <= row && row < cell.row + cell.span) ? [{
		row,
		start: minutesOf(start),
		end: minutesOf(end)
	}] : []);
	const during = held.findLast(({ start, end }) => start <= minute && minute < end);
	if (during) {
		const { row, start, end } = during;
		return {
			kind: "during",
			row,
			passed: (minute - start) / (end - start),
			left: end - minute
		};
	}
	const next = held.find(({ start }) => start > minute);
	if (!next) return null;
	const until = next.start - minute;
	return held.some(({ end }) => end <= minute) || until <= SOON ? {
		kind: "before",
		row: next.row,
		until
	} : null;
}
var timetable_module_default = {
	table: "F3M8a",
	corner: "gLuGu",
	day: "Dz4eX",
	dayNumber: "dkf-U",
	dayName: "sbs8p",
	todayWord: "Z1Ee8",
	todayHead: "m4G6M",
	today: "TbaeW",
	time: "_6ktWi",
	start: "aR9Pp",
	end: "ZgNnS",
	cards: "_4jLuZ",
	cell: "wM1LD",
	nowLine: "MHcpW",
	above: "vqkfw",
	nowLeft: "WxNX8",
	nowTime: "SUBAM"
};
// src/features/schedule/Timetable.tsx
function DayHead({ column }) {
	const t = useTexts(scheduleTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
		scope: "col",
		className: classNames(timetable_module_default.day, column.isToday && timetable_module_default.todayHead),
		"aria-current": column.isToday ? "date" : void 0,
		children: [
			column.date && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: timetable_module_default.dayNumber,
					children: dayOf$1(column.date)
				}),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [monthOfDay(column.date, t.language), ", "]
				})
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: timetable_module_default.dayName,
				children: dayName$1(column.day, t.language)
			}),
			column.isToday && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: ", "
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: timetable_module_default.todayWord,
				children: t("today")
			})] })
		]
	});
}
/** The present time: a line across the row that is on, or above the one that comes next. */
function NowLine({ mark, time }) {
	const t = useTexts(scheduleTexts);
	const isDuring = mark.kind === "during";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: classNames(timetable_module_default.nowLine, !isDuring && timetable_module_default.above),
		style: isDuring ? { "--passed": `${mark.passed * 100}%` } : void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: timetable_module_default.nowTime,
			children: time
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: timetable_module_default.nowLeft,
			children: isDuring ? t("minutesLeft", { minutes: mark.left }) : t("startsIn", { minutes: mark.until })
		})]
	});
}
function Cell({ column, cell, rows, mark, saysWeeks }) {
	const t = useTexts(scheduleTexts);
	const covered = rows.slice(cell.row, cell.row + cell.span);
	const isNow = column.isToday && mark?.kind === "during" && cell.row <= mark.row && mark.row < cell.row + cell.span;
	const [first, last] = [covered[0], covered.at(-1)];
	const inARow = cell.span > 1 && first && last ? [t("inARow", { count: cell.span }), `${first.start}–${last.end}`] : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
		rowSpan: cell.span,
		className: classNames(timetable_module_default.cell, column.isToday && timetable_module_default.today),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: timetable_module_default.cards,
			children: cell.lessons.map((planned) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LessonCard, {
				planned,
				isNow,
				saysWeeks,
				inARow,
				variant: "table"
			}, lessonKey(planned.lesson)))
		})
	});
}
/** The week as a printed table: times down, days across. Equal lessons in a row are one tall cell. */
function Timetable({ view, caption }) {
	const t = useTexts(scheduleTexts);
	const { time } = useNow();
	const { rows, days } = timetable(view.days.map(({ lessons }) => lessons));
	const today = view.isThisWeek ? view.days.findIndex(({ isToday }) => isToday) : -1;
	const mark = time === null ? null : nowMark(rows, days[today] ?? [], minutesOf(time));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: timetable_module_default.table,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
				className: "visually-hidden",
				children: caption
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				className: timetable_module_default.corner,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: t("time")
				})
			}), view.days.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayHead, { column }, column.day))] }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map((row, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
				scope: "row",
				className: timetable_module_default.time,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: timetable_module_default.start,
						children: row.start
					}),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: timetable_module_default.end,
						children: row.end
					}),
					time !== null && mark?.row === index && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NowLine, {
						mark,
						time
					})
				]
			}), view.days.map((column, place) => {
				const cell = (days[place] ?? []).find((one) => one.row <= index && index < one.row + one.span);
				if (!cell) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { className: column.isToday ? timetable_module_default.today : void 0 }, column.day);
				if (cell.row !== index) return null;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cell, {
					column,
					cell,
					rows,
					mark,
					saysWeeks: view.chosen.length > 1
				}, column.day);
			})] }, `${row.start}-${row.end}`)) })
		]
	});
}
// src/features/schedule/week.ts
/** What the page shows of a schedule: derived from the answer, today and the choice, never kept. */
function weekView(schedule, today, choice) {
	const { state, weeks, first } = scheduleCycle(schedule, today);
	const proposed = weeks.find(({ monday }) => monday === first)?.week ?? 1;
	const chosen = choice.weeks ?? [proposed];
	const mondays = weeks.filter(({ week }) => chosen.includes(week)).map(({ monday }) => monday);
	const [only] = mondays.length === 1 ? mondays : [];
	const thisMonday = mondayOf(today);
	return {
		state,
		weeks: weeks.map((week) => ({
			...week,
			isNow: week.monday === thisMonday
		})),
		chosen,
		proposed,
		proposesNext: first > thisMonday,
		isThisWeek: only === thisMonday,
		days: dayKeys.map((_key, index) => {
			const date = only ? addDays(only, index) : null;
			return {
				day: index + 1,
				date,
				isToday: date === today,
				lessons: lessonsOverWeeks(schedule, mondays, index, choice.subgroup)
			};
		})
	};
}
// src/features/schedule/ScheduleView.tsx
/** So much content takes the table (visual direction, section 4), with the gutters of the page off. */
var TABLE_FROM = 840;
var hasSubgroups = (schedule) => [
	schedule.schedules,
	schedule.previousSchedules,
	schedule.nextSchedules
].flatMap((week) => Object.values(week ?? {})).some((lessons) => lessons?.some(({ numSubgroup }) => numSubgroup > 0));
/** Says when the weeks that are shown are not those of today. */
function StateNote({ schedule, view, today }) {
	const t = useTexts(scheduleTexts);
	const range = scheduleRange(schedule);
	if (!range || view.state === "running") return null;
	const [key, date] = view.state === "over" ? ["over", range.to] : ["notBegun", range.from];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: schedule_module_default.note,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
			kind: "warning",
			children: t(key, { date: dayMonth(date, t.language, yearOf(today)) })
		})
	});
}
/** Which weeks are shown, with their dates where it is one: "неделя 1, 23–28 ноября". */
function useWeeksText(view) {
	const t = useTexts(scheduleTexts);
	const [week, ...others] = view.chosen;
	const monday = view.days[0]?.date;
	if (others.length > 0) return t("weeksPlain", { weeks: view.chosen.join(", ") });
	const text = t("weekPlain", { week: week ?? 1 });
	return monday ? `${text}, ${dayRange(monday, addDays(monday, 5), t.language)}` : text;
}
function NoLessons({ view, subgroup }) {
	const t = useTexts(scheduleTexts);
	const isAll = view.chosen.length === view.weeks.length;
	const hint = isAll ? subgroup === 0 ? void 0 : t("noSubgroupHint") : t(subgroup === 0 ? "noOtherHint" : "noWeekHint");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: CalendarOff,
		title: t(isAll ? "noLessons" : "noWeek"),
		...hint && { hint }
	});
}
/** The content of one schedule: filters, announcements, the week, its key, the session. */
function ScheduleView(props) {
	const { place, schedule, announcements, announcementsError, updated, today } = props;
	const t = useTexts(scheduleTexts);
	const isGroup = schedule.studentGroupDto !== null;
	const choice = useChoice(isGroup);
	const view = weekView(schedule, today, choice);
	const weeks = useWeeksText(view);
	const [container, room] = useRoom(TABLE_FROM);
	const isEmpty = view.days.every(({ lessons }) => lessons.length === 0);
	const title = isGroup ? t("group", { name: place.name }) : place.name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filters, {
			choice,
			view,
			hasSubgroups: hasSubgroups(schedule),
			isGroup,
			place
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateNote, {
			schedule,
			view,
			today
		}),
		announcementsError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: schedule_module_default.note,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failure, { error: announcementsError })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Announcements, {
			announcements,
			today
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: schedule_module_default.printed,
			"aria-hidden": true,
			children: weeks
		}),
		isEmpty ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoLessons, {
			view,
			subgroup: choice.subgroup
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			ref: container,
			className: schedule_module_default.container,
			"data-room": room ?? void 0,
			children: [room !== "narrow" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: schedule_module_default.table,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Timetable, {
					view,
					caption: t("caption", {
						title,
						weeks
					})
				})
			}), room !== "wide" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: schedule_module_default.list,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayList, {
					view,
					choice
				})
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Legend, {
			updated,
			today
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Session, {
			schedule,
			today
		})
	] });
}
// src/features/schedule/Subtitle.tsx
/** Who the schedule is of, in the second voice of the header; on a phone without the speciality. */
function Subtitle({ schedule: { studentGroupDto: group, employeeDto: teacher } }) {
	const language = useLanguage();
	if (!group) return [teacher?.degreeAbbrev, teacher?.rank].filter(Boolean).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		group.facultyAbbrev,
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: schedule_module_default.speciality,
			children: [" · ", group.specialityName]
		}),
		group.course !== null && ` · ${courseName(group.course, language)}`
	] });
}
// src/features/schedule/SchedulePage.tsx
var texts = [scheduleTexts];
var updateOf = (id) => isGroupId(id) ? askOrNull(lastUpdate, { query: { groupNumber: id } }) : askOrNull(lastUpdate$1, { query: { "url-id": id } });
async function load({ queries, params }) {
	const { id = "" } = params;
	const [schedule] = await Promise.all([
		queries.ensureQueryData(scheduleOf(id)),
		queries.prefetchQuery(announcementsOf(id)),
		queries.prefetchQuery(updateOf(id))
	]);
	if (!schedule) return 404;
	return null;
}
function Header() {
	const t = useTexts(scheduleTexts);
	const frame = useTexts(shellTexts);
	const { id = "" } = useScreen().params;
	const { data: schedule } = useSuspenseQuery(scheduleOf(id));
	if (!schedule) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { ...isGroupId(id) && { title: t("group", { name: id }) } });
	const { studentGroupDto: group, employeeDto: teacher } = schedule;
	const place = placeOf(schedule, id);
	const title = group ? t("group", { name: group.name }) : place.name;
	const name = teacher ? fullName(teacher) : title;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
		title,
		subtitle: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Subtitle, { schedule }),
		documentTitle: `${frame("screens.schedule.title")}: ${name}`,
		description: group ? t("groupDescription", { name: group.name }) : t("teacherDescription", { name }),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StarButton, { place })
	});
}
/** The schedule of a group or a teacher. */
function SchedulePage() {
	const { id = "" } = useScreen().params;
	const { today } = useNow();
	const { data: schedule } = useSuspenseQuery(scheduleOf(id));
	const announcements = useQuery(announcementsOf(id));
	const { data: update = null } = useQuery(updateOf(id));
	if (!schedule) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSchedule, { id });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScheduleView, {
		place: placeOf(schedule, id),
		schedule,
		announcements: announcements.data ?? [],
		announcementsError: announcements.error,
		updated: update && parseDotted(update.lastUpdateDate),
		today
	}, id);
}
export { Header, SchedulePage as default, load, texts };
