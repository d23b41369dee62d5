import { t as currentWeek } from "./schedule-CBqCqIiY.js";
import { Y as __toESM, c as require_jsx_runtime, l as require_react, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { S as toast, h as client, y as useLoader } from "../entry-server.js";
import { n as useQueryClient } from "./QueryClientProvider--dlJgXe_.js";
import { t as shell_module_default } from "./shell.module-dguAqzmj.js";
// src/shell/Unavailable.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var RETRY_MS = 5e3;
/** Stands over everything while the server does not answer; asks by itself and goes when an answer comes. */
function Unavailable() {
	const t = useTexts(shellTexts);
	const queries = useQueryClient();
	const loader = useLoader();
	(0, import_react.useEffect)(() => {
		const timer = setInterval(() => {
			client.call(currentWeek, {}).catch(() => void 0);
		}, RETRY_MS);
		return () => {
			clearInterval(timer);
			toast("success", t("available"));
			loader.forget();
			queries.invalidateQueries();
		};
	}, [
		t,
		queries,
		loader
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		className: shell_module_default.unavailable,
		"aria-labelledby": "unavailable",
		"aria-describedby": "unavailable-retry",
		ref: (element) => element?.showModal(),
		onCancel: (event) => event.preventDefault(),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "unavailable",
			children: t("unavailable")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id: "unavailable-retry",
			role: "status",
			children: t("unavailableRetry")
		})]
	});
}
export { Unavailable as default };
