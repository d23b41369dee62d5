import { n as useQueryClient, r as ApiError } from "./QueryClientProvider--dlJgXe_.js";
import { r as reasonTexts } from "./useSentence-CalX6pX6.js";
import { g as Button, i as HeaderBar, m as header_module_default, p as DocumentHead, y as useLoader } from "../entry-server.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { c as require_jsx_runtime, o as useTexts, t as shellTexts } from "./texts-CsUQDRms.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-FT58Pamg.js";
import { t as shell_module_default } from "./shell.module-dguAqzmj.js";
// src/shell/PageError.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A file of the portal that the server no longer has: it was updated while the page was open. */
var isOutdated = (error) => error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
/** A screen that did not come: what went wrong, and a way to try again. */
function PageError({ error }) {
	const t = useTexts(shellTexts);
	const sentence = useTexts(reasonTexts);
	const loader = useLoader();
	const queries = useQueryClient();
	const isRefusal = error instanceof ApiError;
	const retry = () => {
		queries.resetQueries({ predicate: ({ state }) => state.status === "error" });
		loader.forget();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentHead, {
			title: t("failed"),
			description: t("failed")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderBar, {
			hasSearch: true,
			hasSignIn: true,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				id: "heading",
				className: header_module_default.title,
				tabIndex: -1,
				children: t("failed")
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
			id: "content",
			className: shell_module_default.content,
			tabIndex: -1,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
				icon: CircleExclamationPoint,
				isFault: true,
				title: isRefusal ? sentence(error.reason) : t(isOutdated(error) ? "outdated" : "broken"),
				action: isRefusal ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "primary",
					onClick: retry,
					children: t("retry")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "primary",
					onClick: () => window.location.reload(),
					children: t("reload")
				})
			})
		})
	] });
}
export { PageError as default };
