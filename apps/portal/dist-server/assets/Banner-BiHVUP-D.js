import { t as CircleExclamationPoint } from "./circle-exclamation-point-FT58Pamg.js";
import { n as createLucideIcon, t as classNames } from "./class-names-DQKcO-GK.js";
import { t as feedback_module_default } from "./feedback.module-1qpjqYO4.js";
import { c as require_jsx_runtime } from "./texts-CsUQDRms.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/megaphone.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "megaphone",
	size: 24,
	node: [
		["path", {
			d: "M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
			key: "q8bfy3"
		}],
		["path", {
			d: "M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14",
			key: "1853fq"
		}],
		["path", {
			d: "M8 6v8",
			key: "15ugcq"
		}]
	]
};
__iconData$1.node;
var Megaphone = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "triangle-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
			key: "wmoenq"
		}],
		["path", {
			d: "M12 9v4",
			key: "juzpu7"
		}],
		["path", {
			d: "M12 17h.01",
			key: "p32p05"
		}]
	],
	aliases: ["alert-triangle", "triangle-alert"]
};
__iconData.node;
var TriangleExclamationPoint = createLucideIcon(__iconData);
// ../../packages/ui/src/Banner.tsx
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	info: Megaphone,
	warning: TriangleExclamationPoint,
	error: CircleExclamationPoint
};
/** A tinted line above the content: grey announcement, amber attention, red failure. */
function Banner({ kind, children, action }) {
	const Icon = icons[kind];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: classNames(feedback_module_default.banner, feedback_module_default[kind]),
		role: kind === "error" ? "alert" : void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: feedback_module_default.bannerIcon,
				"aria-hidden": true,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					size: 18,
					strokeWidth: 1.75
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: feedback_module_default.bannerText,
				children
			}),
			action && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: feedback_module_default.bannerAction,
				children: action
			})
		]
	});
}
export { Banner as t };
