import { O as MapPinOff, v as buttonClass } from "../entry-server.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { c as require_jsx_runtime, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as paths } from "./paths-B2pJDU-0.js";
// src/features/not-found/NotFoundPage.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var texts = [];
/** Any address that is not ours. */
function NotFoundPage() {
	const t = useTexts(shellTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: MapPinOff,
		title: t("screens.notFound.description"),
		hint: t("notFoundHint"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
			to: paths.home,
			className: buttonClass("primary"),
			children: t("toHome")
		})
	});
}
export { NotFoundPage as default, texts };
