import { t as classNames } from "./class-names-DQKcO-GK.js";
import { c as require_jsx_runtime } from "./texts-CsUQDRms.js";
var choices_module_default = {
	choices: "NaJGC",
	choice: "D3jcU"
};
// ../../packages/ui/src/Choices.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Toggle buttons side by side as one control. */
var Choices = ({ label, labelledBy, className, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
	role: "group",
	"aria-label": label,
	"aria-labelledby": labelledBy,
	className: classNames(choices_module_default.choices, className),
	children
});
/** One of the buttons; pressed where it is chosen. */
var Choice = ({ isChosen, className, ...button }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
	type: "button",
	...button,
	"aria-pressed": isChosen,
	className: classNames(choices_module_default.choice, className)
});
/** The class of a link that is one of the choices; `aria-current` says that it is chosen. */
var choiceClass = (className) => classNames(choices_module_default.choice, className);
export { Choices as n, choiceClass as r, Choice as t };
