// src/features/certificates/texts/en.ts
var en = {
	student: "group {{group}}",
	order: "Order a certificate",
	mine: "My certificates",
	again: "As in the certificate of {{date}}",
	clear: "Clear",
	place: "Where it is for",
	choosePlace: "Choose from the list",
	noSuchPlace: "There is no such place in the list",
	openPlaces: "Show the list",
	organisation: "Organisation",
	organisationHint: "full name and department",
	type: "Kind",
	types: {
		plain: "Ordinary",
		sealed: "With seal"
	},
	sealHint: "With seal: the university’s official seal.",
	sealOnly: "Only a certificate with the official seal is accepted there.",
	count: "How many",
	less: "Fewer",
	more: "More",
	limit_one: "You can order {{count}} at a time.",
	limit_other: "You can order up to {{count}} at a time.",
	office: "Where to collect",
	submit_one: "Order {{count}} certificate",
	submit_other: "Order {{count}} certificates",
	submitHint: "You can cancel until it is printed",
	ordered_one: "The certificate is ordered.",
	ordered_other: "{{count}} certificates are ordered.",
	columns: {
		date: "Ordered",
		what: "Certificate",
		state: "Status and what comes next"
	},
	thisYear_one: "{{count}} this academic year",
	thisYear_other: "{{count}} this academic year",
	earlier: "Certificates of earlier years",
	numbered: "{{type}}, No. {{number}}",
	states: {
		processing: "In work",
		printed: "Ready",
		rejected: "Refused",
		cancelled: "Cancelled by you"
	},
	next: {
		processing: "You will be notified when it is ready",
		printed: "Printed on {{date, dayMonth}}, ready to collect",
		ready: "Ready to collect",
		rejected: "“{{reason}}”",
		cancelled: "Before it was printed"
	},
	cancel: "Cancel",
	another: "Order the same",
	orderAgain: "Order again",
	cancelTitle: "Cancel the certificate?",
	cancelText: "{{place}}, ordered on {{date, dayMonth}}. It will not be printed.",
	cancelNo: "Keep it",
	cancelled: "The certificate is cancelled.",
	none: "There are no certificates yet",
	noneHint: "Choose where the certificate is for and order it: you will be notified when it is ready.",
	openForm: "Order a certificate",
	noPlaces: "There is nothing to choose from",
	noPlacesHint: "The university has not entered yet what certificates are for. Ask the dean’s office."
};
export { en as default };
