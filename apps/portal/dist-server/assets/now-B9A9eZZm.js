import { I as localDate, L as localTime, Y as __toESM, l as require_react } from "./texts-CsUQDRms.js";
// src/ui/now.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The clock, read at the edge: the minute that is shown changes by itself. */
var STEP = 1e4;
function subscribe(listener) {
	const timer = setInterval(listener, STEP);
	return () => clearInterval(timer);
}
var minute = () => Math.floor(Date.now() / 6e4);
/**
* The day for which the server made the page. Such a page is kept for the whole day, so it knows no time: what happens
* now is shown once the page runs in the browser.
*/
var TodayContext = (0, import_react.createContext)("1970-01-01");
/** The date and the wall clock (`HH:MM`) at the university; no time while the page is as the server made it. */
function useNow() {
	const made = (0, import_react.useContext)(TodayContext);
	const now = (0, import_react.useSyncExternalStore)(subscribe, minute, () => null);
	if (now === null) return {
		today: made,
		time: null
	};
	const moment = /* @__PURE__ */ new Date(now * 6e4);
	return {
		today: localDate(moment),
		time: localTime(moment)
	};
}
export { useNow as n, TodayContext as t };
