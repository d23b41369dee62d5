import { o as endpoint } from "./QueryClientProvider--dlJgXe_.js";
import { A as ChevronDown, D as Search, S as toast, _ as IconButton, f as Heading, g as Button, o as russianLayout, s as useDebounced, v as buttonClass, w as X } from "../entry-server.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { Y as __toESM, c as require_jsx_runtime, h as ruOrEn, l as require_react, o as useTexts, u as defineTexts } from "./texts-CsUQDRms.js";
import { t as useSuspenseQuery } from "./useSuspenseQuery-61Dg7pbj.js";
import { n as createLucideIcon } from "./class-names-DQKcO-GK.js";
import { t as ask } from "./query-Baqy9llu.js";
import { t as require_dist } from "./dist-_8Zoo2JI.js";
import { t as Check } from "./check-DmHQHXJl.js";
import { t as ChevronRight } from "./chevron-right-L7MRar9s.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/copy.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "copy",
	size: 24,
	node: [["rect", {
		width: "14",
		height: "14",
		x: "8",
		y: "8",
		rx: "2",
		ry: "2",
		key: "17jyea"
	}], ["path", {
		d: "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
		key: "zix9uf"
	}]]
};
__iconData$2.node;
var Copy = createLucideIcon(__iconData$2);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/download.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "download",
	size: 24,
	node: [
		["path", {
			d: "M12 15V3",
			key: "m9g1x1"
		}],
		["path", {
			d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
			key: "ih7n3h"
		}],
		["path", {
			d: "m7 10 5 5 5-5",
			key: "brsn70"
		}]
	]
};
__iconData$1.node;
var Download = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/search-x.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "search-x",
	size: 24,
	node: [
		["path", {
			d: "m13.5 8.5-5 5",
			key: "1cs55j"
		}],
		["path", {
			d: "m8.5 8.5 5 5",
			key: "a8mexj"
		}],
		["circle", {
			cx: "11",
			cy: "11",
			r: "8",
			key: "4ej97u"
		}],
		["path", {
			d: "m21 21-4.3-4.3",
			key: "1qie3q"
		}]
	]
};
__iconData.node;
var SearchX = createLucideIcon(__iconData);
// ../../packages/api/src/openapi/call.ts
/** The description of every other call, which is why it does not stand among them. */
var describeApi = endpoint({
	method: "GET",
	path: "/api/v1/openapi.json",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "not-loaded"
});
// src/features/api/address.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/** Written to the address once somebody stops typing. */
var TYPING_MS = 250;
/** The words that are looked for and the call that is open, both in the address. */
function useReading() {
	const [params, setParams] = (0, import_dist.useSearchParams)();
	const [text, setText] = (0, import_react.useState)(params.get("q") ?? "");
	const settled = useDebounced(text.trim(), TYPING_MS);
	const open = params.get("call");
	const known = params.get("q") ?? "";
	const set = (name, value) => setParams((before) => {
		const after = new URLSearchParams(before);
		if (value) after.set(name, value);
		else after.delete(name);
		return after;
	}, {
		replace: true,
		preventScrollReset: true
	});
	(0, import_react.useEffect)(() => {
		if (settled !== known) set("q", settled);
	}, [settled]);
	return {
		text,
		setText,
		open,
		toggle: (id) => set("call", id === open ? null : id)
	};
}
var api_module_default = {
	tools: "-HAyz",
	found: "_7zsT9",
	file: "iy-qT",
	columns: "_4IvpJ",
	wide: "iiyk5",
	contents: "uZ2b8",
	number: "EUGQg",
	narrow: "bSBDN",
	basics: "mNu4w",
	section: "VKgOy",
	sectionHead: "bBb8s",
	sectionCount: "lblyi",
	call: "_5AmFM",
	row: "BCAjh",
	method: "Id35s",
	path: "mXUSb",
	access: "GIRu4",
	chevron: "ytVNZ",
	details: "BPKpD",
	summary: "tXQ-X"
};
var code_module_default = {
	code: "BpjEJ",
	head: "_3gHtz",
	copy: "mXaTt"
};
// src/features/api/texts.ts
var apiTexts = defineTexts("api", {
	ru: () => import("./ru-B-UHyrZ_.js"),
	en: () => import("./en-CeNCQrjC.js")
});
// src/features/api/Code.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Code that may be copied. */
function Code({ title, text, copyLabel }) {
	const t = useTexts(apiTexts);
	const [isCopied, setCopied] = (0, import_react.useState)(false);
	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			toast("error", t("notCopied"));
		}
	}
	const Icon = isCopied ? Check : Copy;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: code_module_default.code,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: code_module_default.head,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", { children: title }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					look: "text",
					className: code_module_default.copy,
					"aria-label": copyLabel,
					onClick: () => void copy(),
					onBlur: () => setCopied(false),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						size: 14,
						strokeWidth: 1.75,
						"aria-hidden": true
					}), isCopied ? t("copied") : t("copy")]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
					className: "visually-hidden",
					children: isCopied ? t("copied") : ""
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("pre", {
			tabIndex: 0,
			role: "group",
			"aria-label": title,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: text })
		})]
	});
}
var details_module_default = {
	notes: "FenjV",
	columns: "zy1NQ",
	said: "_9xUHw",
	shown: "Y5Z7H",
	media: "s6C0X",
	plain: "PUm8Q",
	table: "_2InlF",
	status: "aLb44",
	second: "_-1ZE-",
	meaning: "jrDnx"
};
// src/features/api/Bounds.tsx
/** Phrases one after the other; what stands between backticks is code. */
var Bounds = ({ of }) => {
	return of.join("; ").split("`").map((part, index) => index % 2 === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: part }, index) : part);
};
// ../../packages/api/src/openapi/document.ts
var SCHEMA_REF = /^#\/components\/schemas\//;
/** The schema itself where only its name stands. */
function resolved(schema, schemas) {
	const target = schema.$ref && schemas[schema.$ref.replace(SCHEMA_REF, "")];
	return target ? resolved(target, schemas) : schema;
}
var schema_module_default = {
	tree: "OAYa8",
	root: "-rABl",
	fields: "TJTTL",
	leaf: "_2Jc8O",
	arrow: "MbBPU",
	line: "z6zYi",
	name: "HFypG",
	kind: "qFGy-",
	shape: "Y9GuG",
	optional: "ojvgz",
	bounds: "f7bBc"
};
// src/features/api/words.ts
var isNull = ({ type }) => type === "null";
var typesOf = ({ type }) => type === void 0 ? [] : typeof type === "string" ? [type] : type;
/** What a schema may be beside null. */
var variantsOf = ({ anyOf, oneOf }) => (anyOf ?? oneOf ?? []).filter((one) => !isNull(one));
var mayBeNull = (schema) => (schema.anyOf ?? schema.oneOf ?? []).some(isNull) || typesOf(schema).includes("null") && !isNull(schema);
/** A name that its document gives a shape: "Certificate". */
var nameOf = ({ $ref }) => $ref ? $ref.slice($ref.lastIndexOf("/") + 1) : null;
var words = [
	"string",
	"integer",
	"number",
	"boolean",
	"object",
	"array",
	"null",
	"file"
];
var wordOf = (type) => words.find((one) => one === type);
/** The kind of a value, in words. */
function kindOf(schema, schemas, t) {
	const variants = variantsOf(schema);
	if (variants.length > 0) return [...new Set(variants.map((one) => kindOf(one, schemas, t)))].join(t("or"));
	const real = resolved(schema, schemas);
	if (real !== schema) return kindOf(real, schemas, t);
	const type = typesOf(real).find((one) => one !== "null") ?? (real.const !== void 0 ? "string" : "");
	if (real.prefixItems) return t("listOf", { item: real.prefixItems.map((one) => kindOf(one, schemas, t)).join(", ") });
	if (type === "array" && real.items) return t("listOf", { item: kindOf(real.items, schemas, t) });
	if (real.format === "binary") return t("words.file");
	const word = wordOf(type);
	return word ? t(`words.${word}`) : t("any");
}
var range = (low, high, t) => {
	if (low !== void 0 && low === high) return String(low);
	if (low !== void 0 && high !== void 0) return `${low}–${high}`;
	if (low !== void 0) return t("from", { low });
	return high === void 0 ? null : t("upTo", { high });
};
/** So large that it is the limit of the database, not one of the university. */
var HUGE = 2147483647;
var shownMaximum = (maximum) => maximum !== void 0 && maximum < HUGE ? maximum : void 0;
/** What a value must fulfil beside being of its kind: short phrases, and code between backticks. */
function boundsOf(schema, schemas, t) {
	const [variant, ...others] = variantsOf(schema);
	const own = variant && others.length === 0 ? {
		...resolved(variant, schemas),
		...schema
	} : resolved(schema, schemas);
	const { enum: choices, pattern, format, minLength, maxLength, minItems, maxItems } = own;
	const { minimum, exclusiveMinimum, maximum, examples, description } = own;
	const length = range(minLength || void 0, maxLength, t);
	const items = range(minItems || void 0, maxItems, t);
	const low = minimum ?? (exclusiveMinimum === void 0 ? void 0 : exclusiveMinimum + 1);
	return [
		description,
		choices && choices.map((one) => `\`${JSON.stringify(one)}\``).join(", "),
		own.const !== void 0 && `\`${JSON.stringify(own.const)}\``,
		range(low, shownMaximum(maximum), t),
		length && t("length", { range: length }),
		items && !own.prefixItems && t("items", { range: items }),
		...(own.prefixItems ?? []).flatMap((one) => boundsOf(one, schemas, t)),
		format && format !== "binary" && `\`${format}\``,
		!format && !examples && pattern && `${t("pattern")} \`${pattern}\``,
		examples && `${t("suchAs")} \`${String(examples[0])}\``,
		own.default !== void 0 && own.default !== "" && `${t("byDefault")} \`${JSON.stringify(own.default)}\``
	].filter((one) => typeof one === "string" && one !== "");
}
// src/features/api/SchemaTree.tsx
/** What of a schema has fields: the object itself, the items of a list, the first kind of several. */
function bodyOf(schema, schemas) {
	const real = resolved(schema, schemas);
	if (real.properties || typeof real.additionalProperties === "object") return {
		object: real,
		name: nameOf(schema)
	};
	const inner = real.items ?? variantsOf(real).find((one) => bodyOf(one, schemas) !== null);
	return inner ? bodyOf(inner, schemas) : null;
}
/** The kind of a field, its bounds, and whether it may be missing or null. */
function Said({ schema, isOptional, schemas }) {
	const t = useTexts(apiTexts);
	const bounds = boundsOf(schema, schemas, t);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: schema_module_default.kind,
			children: [kindOf(schema, schemas, t), mayBeNull(schema) && ` ${t("nullable")}`]
		}),
		isOptional && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: schema_module_default.optional,
			children: t("optional")
		}),
		bounds.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: schema_module_default.bounds,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bounds, { of: bounds })
		})
	] });
}
/** A field that has fields of its own: they appear when it is opened. */
function Nested({ line, name, children, startsOpen }) {
	const [isOpen, setOpen] = (0, import_react.useState)(startsOpen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		open: isOpen,
		onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
			size: 14,
			strokeWidth: 1.75,
			className: schema_module_default.arrow,
			"aria-hidden": true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: schema_module_default.line,
			children: [line, name && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: schema_module_default.shape,
				children: name
			})]
		})] }), isOpen && children()]
	});
}
function Field({ name, schema, isOptional, around }) {
	const t = useTexts(apiTexts);
	const { schemas, inside } = around;
	const body = bodyOf(schema, schemas);
	const line = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", {
		className: schema_module_default.name,
		children: name
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, {
		schema,
		isOptional,
		schemas
	})] });
	if (!body) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: schema_module_default.leaf,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: schema_module_default.line,
			children: line
		})
	});
	if (body.name !== null && inside.includes(body.name)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: schema_module_default.leaf,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: schema_module_default.line,
			children: [
				line,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: schema_module_default.shape,
					children: body.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: schema_module_default.optional,
					children: t("repeats")
				})
			]
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nested, {
		line,
		name: body.name,
		startsOpen: body.name === null && inside.length < 2,
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
			object: body.object,
			around: {
				schemas,
				inside: [...inside, body.name ?? ""]
			}
		})
	}) });
}
function Fields({ object, around }) {
	const t = useTexts(apiTexts);
	const required = new Set(object.required);
	const { additionalProperties: others } = object;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: schema_module_default.fields,
		children: [Object.entries(object.properties ?? {}).map(([name, schema]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			name,
			schema,
			isOptional: !required.has(name),
			around
		}, name)), typeof others === "object" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			name: `[${t("keys")}]`,
			schema: others,
			isOptional: false,
			around
		})]
	});
}
/** A shape as a tree of its fields. */
function SchemaTree({ schema, schemas }) {
	const t = useTexts(apiTexts);
	const body = bodyOf(schema, schemas);
	const isPlain = body?.object === resolved(schema, schemas);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: schema_module_default.tree,
		children: [
			!isPlain && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: schema_module_default.root,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: schema_module_default.line,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, {
						schema,
						isOptional: false,
						schemas
					}), body?.name && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: schema_module_default.shape,
						children: body.name
					})]
				})
			}),
			body && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
				object: body.object,
				around: {
					schemas,
					inside: [body.name ?? ""]
				}
			}),
			body && Object.keys(body.object.properties ?? {}).length === 0 && !body.object.additionalProperties && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: schema_module_default.root,
				children: t("any")
			})
		]
	});
}
// src/features/api/ParameterTable.tsx
/** What goes into the address and the headers of a call. */
function ParameterTable({ parameters, document }) {
	const t = useTexts(apiTexts);
	const { schemas } = document.components;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: details_module_default.table,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", { children: t("parameters") }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("name")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("place")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("type")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("bounds")
				})
			] }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: parameters.map(({ name, in: place, required, schema, content }) => {
				const json = content?.["application/json"]?.schema;
				const shown = schema ?? json ?? {};
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "row",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: name })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: t(`places.${place}`) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", { children: [json ? "JSON" : kindOf(shown, schemas, t), !required && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: details_module_default.second,
						children: t("optional")
					})] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: json ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchemaTree, {
						schema: json,
						schemas
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bounds, { of: boundsOf(shown, schemas, t) }) })
				] }, name);
			}) })
		]
	});
}
// src/features/api/reading.ts
/** The calls of a document by feature, in its order. */
function featuresOf({ paths, tags }) {
	const calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({
		method: method.toUpperCase(),
		path,
		operation
	})));
	const byTag = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
	return tags.map((tag) => ({
		tag,
		calls: byTag.get(tag.name) ?? []
	}));
}
var wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);
/** What of the features holds all the words, in any order; typed on the wrong keyboard layout too. */
function search$1(features, text) {
	const wanted = wordsOf(text);
	if (wanted.length === 0) return features;
	return features.flatMap(({ tag, calls }) => {
		const about = [
			tag.name,
			tag["x-title"].ru,
			tag["x-title"].en
		].join(" ");
		const found = calls.filter(({ method, path, operation }) => {
			const all = `${method} ${path} ${operation.summary} ${about}`.toLowerCase();
			return wanted.every((word) => all.includes(word) || all.includes(russianLayout(word)));
		});
		return found.length > 0 ? [{
			tag,
			calls: found
		}] : [];
	});
}
/** A text in parts, of which every second one is a word that is looked for. */
function marked(text, wanted) {
	const words = wordsOf(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
	return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join("|")})`, "i"));
}
var nameIn = ({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1);
/** The parameters of a call, also those that stand in the document once for all. */
var parametersOf = ({ parameters }, { components }) => parameters.flatMap((one) => "$ref" in one ? components.parameters[nameIn(one)] ?? [] : [one]);
/** The answers of a call by their status. */
var responsesOf = ({ responses }, { components }) => Object.entries(responses).flatMap(([status, one]) => {
	const response = "$ref" in one ? components.responses[nameIn(one)] : one;
	return response ? [[status, response]] : [];
});
/** What is special about a call, by what its document says. */
function traitsOf({ method, operation }) {
	const { responses, parameters } = operation;
	const statesReason = (status, reason) => {
		const one = responses[status];
		return one !== void 0 && "$ref" in one && nameIn(one).includes(reason);
	};
	return {
		changes: method === "GET" && statesReason("400", "cross-site"),
		creates: parameters.some((one) => "$ref" in one && nameIn(one) === "IdempotencyKey"),
		inPerson: statesReason("423", "in-person-only"),
		prepared: responses["304"] !== void 0,
		ours: operation["x-extension"] === true
	};
}
// src/features/api/RefusalTable.tsx
/** How a call may fail, each way with the sentence that a person reads. */
function RefusalTable({ responses }) {
	const t = useTexts(apiTexts);
	const rows = responses.flatMap(([status, response]) => (response["x-reason"] ?? []).map((stated, index) => ({
		...stated,
		status: status === "default" ? t("otherStatus") : status,
		body: index === 0 ? response.content?.["application/json"]?.example : void 0
	})));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: details_module_default.table,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", { children: t("refusals") }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("status")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("meaning")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: t("reason")
				})
			] }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					className: details_module_default.status,
					children: row.status
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
					className: details_module_default.meaning,
					children: [row[ruOrEn(t.language)], row.body !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: details_module_default.second,
						children: [
							t("withBody"),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: JSON.stringify(row.body) })
						]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", {
					className: details_module_default.second,
					children: row.reason
				}) })
			] }, `${row.status} ${row.reason}`)) })
		]
	});
}
// src/features/api/request.ts
var textOf = (value) => typeof value === "string" ? value : JSON.stringify(value);
var valueOf = (example, schema, name) => {
	if (example !== void 0) return encodeURIComponent(textOf(example));
	const first = schema?.enum?.[0] ?? schema?.examples?.[0];
	if (first !== void 0) return encodeURIComponent(textOf(first));
	return schema?.type === "integer" ? "1" : `{${name}}`;
};
/** A quote inside a quoted word of a shell. */
var quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** How the call is made from a shell: with what it needs, and nothing else. */
function shellRequest(call, document, origin) {
	const { method, path, operation } = call;
	const parameters = parametersOf(operation, document);
	const filled = parameters.filter((one) => one.in === "path").reduce((url, { name, example, schema }) => url.replace(`{${name}}`, valueOf(example, schema, name)), path);
	const query = parameters.filter((one) => one.in === "query" && (one.required || one.example !== void 0)).map(({ name, example, schema }) => `${name}=${valueOf(example, schema, name)}`).join("&");
	const body = operation.requestBody?.content["application/json"];
	return [
		`curl ${method === "GET" ? "" : `-X ${method} `}${quoted(origin + filled + (query && `?${query}`))}`,
		operation.security.length > 0 && `--cookie "SESSION=$SESSION"`,
		body && `--json ${quoted(JSON.stringify(body.example ?? {}, null, 2))}`
	].filter(Boolean).join(" \\\n  ");
}
// src/features/api/CallDetails.tsx
/** Who may make the call and what is special about it. */
function Notes({ call }) {
	const t = useTexts(apiTexts);
	const { changes, creates, inPerson, prepared, ours } = traitsOf(call);
	const notes = [
		t(`accessNotes.${call.operation["x-access"]}`),
		changes && t("notes.changes"),
		creates && t("notes.creates"),
		inPerson && t("notes.inPerson"),
		prepared && t("notes.cached"),
		ours && t("notes.extension")
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: details_module_default.notes,
		children: notes.filter(Boolean).join(" ")
	});
}
/** A shape in each way that it may travel; one shape is shown once. */
function Shapes({ content, document }) {
	const types = Object.keys(content);
	const [first] = Object.values(content);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: details_module_default.media,
		children: types.join(", ")
	}), first && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchemaTree, {
		schema: first.schema,
		schemas: document.components.schemas
	})] });
}
function Reply({ content, document }) {
	const t = useTexts(apiTexts);
	const [type, first] = Object.entries(content ?? {})[0] ?? [];
	if (!content || !first) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: details_module_default.plain,
		children: t("emptyReply")
	});
	if (type === "text/event-stream") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: details_module_default.plain,
		children: t("eventsReply")
	});
	if (first.schema.format === "binary") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: details_module_default.plain,
		children: [
			t("fileReply"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: type })
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shapes, {
		content,
		document
	});
}
/** Everything about one call. */
function CallDetails({ call, document }) {
	const t = useTexts(apiTexts);
	const { operation } = call;
	const parameters = parametersOf(operation, document);
	const responses = responsesOf(operation, document);
	const done = responses.find(([status]) => status === "200")?.[1];
	const example = done?.content?.["application/json"]?.example;
	const { requestBody } = operation;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notes, { call }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: details_module_default.columns,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: details_module_default.said,
			children: [
				parameters.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParameterTable, {
					parameters,
					document
				}),
				requestBody && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h4", { children: [t("body"), !requestBody.required && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("optional") })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shapes, {
					content: requestBody.content,
					document
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h4", { children: [
					t("reply"),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: "200" })
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reply, {
					content: done?.content,
					document
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusalTable, { responses })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: details_module_default.shown,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Code, {
				title: t("request"),
				copyLabel: t("copyRequest"),
				text: shellRequest(call, document, window.location.origin)
			}), example !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Code, {
				title: t("example"),
				copyLabel: t("copyReply"),
				text: JSON.stringify(example, null, 2)
			})]
		})]
	})] });
}
// src/features/api/CallRow.tsx
/** A text with the words that are looked for marked in it. */
var Marked = ({ text, wanted }) => marked(text, wanted).map((part, index) => index % 2 === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("mark", { children: part }, index) : part);
/** One call: a line that opens in its place. */
function CallRow({ call, document, wanted, isOpen, onToggle }) {
	const t = useTexts(apiTexts);
	const row = (0, import_react.useRef)(null);
	const wasOpen = (0, import_react.useRef)(isOpen);
	const { method, path, operation } = call;
	const id = operation.operationId;
	(0, import_react.useEffect)(() => {
		if (wasOpen.current) row.current?.scrollIntoView({ block: "start" });
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: row,
		className: api_module_default.call,
		"data-open": isOpen || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: api_module_default.row,
			"aria-expanded": isOpen,
			"aria-controls": isOpen ? `${id}-details` : void 0,
			onClick: () => onToggle(id),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: api_module_default.method,
					children: method
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: api_module_default.path,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Marked, {
						text: path.slice(7),
						wanted
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: api_module_default.summary,
					lang: "en",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Marked, {
						text: operation.summary,
						wanted
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: api_module_default.access,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "visually-hidden",
						children: t("forWhom")
					}), t(`access.${operation["x-access"]}`)]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
					size: 16,
					strokeWidth: 1.75,
					className: api_module_default.chevron,
					"aria-hidden": true
				})
			]
		}) }), isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			id: `${id}-details`,
			className: api_module_default.details,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallDetails, {
				call,
				document
			})
		})]
	});
}
// src/features/api/Contents.tsx
function List({ features }) {
	const t = useTexts(apiTexts);
	const { search, hash } = (0, import_dist.useLocation)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: features.map(({ tag, calls }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_dist.Link, {
		to: {
			search,
			hash: tag.name
		},
		replace: true,
		"aria-current": hash === `#${tag.name}` ? "location" : void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: tag["x-title"][ruOrEn(t.language)] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: api_module_default.number,
			children: calls.length
		})]
	}) }, tag.name)) });
}
/** The features: a column beside the calls, on a narrow screen a list that opens above them. */
function Contents({ features }) {
	const t = useTexts(apiTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": t("contents"),
		className: api_module_default.contents,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: api_module_default.wide,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, { features })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
			className: api_module_default.narrow,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
				size: 16,
				strokeWidth: 1.75,
				"aria-hidden": true
			}), t("contents")] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, { features })]
		})]
	});
}
var search_module_default = {
	search: "LqT6Q",
	clear: "M9-1X"
};
// src/features/api/SearchField.tsx
/** Where one types what the calls are searched for; "/" presses it. */
function SearchField({ text, onType }) {
	const t = useTexts(apiTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("search", {
		className: search_module_default.search,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
				size: 16,
				strokeWidth: 1.75,
				"aria-hidden": true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "search",
				value: text,
				onChange: ({ target }) => onType(target.value),
				onClick: ({ currentTarget }) => currentTarget.focus(),
				placeholder: t("search"),
				"aria-label": t("search"),
				"data-search": true
			}),
			text !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				className: search_module_default.clear,
				label: t("clear"),
				onClick: () => onType(""),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
					size: 16,
					strokeWidth: 1.75
				})
			})
		]
	});
}
// src/features/api/ApiPage.tsx
var documentQuery = ask(describeApi, {});
var texts = [apiTexts];
var load = ({ queries }) => queries.ensureQueryData(documentQuery);
var rules = [
	"addresses",
	"signIn",
	"refusals",
	"others",
	"dates",
	"growth",
	"language"
];
var countOf = (features) => features.reduce((sum, { calls }) => sum + calls.length, 0);
/** The rules that hold for every call. */
function Basics() {
	const t = useTexts(apiTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: api_module_default.basics,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: t("basics") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", { children: rules.map((rule) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(`rules.${rule}.title`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: t(`rules.${rule}.text`) })] }, rule)) })]
	});
}
function Section({ feature: { tag, calls }, document, wanted, open, onToggle }) {
	const t = useTexts(apiTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: api_module_default.section,
		id: tag.name,
		"aria-labelledby": `${tag.name}-title`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: api_module_default.sectionHead,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: `${tag.name}-title`,
					children: tag["x-title"][ruOrEn(t.language)]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: tag["x-about"][ruOrEn(t.language)] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: api_module_default.sectionCount,
					children: t("count", { count: calls.length })
				})
			]
		}), calls.map((call) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallRow, {
			call,
			document,
			wanted,
			isOpen: call.operation.operationId === open,
			onToggle
		}, call.operation.operationId))]
	});
}
function Header() {
	const t = useTexts(apiTexts);
	const { data: document } = useSuspenseQuery(documentQuery);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { subtitle: t("count", { count: countOf(featuresOf(document)) }) });
}
/** The documentation of the API: every call by feature, each opening in its place. */
function ApiPage() {
	const t = useTexts(apiTexts);
	const { data: document } = useSuspenseQuery(documentQuery);
	const { text, setText, open, toggle } = useReading();
	const features = (0, import_react.useMemo)(() => featuresOf(document), [document]);
	const wanted = (0, import_react.useDeferredValue)(text.trim());
	const found = (0, import_react.useMemo)(() => search$1(features, wanted), [features, wanted]);
	const count = countOf(found);
	const said = count === 0 ? t("noneFound") : t("found", { calls: count });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: api_module_default.tools,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				text,
				onType: setText
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
				className: api_module_default.found,
				children: wanted === "" ? "" : said
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				href: describeApi.path,
				download: true,
				className: buttonClass("outlined", api_module_default.file),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
					size: 16,
					strokeWidth: 1.75,
					"aria-hidden": true
				}), t("file")]
			})
		]
	}), count === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		icon: SearchX,
		title: t("nothing"),
		hint: t("nothingHint"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "primary",
			onClick: () => setText(""),
			children: t("all")
		})
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: api_module_default.columns,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contents, { features: found }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: api_module_default.sections,
			children: [wanted === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Basics, {}), found.map((feature) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
				feature,
				document,
				wanted,
				open,
				onToggle: toggle
			}, feature.tag.name))]
		})]
	})] });
}
export { Header, ApiPage as default, load, texts };
