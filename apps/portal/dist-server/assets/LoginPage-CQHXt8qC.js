import { K as __exportAll, Y as __toESM, c as require_jsx_runtime, l as require_react, o as useTexts, u as defineTexts } from "./texts-CsUQDRms.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as paths } from "./paths-B2pJDU-0.js";
import { n as session, t as isAdmin } from "./session-Bq-cEmv7.js";
import { f as Heading, n as Splash, t as ToConsole } from "../entry-server.js";
import { t as formTexts } from "./form-texts-Bf41H0UY.js";
// src/features/auth/texts.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var loginTexts = defineTexts("auth", {
	ru: () => import("./ru-CLjWiBg9.js"),
	en: () => import("./en-BpoSzRPT.js"),
	be: () => import("./be-Dt-2k_SO.js")
});
// src/session/next.ts
/**
* Where somebody is led after signing in: the address as a path of our own origin; null where it leads anywhere else.
* A browser decides that, not a look at the text: it reads "\" as "/" and overlooks line breaks.
*/
function ownPath(address, origin) {
	const url = address?.startsWith("/") ? URL.parse(address, origin) : null;
	if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}
// src/features/auth/LoginPage.tsx
var LoginPage_exports = /* @__PURE__ */ __exportAll({
	Header: () => Header,
	default: () => LoginPage,
	texts: () => texts
});
var import_jsx_runtime = require_jsx_runtime();
var texts = [loginTexts, ...formTexts];
var LoginForm = (0, import_react.lazy)(() => import("./LoginForm-CaWkY_VM.js"));
function Header() {
	const t = useTexts(loginTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { subtitle: t("subtitle") });
}
/** Sign in with login and password; whoever is signed in is led on. */
function LoginPage() {
	const user = session.useUser();
	const [search] = (0, import_dist.useSearchParams)();
	if (user && isAdmin(user)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToConsole, {});
	if (user) {
		const next = ownPath(search.get("next"), window.location.origin) ?? paths.profile;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
			to: next,
			replace: true
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Splash, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginForm, {})
	});
}
export { Header, LoginPage as default, loginTexts as n, LoginPage_exports as t, texts };
