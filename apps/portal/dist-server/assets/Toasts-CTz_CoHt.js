import { C as useToasts, _ as IconButton, w as X, x as dismissToast } from "../entry-server.js";
import { Y as __toESM, c as require_jsx_runtime, l as require_react, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { t as Check } from "./check-DmHQHXJl.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-FT58Pamg.js";
import { n as createLucideIcon } from "./class-names-DQKcO-GK.js";
import { t as shell_module_default } from "./shell.module-dguAqzmj.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/info.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "info",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["path", {
			d: "M12 16v-4",
			key: "1dtifu"
		}],
		["path", {
			d: "M12 8h.01",
			key: "e9boi3"
		}]
	]
};
__iconData.node;
var Info = createLucideIcon(__iconData);
// src/shell/Toasts.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var VISIBLE_MS = 6e3;
var icons = {
	error: CircleExclamationPoint,
	success: Check,
	info: Info
};
function Message({ toast: { id, kind, message } }) {
	const t = useTexts(shellTexts);
	const Icon = icons[kind];
	(0, import_react.useEffect)(() => {
		if (kind === "error") return void 0;
		const timer = setTimeout(() => dismissToast(id), VISIBLE_MS);
		return () => clearTimeout(timer);
	}, [id, kind]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: shell_module_default.toast,
		"data-kind": kind,
		role: kind === "error" ? "alert" : "status",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				size: 18,
				strokeWidth: 1.75,
				className: shell_module_default.toastIcon,
				"aria-hidden": true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: shell_module_default.toastText,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: shell_module_default.toastTitle,
					children: t("attention")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: message })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("dismiss"),
				onClick: () => dismissToast(id),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
					size: 18,
					strokeWidth: 1.75
				})
			})
		]
	});
}
/** The messages at the bottom right, one after the other; errors stay until they are closed. */
function Toasts() {
	const [first] = useToasts();
	if (!first) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: shell_module_default.toasts,
		popover: "manual",
		ref: (element) => element?.showPopover(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { toast: first }, first.id)
	});
}
export { Toasts as default };
