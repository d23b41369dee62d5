// src/paths.ts
/** Every address of the portal, in one place. */
var paths = {
	home: "/",
	schedules: "/schedule",
	/** The schedule of a group (by its number) or of an educator (by their url id). */
	schedule: (id) => `/schedule/${encodeURIComponent(id)}`,
	login: "/login",
	/** The login page, which leads on to `next`. */
	loginFor: (next) => `/login?next=${encodeURIComponent(next)}`,
	api: "/api",
	profile: "/personal-account/profile",
	study: "/personal-account/study",
	console: "/console/"
};
export { paths as t };
