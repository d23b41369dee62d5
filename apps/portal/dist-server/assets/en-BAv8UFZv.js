// ../../packages/api/src/faults/en.ts
var en = {
	required: "This field is required!",
	format: "Check how this is written",
	"too-small": "Too little",
	"too-big": "Too much",
	unknown: "There is no such thing: choose from the list",
	taken: "Another record has this already",
	"cross-site": "The request came from another site",
	common: "Too many people use this password: choose another",
	personal: "The password holds your name or username: choose another"
};
export { en as default };
