import { t as Star } from "./star-BI-f_i3s.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { c as require_jsx_runtime } from "./texts-CsUQDRms.js";
// src/lessons/chip.module.css
var import_dist = require_dist();
var chip_module_default = { chip: "vdX8q" };
// src/lessons/PlaceChip.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A way back to a schedule that was starred or looked at. */
var PlaceChip = ({ place, isStarred = false }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
	to: paths.schedule(place.id),
	className: chip_module_default.chip,
	children: [isStarred && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
		size: 14,
		fill: "currentColor",
		"aria-hidden": true
	}), place.name]
});
export { PlaceChip as t };
