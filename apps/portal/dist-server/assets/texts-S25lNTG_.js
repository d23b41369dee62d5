import { u as defineTexts } from "./texts-CsUQDRms.js";
// src/features/schedule/texts.ts
var scheduleTexts = defineTexts("schedule", {
	ru: () => import("./ru-B8d_qjnx.js"),
	en: () => import("./en-DYKcqbYZ.js"),
	be: () => import("./be-COiO08-D.js")
});
export { scheduleTexts as t };
