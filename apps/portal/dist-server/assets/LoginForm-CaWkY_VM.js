import { D as _maxLength, O as _minLength, _ as object, d as boolean, j as _trim, o as endpoint, x as string } from "./QueryClientProvider--dlJgXe_.js";
import { d as orElse } from "./shapes-hLxJz37y.js";
import { Y as __toESM, c as require_jsx_runtime, l as require_react, o as useTexts } from "./texts-CsUQDRms.js";
import { a as TextField, n as useContractForm, o as FieldFrame, r as useFieldError, s as fields_module_default, t as FormShell } from "./FormShell-2YQELewG.js";
import { n as createLucideIcon } from "./class-names-DQKcO-GK.js";
import { _ as IconButton } from "../entry-server.js";
import { n as session } from "./session-Bq-cEmv7.js";
import { t as useAct } from "./useAct-C8dKZRwd.js";
import { n as loginTexts } from "./LoginPage-CQHXt8qC.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/eye-off.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "eye-off",
	size: 24,
	node: [
		["path", {
			d: "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
			key: "ct8e1f"
		}],
		["path", {
			d: "M14.084 14.158a3 3 0 0 1-4.242-4.242",
			key: "151rxh"
		}],
		["path", {
			d: "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
			key: "13bj9a"
		}],
		["path", {
			d: "m2 2 20 20",
			key: "1ooewy"
		}]
	]
};
__iconData$1.node;
var EyeOff = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/eye.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "eye",
	size: 24,
	node: [["path", {
		d: "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
		key: "1nclc0"
	}], ["circle", {
		cx: "12",
		cy: "12",
		r: "3",
		key: "1v7zrd"
	}]]
};
__iconData.node;
var Eye = createLucideIcon(__iconData);
// ../../packages/api/src/auth.ts
var Credentials = object({
	username: string().check(_trim(), _minLength(1, "required"), _maxLength(100)),
	password: string().check(_minLength(1, "required"), _maxLength(200)),
	rememberDevice: orElse(boolean(), false)
});
var login = endpoint({
	method: "POST",
	path: "/api/v1/auth/login",
	access: "anyone",
	body: Credentials,
	reply: {},
	refusals: {
		401: "login-failed",
		429: "too-many"
	},
	fallbackReason: "not-connected"
});
// ../../packages/ui/src/fields/CheckField.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Yes or no. */
function CheckField({ label, hint, ...input }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: fields_module_default.check,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...input,
				type: "checkbox",
				id,
				"aria-describedby": hint === void 0 ? void 0 : `${id}-hint`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				children: label
			}),
			hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-hint`,
				className: fields_module_default.hint,
				children: hint
			})
		]
	});
}
// ../../packages/ui/src/fields/PasswordField.tsx
/** A password that can be shown while it is typed. */
function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }) {
	const [isShown, setShown] = (0, import_react.useState)(false);
	const Icon = isShown ? EyeOff : Eye;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldFrame, {
		label,
		hint,
		error,
		children: (control) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: fields_module_default.withButton,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...input,
				...control,
				type: isShown ? "text" : "password",
				className: fields_module_default.input
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: isShown ? hideLabel : showLabel,
				"aria-pressed": isShown,
				className: fields_module_default.endButton,
				onClick: () => setShown(!isShown),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					size: 18,
					strokeWidth: 1.75
				})
			})]
		})
	});
}
var auth_module_default = { form: "Za3au" };
// src/features/auth/LoginForm.tsx
/** Where a provider sends the browser on; nothing but a web page. */
var isWebPage = (address) => ["http:", "https:"].includes(URL.parse(address, window.location.origin)?.protocol ?? "");
/** Login, password, and whether this device is to be remembered. */
function LoginForm() {
	const t = useTexts(loginTexts);
	const form = useContractForm(Credentials, {
		username: "",
		password: "",
		rememberDevice: false
	}, null);
	const error = useFieldError(form);
	const act = useAct(login, { done: ({ redirectUrl, ...who }, { body }) => {
		if (redirectUrl && isWebPage(redirectUrl)) return window.location.assign(redirectUrl);
		session.begin({
			...who,
			rememberDevice: body.rememberDevice ?? false
		});
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
		form,
		act,
		request: (body) => ({ body }),
		submit: t("submit"),
		className: auth_module_default.form,
		onFailure: () => {
			form.resetField("password");
			form.setFocus("password");
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("username"),
				hint: t("usernameHint"),
				error: error("username"),
				autoComplete: "username",
				autoCapitalize: "none",
				spellCheck: false,
				...form.register("username")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				label: t("password"),
				error: error("password"),
				autoComplete: "current-password",
				showLabel: t("showPassword"),
				hideLabel: t("hidePassword"),
				...form.register("password")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckField, {
				label: t("remember"),
				hint: t("rememberHint"),
				...form.register("rememberDevice")
			})
		]
	});
}
export { LoginForm as default };
