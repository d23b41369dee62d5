import { t as feedback_module_default } from "./feedback.module-1qpjqYO4.js";
import { c as require_jsx_runtime } from "./texts-CsUQDRms.js";
// ../../packages/ui/src/Empty.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where rows would be and none are: one sentence of what is not there and one of what to do. */
var Empty = ({ icon: Icon, title, hint, action, isFault = false }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
	className: feedback_module_default.empty,
	role: isFault ? "alert" : void 0,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
		size: 20,
		strokeWidth: 1.75,
		className: feedback_module_default.emptyIcon,
		"aria-hidden": true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: feedback_module_default.emptyTitle,
			children: title
		}),
		hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: feedback_module_default.emptyHint,
			children: hint
		}),
		action && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: feedback_module_default.emptyAction,
			children: action
		})
	] })]
});
export { Empty as t };
