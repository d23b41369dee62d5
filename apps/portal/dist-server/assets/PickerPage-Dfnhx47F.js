import { n as all } from "./groups-BqY69hm9.js";
import { M as rowsOf, T as Users, a as Search, c as favourites, f as Heading, u as recent } from "../entry-server.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { c as require_jsx_runtime, o as useTexts } from "./texts-CsUQDRms.js";
import { t as useSuspenseQuery } from "./useSuspenseQuery-61Dg7pbj.js";
import { t as ChevronRight } from "./chevron-right-L7MRar9s.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as PlaceChip } from "./PlaceChip-Trl1SIUd.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { t as ask } from "./query-Baqy9llu.js";
import { t as scheduleTexts } from "./texts-S25lNTG_.js";
// src/features/schedule/picker.module.css
var import_dist = require_dist();
var picker_module_default = {
	search: "bC1hv",
	places: "Nu1xY",
	faculty: "_0keSg",
	arrow: "Zotx-",
	count: "qg006",
	course: "TukZS",
	specialities: "ubtoH"
};
// src/features/schedule/PickerPage.tsx
var import_jsx_runtime = require_jsx_runtime();
var texts = [scheduleTexts];
var groupsQuery = ask(all, {});
var load = ({ queries }) => queries.ensureQueryData(groupsQuery);
var byKey = ([a], [b]) => a < b ? -1 : a > b ? 1 : 0;
function Course({ course, groups }) {
	const t = useTexts(scheduleTexts);
	const specialities = [...Map.groupBy(groups, ({ specialityName }) => specialityName)].toSorted(byKey);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: picker_module_default.course,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: course === 0 ? t("noCourse") : t("course", { course }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
			className: picker_module_default.specialities,
			children: specialities.map(([name, members]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: members.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
				to: paths.schedule(group.name),
				children: group.name
			}, group.id)) })] }, name))
		})]
	});
}
/** The groups of a faculty, which open when they are wanted: all together would be a page of many screens. */
function Faculty({ groups }) {
	const t = useTexts(scheduleTexts);
	const [first] = groups;
	if (!first) return null;
	const courses = [...Map.groupBy(groups, ({ course }) => course ?? 0)].toSorted(byKey);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: picker_module_default.faculty,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
				size: 16,
				strokeWidth: 1.75,
				className: picker_module_default.arrow,
				"aria-hidden": true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: first.facultyAbbrev }),
			first.facultyName !== first.facultyAbbrev && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: first.facultyName }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: picker_module_default.count,
				children: t("groups", { count: groups.length })
			})
		] }), courses.map(([course, members]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Course, {
			course,
			groups: members
		}, course))]
	});
}
function Places() {
	const t = useTexts(scheduleTexts);
	const starred = favourites.use();
	const seen = recent.use().filter(({ id }) => !starred.some((place) => place.id === id));
	return [{
		title: t("starred"),
		places: starred,
		isStarred: true
	}, {
		title: t("recent"),
		places: seen,
		isStarred: false
	}].filter(({ places }) => places.length > 0).map(({ title, places, isStarred }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: picker_module_default.places,
		children: [title, places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceChip, {
			place,
			isStarred
		}, place.id))]
	}, title));
}
function Header() {
	const t = useTexts(scheduleTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { subtitle: t("pickerHint") });
}
/** The choice of a schedule: search, what was starred or seen, and every group by faculty, course and speciality. */
function PickerPage() {
	const t = useTexts(scheduleTexts);
	const { data } = useSuspenseQuery(groupsQuery);
	const groups = rowsOf(data);
	const faculties = [...Map.groupBy(groups, ({ facultyAbbrev }) => facultyAbbrev)].toSorted(byKey);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: picker_module_default.search,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { placement: "page" })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, {}),
		groups.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
			icon: Users,
			title: t("noGroups"),
			hint: t("noGroupsHint")
		}),
		faculties.map(([abbrev, members]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Faculty, { groups: members }, abbrev))
	] });
}
export { Header, PickerPage as default, load, texts };
