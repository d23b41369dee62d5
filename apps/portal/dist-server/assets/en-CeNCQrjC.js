// src/features/api/texts/en.ts
var en = {
	count_one: "{{count}} call",
	count_other: "{{count}} calls",
	search: "Search by address and summary",
	clear: "Clear the search",
	found: "Found: {{calls}}",
	noneFound: "Nothing found",
	nothing: "There are no such calls",
	nothingHint: "Try a part of an address, such as certificate, or the name of a section.",
	all: "Show all calls",
	file: "Download openapi.json",
	contents: "Sections of the API",
	basics: "Common rules",
	rules: {
		addresses: {
			title: "Addresses",
			text: "Every address begins with /api/v1; what follows it is shown below."
		},
		signIn: {
			title: "Sign-in",
			text: "A sign-in sets the cookie SESSION. There is no other way of saying who you are."
		},
		refusals: {
			title: "Refusals",
			text: "A refusal is a status without a body. Only 400 has one (which fields are wrong), and a ban (when it ends)."
		},
		others: {
			title: "Other people",
			text: "Records of other people do not exist for you: 404. A 403 means that the session has ended or has no right to the call."
		},
		dates: {
			title: "Dates",
			text: "A date is 31.12.2026 unless something else is said; moments are in UTC."
		},
		growth: {
			title: "New fields",
			text: "Answers may gain fields at any time: ignore those that you do not know."
		},
		language: {
			title: "Language",
			text: "Summaries of calls are in English, as in openapi.json itself."
		}
	},
	access: {
		anyone: "anyone",
		"signed-in": "signed in",
		headman: "group head",
		admin: "administrator"
	},
	forWhom: "For whom: ",
	accessNotes: {
		anyone: "For anyone, without a sign-in.",
		"signed-in": "For those who are signed in.",
		headman: "For group heads and those who may note omissions.",
		admin: "For administrators."
	},
	notes: {
		extension: "A proposal of this project: existing clients have no such call.",
		creates: "Makes something new each time. With the same Idempotency-Key header it gives the first answer again.",
		changes: "Changes data although it is a GET: existing clients call it so. It does not work from another site.",
		inPerson: "Not for an administrator who is signed in as a student.",
		cached: "The answer is the same for everybody: it has an ETag, and is 304 while nothing has changed."
	},
	parameters: "Parameters",
	name: "Name",
	place: "Where",
	places: {
		path: "path",
		query: "query",
		header: "header"
	},
	type: "Type",
	bounds: "Conditions",
	required: "required",
	optional: "optional",
	body: "Request body",
	reply: "Answer",
	emptyReply: "An empty body.",
	fileReply: "A file",
	eventsReply: "A stream of events, one after the other, while the connection is open.",
	refusals: "Refusals",
	status: "Status",
	meaning: "What happened",
	reason: "Reason",
	otherStatus: "other",
	withBody: "body:",
	request: "Request",
	example: "Example of an answer",
	copy: "Copy",
	copyRequest: "Copy the request",
	copyReply: "Copy the answer",
	copied: "Copied",
	notCopied: "The browser did not allow copying",
	repeats: "the same shape, see above",
	any: "anything",
	keys: "any name",
	words: {
		string: "text",
		integer: "whole number",
		number: "number",
		boolean: "yes or no",
		object: "object",
		array: "list",
		null: "null",
		file: "file"
	},
	listOf: "list: {{item}}",
	or: " or ",
	nullable: "or null",
	length: "characters: {{range}}",
	items: "items: {{range}}",
	from: "from {{low}}",
	upTo: "up to {{high}}",
	pattern: "of the form",
	byDefault: "by default",
	suchAs: "such as"
};
export { en as default };
