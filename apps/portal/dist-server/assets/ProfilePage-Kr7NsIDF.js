import { D as _maxLength, O as _minLength, _ as object, b as refine, d as boolean, h as nullable, j as _trim, o as endpoint, p as int, u as array, v as optional, x as string } from "./QueryClientProvider--dlJgXe_.js";
import { n as AnyId, o as Id } from "./shapes-hLxJz37y.js";
import { D as phone, c as require_jsx_runtime, o as useTexts, u as defineTexts, w as initials } from "./texts-CsUQDRms.js";
import { t as Banner } from "./Banner-BiHVUP-D.js";
import { t as useSuspenseQuery } from "./useSuspenseQuery-61Dg7pbj.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { n as askOrNull } from "./query-Baqy9llu.js";
import { f as Heading, r as usePerson } from "../entry-server.js";
// ../../packages/core/src/cv.ts
var MAX_SUMMARY = 2e3;
/** What a scheme looks like: it ends with a colon, before which there is no dot, slash or @. */
var scheme = /^([^./@:]*):/;
/**
* A link to another site, or a handle there: "https://github.com/name", "t.me/name", "@name". Other schemes run code or
* open programs ("javascript:"), and what a browser strips from a link could hide one.
*/
function referenceFault(text) {
	const value = text.trim();
	if (value === "") return "required";
	if (/[\s\p{C}<>"'`\\]/u.test(value)) return "format";
	const [, found] = scheme.exec(value) ?? [];
	if (found === void 0) return null;
	return /^https?:\/\/[^/?#@:]+(?::\d{1,5})?(?:[/?#]|$)/i.test(value) ? null : "format";
}
// ../../packages/api/src/cv.ts
var Skill = object({
	id: nullable(int()),
	name: string()
});
object({
	id: int(),
	firstName: string(),
	lastName: string(),
	middleName: string(),
	birthDate: string(),
	photoUrl: nullable(string()),
	summary: nullable(string()),
	rating: int(),
	published: boolean(),
	searchJob: boolean(),
	showRating: boolean(),
	faculty: string(),
	course: int(),
	speciality: string(),
	studentGroup: string(),
	officeEmail: nullable(string()),
	officePassword: nullable(string()),
	skills: array(Skill),
	references: array(object({
		id: nullable(int()),
		name: string(),
		reference: string()
	}))
});
/** A whole CV, whose letters may come escaped. */
var MAX_CV_BODY = 65536;
var own = {
	access: "signed-in",
	refusals: {
		403: "session-ended",
		404: "student-not-found"
	}
};
var personalCv = endpoint({
	...own,
	method: "GET",
	path: "/api/v1/profiles/personal-cv",
	reply: {},
	fallbackReason: "not-loaded"
});
endpoint({
	...own,
	method: "GET",
	path: "/api/v1/profiles/personal-profile",
	reply: {},
	fallbackReason: "not-loaded"
});
endpoint({
	method: "GET",
	path: "/api/v1/skill",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "no-data"
});
var SkillName = string().check(_trim(), _minLength(1, "required"), _maxLength(60));
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "POST",
	path: "/api/v1/profiles/my-skills",
	body: array(object({
		id: optional(nullable(AnyId)),
		name: SkillName
	})).check(_maxLength(50)),
	reply: {},
	fallbackReason: "skills-not-updated"
});
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "PUT",
	path: "/api/v1/profiles/summary",
	body: object({ summary: nullable(string().check(_trim(), _maxLength(MAX_SUMMARY))) }),
	reply: {},
	fallbackReason: "summary-not-updated"
});
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "PUT",
	path: "/api/v1/profiles/personal-cv-rating",
	body: object({ showRating: boolean() }),
	reply: {},
	fallbackReason: "rating-status-not-updated"
});
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "PUT",
	path: "/api/v1/profiles/personal-cv-searching-job",
	body: object({ searchJob: boolean() }),
	reply: {},
	fallbackReason: "search-status-not-updated"
});
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "PUT",
	path: "/api/v1/profiles/personal-cv-published",
	body: object({ published: boolean() }),
	reply: {},
	fallbackReason: "profile-status-not-updated"
});
var Reference = string().check(_trim(), _minLength(1, "required"), _maxLength(300), refine((text) => referenceFault(text) !== "format", "format"));
endpoint({
	...own,
	maxBytes: MAX_CV_BODY,
	method: "PUT",
	path: "/api/v1/profiles/my-references",
	body: array(object({
		id: optional(nullable(Id)),
		name: string().check(_trim(), _minLength(1, "required"), _maxLength(60)),
		reference: Reference
	})).check(_maxLength(20)),
	reply: {},
	fallbackReason: "links-not-updated"
});
object({
	degree: int(),
	email: nullable(string()),
	phone: nullable(string()),
	course: int(),
	enablePractice: boolean(),
	practiceType: nullable(string()),
	kt: boolean(),
	re: boolean(),
	graduating: boolean(),
	belarusian: optional(boolean())
});
var personalInformation = endpoint({
	method: "GET",
	path: "/api/v1/personal-information",
	access: "signed-in",
	reply: {},
	refusals: { 403: "session-ended" },
	fallbackReason: "not-loaded"
});
var illiquidData = endpoint({
	method: "GET",
	path: "/api/v1/personal-information/illiquid-data",
	access: "signed-in",
	reply: {},
	refusals: { 403: "session-ended" },
	fallbackReason: "not-loaded"
});
// src/features/profile/profile.module.css
var import_dist = require_dist();
var profile_module_default = {
	banners: "xrXlK",
	columns: "l-wA2",
	heading: "_92Cmp",
	rows: "XrRtR",
	row: "PNsye",
	photo: "gGqiS"
};
// src/features/profile/texts.ts
var profileTexts = defineTexts("profile", {
	ru: () => import("./ru-Bmfe7S4t.js"),
	en: () => import("./en-MyccItcz.js")
});
// src/features/profile/ProfilePage.tsx
var import_jsx_runtime = require_jsx_runtime();
var texts = [profileTexts];
var cvOf = (user) => askOrNull(personalCv, {}, user);
var informationOf = (user) => askOrNull(personalInformation, {}, user);
var illiquidOf = (user) => askOrNull(illiquidData, {}, user);
var loadFor = (user, { queries }) => Promise.all([
	queries.ensureQueryData(cvOf(user)),
	queries.ensureQueryData(informationOf(user)),
	queries.ensureQueryData(illiquidOf(user))
]);
var Row = ({ name, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
	className: profile_module_default.row,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children })]
});
var Section = ({ title, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
	className: profile_module_default.heading,
	children: title
}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
	className: profile_module_default.rows,
	children
})] });
/** The photo, or the initials in the same frame. */
function Photo({ user }) {
	const t = useTexts(profileTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: profile_module_default.photo,
		children: user.photoUrl ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: user.photoUrl,
			alt: t("photo", { fio: user.fio }),
			width: 96,
			height: 128
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			children: initials(user.fio)
		})
	});
}
function Header() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { subtitle: usePerson().fio });
}
/** The signed-in person as the university knows them. */
function ProfilePage() {
	const t = useTexts(profileTexts);
	const user = usePerson();
	const { data: cv } = useSuspenseQuery(cvOf(user));
	const { data: information } = useSuspenseQuery(informationOf(user));
	const { data: illiquid } = useSuspenseQuery(illiquidOf(user));
	const roles = [user.isGroupHead && t("groupHead"), user.canStudentNote && t("canNote")].filter((role) => role !== false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: profile_module_default.banners,
		children: [
			user.hasNotConfirmedContact && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
				kind: "warning",
				children: t("attention")
			}),
			illiquid && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Banner, {
				kind: "error",
				children: [
					t("illiquid"),
					" ",
					illiquid.message
				]
			}),
			user.accountType === "EMPLOYEE" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
				kind: "info",
				children: t("employee")
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: profile_module_default.columns,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
				title: t("person"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Photo, { user }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("name"),
						children: user.fio
					}),
					cv && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("birthDate"),
						children: cv.birthDate
					}),
					user.accountType === "STUDENT" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("card"),
						children: user.username
					})
				]
			}),
			user.group !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
				title: t("studies"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("group"),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
							to: paths.schedule(user.group),
							children: user.group
						})
					}),
					cv && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("courseLabel"),
						children: t("course", { course: cv.course })
					}),
					cv && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("faculty"),
						children: cv.faculty
					}),
					cv && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("speciality"),
						children: cv.speciality
					}),
					roles.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						name: t("roles"),
						children: roles.join(", ")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
				title: t("contacts"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
					name: t("phone"),
					children: information?.phone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: `tel:${information.phone}`,
						children: phone(information.phone)
					}) : t("noPhone")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
					name: t("email"),
					children: information?.email ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: `mailto:${information.email}`,
						children: information.email
					}) : t("noEmail")
				})]
			})
		]
	})] });
}
export { Header, ProfilePage as default, loadFor, texts };
