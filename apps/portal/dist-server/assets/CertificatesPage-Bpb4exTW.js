import { K as __exportAll, V as parseDotted, Y as __toESM, c as require_jsx_runtime, l as require_react, o as useTexts, u as defineTexts } from "./texts-CsUQDRms.js";
import { A as ChevronDown, S as toast, f as Heading, g as Button, n as Splash, r as usePerson, w as X } from "../entry-server.js";
import { t as useSuspenseQuery } from "./useSuspenseQuery-61Dg7pbj.js";
import { t as formTexts } from "./form-texts-Bf41H0UY.js";
import { n as createLucideIcon, t as classNames } from "./class-names-DQKcO-GK.js";
import { t as Empty } from "./Empty-DtJJ6p6h.js";
import { t as feedback_module_default } from "./feedback.module-1qpjqYO4.js";
import { t as Check } from "./check-DmHQHXJl.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-FT58Pamg.js";
import { n as useNow } from "./now-B9A9eZZm.js";
import { D as _maxLength, E as _lte, O as _minLength, S as transform, T as _gte, _ as object, c as _enum, d as boolean, h as nullable, j as _trim, m as literal, o as endpoint, p as int, u as array, v as optional, x as string, y as pipe } from "./QueryClientProvider--dlJgXe_.js";
import { i as DottedDate, o as Id, s as IdText, u as neverNull } from "./shapes-hLxJz37y.js";
import { n as ActFailure, t as useAct } from "./useAct-C8dKZRwd.js";
import { t as academicYear } from "./calendar-2ZnH2x5p.js";
import { n as askOrNull, t as ask } from "./query-Baqy9llu.js";
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/chevron-up.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "chevron-up",
	size: 24,
	node: [["path", {
		d: "m18 15-6-6-6 6",
		key: "153udz"
	}]]
};
__iconData$2.node;
var ChevronUp = createLucideIcon(__iconData$2);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/clock.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "clock",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "M12 6v6l4 2",
		key: "mmk7yg"
	}]]
};
__iconData$1.node;
var Clock = createLucideIcon(__iconData$1);
// ../../node_modules/.pnpm/lucide-react@1.73.0_@types+react@19.3.0_react@19.3.1/node_modules/lucide-react/dist/esm/icons/file-text.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "file-text",
	size: 24,
	node: [
		["path", {
			d: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
			key: "1oefj6"
		}],
		["path", {
			d: "M14 2v5a1 1 0 0 0 1 1h5",
			key: "wfsgrz"
		}],
		["path", {
			d: "M10 9H8",
			key: "b1mrlr"
		}],
		["path", {
			d: "M16 13H8",
			key: "t4e002"
		}],
		["path", {
			d: "M16 17H8",
			key: "z1uh3a"
		}]
	]
};
__iconData.node;
var FileText = createLucideIcon(__iconData);
// ../../packages/core/src/requests.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var mayCancel = ({ cancel }, state) => cancel?.from.includes(state) ?? false;
// ../../packages/core/src/certificates.ts
var certificateLifecycle = {
	first: "processing",
	next: {
		processing: ["printed", "rejected"],
		printed: [],
		rejected: []
	},
	cancel: {
		from: ["processing"],
		to: "rejected"
	}
};
/** The provider's number of a state. */
var certificateStatus = {
	printed: 1,
	processing: 2,
	rejected: 3
};
/** The state behind the provider's number and reason. */
function shownCertificateState({ status, rejectionReason }) {
	if (status === certificateStatus.printed) return "printed";
	if (status === certificateStatus.processing) return "processing";
	return rejectionReason === "Отозвана студентом" ? "cancelled" : "rejected";
}
/** Places of the types 1 and 2 take only certificates with the university's seal. */
var needsSeal = ({ type }) => type === 1 || type === 2;
var UNSPECIFIED = "по месту требования";
/** A place that says nothing by itself asks which organisation is meant; the provider's has the id 16. */
var asksForOrganisation = ({ id, name }) => id === 16 || name.replaceAll("\xA0", " ") === UNSPECIFIED;
var table_module_default = {
	table: "_979gR",
	caption: "kmwYL",
	number: "_9x38d",
	marked: "GTV85",
	sort: "duO5T"
};
// ../../packages/ui/src/DataTable.tsx
var import_jsx_runtime = require_jsx_runtime();
function sorted(rows, columns, sort) {
	const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
	if (!sort || !by) return rows;
	const compare = (a, b) => typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "ru");
	return rows.toSorted((a, b) => compare(by(a), by(b)) * (sort.isDescending ? -1 : 1));
}
/** A native table between hairlines; on a phone each row is a card whose cells say what they are. */
function DataTable(props) {
	const { caption, isCaptionHidden = false, columns, rows, keyOf, isMarked, pageSize, moreLabel, empty } = props;
	const [sort, setSort] = (0, import_react.useState)(null);
	const [shown, setShown] = (0, import_react.useState)(pageSize ?? Number.POSITIVE_INFINITY);
	if (rows.length === 0 && empty) return empty;
	const left = rows.length - shown;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: table_module_default.table,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
				className: isCaptionHidden ? "visually-hidden" : table_module_default.caption,
				children: caption
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: columns.map(({ key, head, sortBy, isNumber, isHeadHidden }) => {
				const isSorted = sort?.key === key;
				const Arrow = isSorted && sort.isDescending ? ChevronDown : ChevronUp;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					className: isNumber ? table_module_default.number : void 0,
					"aria-sort": isSorted ? sort.isDescending ? "descending" : "ascending" : void 0,
					children: sortBy ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						className: table_module_default.sort,
						onClick: () => setSort({
							key,
							isDescending: isSorted && !sort.isDescending
						}),
						children: [head, isSorted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Arrow, {
							size: 14,
							strokeWidth: 1.75,
							"aria-hidden": true
						})]
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: isHeadHidden ? "visually-hidden" : void 0,
						children: head
					})
				}, key);
			}) }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: sorted(rows, columns, sort).slice(0, shown).map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", {
				className: isMarked?.(row) ? table_module_default.marked : void 0,
				children: columns.map(({ key, head, cell, isNumber, isHeadHidden }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					"data-head": isHeadHidden ? void 0 : head,
					className: classNames(isNumber && table_module_default.number),
					children: cell(row)
				}, key))
			}, keyOf(row))) })
		]
	}), left > 0 && moreLabel && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "text",
		onClick: () => setShown(shown + (pageSize ?? left)),
		children: moreLabel(left)
	})] });
}
// ../../packages/ui/src/Status.tsx
/** A state: the word says it, the shape repeats it, the colour comes third. */
var Status = ({ kind, icon: Icon, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
	className: classNames(feedback_module_default.status, feedback_module_default[kind]),
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
		size: 14,
		strokeWidth: 1.75,
		"aria-hidden": true
	}), children]
});
// ../../packages/api/src/certificates.ts
/** An ordinary certificate or one with the university's seal. */
var certificateTypes = ["обычная", "гербовая"];
/** A certificate that a student ordered. `status`: 1 printed, 2 in work, 3 rejected. */
var Certificate = object({
	id: Id,
	/** 0 while there is none. */
	number: neverNull(int(), 0),
	provisionPlace: string(),
	dateOrder: DottedDate,
	issueDate: nullable(DottedDate),
	/** Older records of a provider have spellings of their own. */
	certificateType: string(),
	status: literal([
		1,
		2,
		3
	]),
	rejectionReason: nullable(string()),
	isByStudent: optional(boolean())
});
object({
	type: string(),
	places: array(object({
		id: Id,
		name: string(),
		type: int()
	}))
});
var list$1 = endpoint({
	method: "GET",
	path: "/api/v1/certificate",
	access: "signed-in",
	reply: {},
	refusals: {
		403: "session-ended",
		404: "student-not-found"
	},
	fallbackReason: "not-loaded"
});
var places = endpoint({
	method: "GET",
	path: "/api/v1/certificate/places",
	access: "anyone",
	reply: {},
	refusals: {},
	fallbackReason: "not-loaded"
});
var register = endpoint({
	method: "POST",
	path: "/api/v1/certificate/register",
	access: "signed-in",
	body: object({
		certificateRequestDto: object({
			certificateType: pipe(_enum([...certificateTypes, "с гербовой печатью"]), transform((type) => type === "с гербовой печатью" ? "гербовая" : type)),
			provisionPlace: string().check(_trim(), _minLength(1, "required"), _maxLength(200))
		}),
		certificateCount: int().check(_gte(1), _lte(5))
	}),
	reply: {},
	refusals: {
		403: "session-ended",
		404: "student-not-found",
		409: "certificate-ordered"
	},
	fallbackReason: "certificate-not-ordered",
	idempotent: true
});
var closing = {
	path: "/api/v1/certificate/close",
	access: "signed-in",
	query: object({ id: IdText }),
	reply: Certificate,
	fallbackReason: "certificate-not-cancelled"
};
var closingRefusals = {
	403: "session-ended",
	404: "certificate-not-found",
	409: "certificate-decided"
};
endpoint({
	...closing,
	method: "GET",
	changesState: true,
	refusals: {
		...closingRefusals,
		400: "cross-site"
	}
});
var close = endpoint({
	...closing,
	method: "POST",
	refusals: closingRefusals
});
var dialog_module_default = {
	dialog: "utf4l",
	text: "nSpLY",
	buttons: "We-3R"
};
// ../../packages/ui/src/ConfirmDialog.tsx
/** Asks before something that cannot be taken back. The focus is on the way out; Escape is one too. */
function ConfirmDialog(props) {
	const { title, children, confirm, cancel, isDangerous = false, isPending, failure, onConfirm, onClose } = props;
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		ref: (dialog) => {
			if (dialog && !dialog.open) dialog.showModal();
		},
		className: dialog_module_default.dialog,
		"aria-labelledby": id,
		onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id,
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: dialog_module_default.text,
				children
			}),
			failure,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: dialog_module_default.buttons,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					autoFocus: true,
					onClick: onClose,
					children: cancel
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: isDangerous ? "danger" : "primary",
					isPending,
					onClick: onConfirm,
					children: confirm
				})]
			})
		]
	});
}
// src/features/certificates/certificates.ts
/** The own certificates; null for somebody who does not study. */
var certificatesOf = (user) => askOrNull(list$1, {}, user);
var placesQuery = ask(places, {});
var shownCertificate = (certificate) => ({
	...certificate,
	state: shownCertificateState(certificate),
	orderedOn: parseDotted(certificate.dateOrder),
	printedOn: certificate.issueDate === null ? null : parseDotted(certificate.issueDate)
});
/** Those of the running academic year, and those before. */
function byYear(certificates, today) {
	const isNow = ({ orderedOn }) => orderedOn === null || academicYear(orderedOn) === academicYear(today);
	return {
		now: certificates.filter(isNow),
		earlier: certificates.filter((one) => !isNow(one))
	};
}
var emptyOrder = {
	place: "",
	organisation: "",
	isSealed: false,
	count: 1
};
var SEPARATOR = ": ";
/** "по месту требования: ОАО «Примерсвязь»": the place with the organisation that it asks for. */
var provisionPlace = ({ place, organisation }) => organisation.trim() === "" ? place : place + SEPARATOR + organisation.trim();
/** The order that would make the same certificate again. */
function orderLike({ provisionPlace: whole, certificateType }) {
	const [place = "", ...rest] = whole.split(SEPARATOR);
	return {
		place,
		organisation: rest.join(SEPARATOR),
		isSealed: certificateType !== "обычная",
		count: 1
	};
}
// src/features/certificates/texts.ts
var certificateTexts = defineTexts("certificates", {
	ru: () => import("./ru-02x8TORG.js"),
	en: () => import("./en-DD-nXGIb.js")
});
// src/features/certificates/CancelDialog.tsx
/** Asks before a certificate is taken back. */
function CancelDialog({ certificate, onClose }) {
	const t = useTexts(certificateTexts);
	const { today } = useNow();
	const { id, provisionPlace: place, orderedOn } = certificate;
	const act = useAct(close, {
		refetches: [certificatesOf(usePerson()).queryKey],
		done: () => {
			toast("success", t("cancelled"));
			onClose();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		title: t("cancelTitle"),
		confirm: t("cancel"),
		cancel: t("cancelNo"),
		isDangerous: true,
		isPending: act.isPending,
		failure: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActFailure, { act }),
		onConfirm: () => void act.run({ query: { id: String(id) } }),
		onClose,
		children: t("cancelText", {
			place,
			date: orderedOn ?? today
		})
	});
}
var certificates_module_default = {
	columns: "vEjsA",
	order: "f1lc1",
	list: "CG-UI",
	opener: "IjiMM",
	title: "lOJQ-",
	second: "_5Rdx0",
	form: "HQzoQ",
	pair: "jv9ek",
	label: "JvkE2",
	consequence: "BlGqB",
	what: "axjdP",
	next: "KC4W-",
	earlier: "_-4fPV"
};
// src/features/certificates/CertificateList.tsx
var looks = {
	processing: {
		kind: "waits",
		icon: Clock
	},
	printed: {
		kind: "done",
		icon: Check
	},
	rejected: {
		kind: "refused",
		icon: CircleExclamationPoint
	},
	cancelled: {
		kind: "waits",
		icon: X
	}
};
/** The state in a word, and in a line what happens next. */
function State({ certificate: { state, printedOn, rejectionReason } }) {
	const t = useTexts(certificateTexts);
	const next = () => {
		if (state === "printed") return printedOn ? t("next.printed", { date: printedOn }) : t("next.ready");
		if (state === "rejected") return rejectionReason ? t("next.rejected", { reason: rejectionReason }) : "";
		return t(`next.${state}`);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Status, {
		...looks[state],
		children: t(`states.${state}`)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: certificates_module_default.next,
		lang: state === "rejected" ? "ru" : void 0,
		children: next()
	})] });
}
/** What for, and of which kind; data of the university, which writes Russian. */
function What({ certificate: { provisionPlace, certificateType, number } }) {
	const t = useTexts(certificateTexts);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		lang: "ru",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
			className: certificates_module_default.what,
			children: provisionPlace
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: certificates_module_default.next,
			children: number > 0 ? t("numbered", {
				type: certificateType,
				number
			}) : certificateType
		})]
	});
}
var whatCell = (certificate) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(What, { certificate });
var stateCell = (certificate) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, { certificate });
/** What was ordered, the newest first; those of earlier years fold away. */
function CertificateList({ certificates, onOrderAgain }) {
	const t = useTexts(certificateTexts);
	const { today } = useNow();
	const [toCancel, setToCancel] = (0, import_react.useState)(null);
	const { now, earlier } = byYear(certificates, today);
	const action = (certificate) => certificate.state !== "cancelled" && mayCancel(certificateLifecycle, certificate.state) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "text",
		onClick: () => setToCancel(certificate),
		children: t("cancel")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "text",
		onClick: () => onOrderAgain(certificate),
		children: t(certificate.state === "rejected" ? "orderAgain" : "another")
	});
	const columns = [
		{
			key: "date",
			head: t("columns.date"),
			cell: ({ dateOrder }) => dateOrder
		},
		{
			key: "what",
			head: t("columns.what"),
			cell: whatCell
		},
		{
			key: "state",
			head: t("columns.state"),
			cell: stateCell
		},
		{
			key: "action",
			head: t("cancel"),
			isHeadHidden: true,
			isNumber: true,
			cell: action
		}
	];
	const table = (rows) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DataTable, {
		caption: t("mine"),
		isCaptionHidden: true,
		columns,
		rows,
		keyOf: ({ id }) => id,
		isMarked: ({ state }) => state === "rejected",
		empty: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
			icon: FileText,
			title: t("none"),
			hint: t("noneHint")
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: certificates_module_default.list,
		"aria-labelledby": "mine",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: certificates_module_default.title,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "mine",
					children: t("mine")
				}), now.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: certificates_module_default.second,
					children: t("thisYear", { count: now.length })
				})]
			}),
			table(now),
			earlier.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: certificates_module_default.earlier,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: t("earlier") }), table(earlier)]
			}),
			toCancel && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelDialog, {
				certificate: toCancel,
				onClose: () => setToCancel(null)
			})
		]
	});
}
// src/features/certificates/CertificatesPage.tsx
var CertificatesPage_exports = /* @__PURE__ */ __exportAll({
	Header: () => Header,
	default: () => CertificatesPage,
	loadFor: () => loadFor,
	texts: () => texts
});
var texts = [certificateTexts, ...formTexts];
var loadFor = (user, { queries }) => Promise.all([queries.ensureQueryData(certificatesOf(user)), queries.ensureQueryData(placesQuery)]);
var OrderForm = (0, import_react.lazy)(() => import("./OrderForm-CpFtopvw.js"));
function Header() {
	const t = useTexts(certificateTexts);
	const { group } = usePerson();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { subtitle: group === "" ? null : t("student", { group }) });
}
/** The certificates of a student: a form to order them, and what became of those that were ordered. */
function CertificatesPage() {
	const t = useTexts(certificateTexts);
	const user = usePerson();
	const { data } = useSuspenseQuery(certificatesOf(user));
	const { data: offices } = useSuspenseQuery(placesQuery);
	const certificates = (data ?? []).map(shownCertificate);
	const [like, setLike] = (0, import_react.useState)(null);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: certificates_module_default.columns,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: certificates_module_default.order,
			"aria-labelledby": "order",
			"data-open": isOpen || void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: certificates_module_default.opener,
				"aria-expanded": isOpen,
				onClick: () => setOpen(!isOpen),
				children: t("openForm")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: certificates_module_default.form,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Splash, {}),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderForm, {
						offices,
						like: like && {
							order: orderLike(like),
							date: like.dateOrder
						},
						onClear: () => setLike(null),
						onOrdered: (count) => {
							setLike(null);
							setOpen(false);
							toast("success", t("ordered", { count }));
						}
					}, like?.id)
				})
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CertificateList, {
			certificates,
			onOrderAgain: (certificate) => {
				setLike(certificate);
				setOpen(true);
			}
		})]
	});
}
export { Header, emptyOrder as a, register as c, CertificatesPage as default, certificatesOf as i, asksForOrganisation as l, loadFor, certificates_module_default as n, provisionPlace as o, certificateTexts as r, certificateTypes as s, CertificatesPage_exports as t, texts, needsSeal as u };
