import { u as defineTexts } from "./texts-CsUQDRms.js";
// ../../packages/api/src/faults.ts
/**
* Why a field of a request is refused. `unknown`: it refers to something that is not there, or not the caller's;
* `taken`: it belongs to another record; `common` and `personal`: a password that many people use, or that holds the
* person's own name.
*/
var fieldReasons = [
	"required",
	"format",
	"too-small",
	"too-big",
	"unknown",
	"taken",
	"cross-site",
	"common",
	"personal"
];
var isFieldReason = (value) => fieldReasons.some((one) => one === value);
/** A sentence for each, fetched with the first form. */
var faultTexts = defineTexts("faults", {
	ru: () => import("./ru-SSYm7MXD.js"),
	en: () => import("./en-BAv8UFZv.js")
});
// src/ui/form-texts.ts
/** What a screen with a form loads among its texts. */
var formTexts = [faultTexts];
export { faultTexts as n, isFieldReason as r, formTexts as t };
