import { Y as __toESM, l as require_react } from "./texts-CsUQDRms.js";
// ../../packages/core/src/roles.ts
/** The authority of an administrator, as the provider names it. */
var ROLE_ADMIN = "ROLE_ADMIN";
// ../../packages/ui/src/stored.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* @param key the key in local storage
* @param read makes the value of what is stored (null where nothing is); must tolerate anything
*/
function stored(key, read) {
	const listeners = /* @__PURE__ */ new Set();
	let text;
	const initial = read(null);
	let value = initial;
	const get = () => {
		const now = localStorage.getItem(key);
		if (now !== text) {
			text = now;
			value = read(parse(now));
		}
		return value;
	};
	const subscribe = (listener) => {
		const onStorage = (event) => {
			if (event.key === key || event.key === null) listener();
		};
		listeners.add(listener);
		window.addEventListener("storage", onStorage);
		return () => {
			listeners.delete(listener);
			window.removeEventListener("storage", onStorage);
		};
	};
	return {
		get,
		set: (next) => {
			if (next === null) localStorage.removeItem(key);
			else localStorage.setItem(key, JSON.stringify(next));
			for (const listener of listeners) listener();
		},
		use: () => (0, import_react.useSyncExternalStore)(subscribe, get, () => initial)
	};
}
function parse(text) {
	if (text === null) return null;
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
// src/session/session.ts
/** Inactivity after which a session ends (specification, section 9). */
var SESSION_MS = 174e4;
var isUser = (value) => typeof value === "object" && value !== null && "username" in value && typeof value.username === "string" && "fio" in value && "authorities" in value;
var user = stored("user", (value) => isUser(value) ? value : null);
var expiry = stored("_expiredTime", (value) => typeof value === "number" ? value : null);
var isAdmin = ({ authorities }) => authorities.includes(ROLE_ADMIN);
/** What of a session decides which answers may be shown: the person, who acts as them, and their rights. */
var identityOf = (who) => JSON.stringify(who && [
	who.username,
	who.impersonatedBy?.admin,
	who.authorities,
	who.isGroupHead,
	who.canStudentNote,
	who.hasProfiling
]);
var listeners = /* @__PURE__ */ new Set();
var known = null;
function announce(change) {
	known = user.get();
	for (const listener of listeners) listener(change);
}
function store(who) {
	user.set(who);
	expiry.set(who && Date.now() + SESSION_MS);
}
/** What another tab has made of the session since this one looked at it last. */
function noticeOtherTabs() {
	const [before, now] = [known, user.get()];
	if (identityOf(before) === identityOf(now)) return;
	if (!now) announce("ended-elsewhere");
	else if (!before) announce("began-elsewhere");
	else announce(before.username === now.username ? "rights" : "replaced-elsewhere");
}
var session = {
	user: user.get,
	useUser: user.use,
	/** Follows what other tabs make of the session; once, when the portal starts in a browser. */
	listen: () => {
		known = user.get();
		window.addEventListener("storage", noticeOtherTabs);
		window.addEventListener("pageshow", noticeOtherTabs);
	},
	/** Somebody signed in, or an administrator as somebody or back. */
	begin: (who) => {
		store(who);
		announce("began");
	},
	end: (why) => {
		store(null);
		announce(why);
	},
	/** The session goes on; the server has said who it belongs to and what they may do now. */
	renew: (who) => {
		const before = user.get();
		store({
			...who,
			rememberDevice: before?.rememberDevice ?? false
		});
		if (identityOf(before) !== identityOf(user.get())) announce("rights");
	},
	/** The stored session is past its time: it must be refreshed before it is believed. */
	isStale: () => user.get() !== null && (expiry.get() ?? 0) < Date.now(),
	onChange: (listener) => {
		listeners.add(listener);
	}
};
export { session as n, stored as r, isAdmin as t };
