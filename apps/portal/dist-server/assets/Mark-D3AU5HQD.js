import { o as weekNumber, s as weekNumbers } from "./calendar-2ZnH2x5p.js";
import { c as require_jsx_runtime, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { n as useNow } from "./now-B9A9eZZm.js";
// ../../packages/ui/src/Mark.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The mark: four strokes, the weeks of the cycle; the present one is red. */
var Mark$1 = ({ week: current, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
	className: "mark",
	width: "22",
	height: "16",
	viewBox: "0 0 22 16",
	role: "img",
	"aria-label": label,
	children: weekNumbers.map((week) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
		x: (week - 1) * 6,
		width: "4",
		height: "16",
		rx: "1",
		className: week === current ? "mark-now" : "mark-week"
	}, week))
});
// src/shell/Mark.tsx
/** The mark of the present week. */
function Mark() {
	const t = useTexts(shellTexts);
	const current = weekNumber(useNow().today);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark$1, {
		week: current,
		label: t("week", { week: current })
	});
}
export { Mark as t };
