// src/shell/texts/en.ts
var en = {
	product: "Semestr",
	skip: "Skip to content",
	navigation: "Sections",
	screens: {
		home: {
			title: "Home",
			description: "Class schedules, study weeks and the personal account of the university."
		},
		schedules: {
			title: "Schedule",
			description: "Class schedules of groups and teachers by week, with exams and announcements."
		},
		schedule: {
			title: "Schedule",
			description: "Classes, exams and announcements by week and subgroup."
		},
		login: {
			title: "Sign in",
			description: "Sign in to the personal account of a student, teacher or employee."
		},
		api: {
			title: "API documentation",
			description: "Every call of the university portal’s API: parameters, answers, refusals and examples."
		},
		profile: {
			title: "Profile",
			description: "Your personal data."
		},
		study: {
			title: "Study",
			description: "Certificates: order them, see when they are ready, cancel them."
		},
		notFound: {
			title: "Page not found",
			description: "There is no such page."
		}
	},
	personal: "Personal account",
	openMenu: "Open the menu",
	closeMenu: "Close the menu",
	collapse: "Collapse",
	expand: "Expand",
	display: "Display and language",
	language: "Language",
	scheme: "Theme",
	schemes: {
		light: "Light",
		dark: "Dark",
		system: "Match system"
	},
	languageFailed: "The language did not load. Check the connection and choose it again.",
	week: "It’s study week {{week}}",
	search: "Group, person, page",
	searchHint: "Type a group number, a surname or the name of a page.",
	searchEmpty: "Nothing found",
	searching: "Searching…",
	found_one: "{{count}} result",
	found_other: "{{count}} results",
	hits: {
		recent: "Recently viewed",
		groups: "Groups",
		people: "People",
		pages: "Pages"
	},
	signIn: "Sign in",
	account: "User menu",
	documentation: "Documentation",
	signOut: "Sign out",
	toTop: "Back to top",
	entity: "Educational institution “Example University”",
	taxNumber: "Tax number 100200300",
	support: "Support:",
	attention: "Attention!",
	dismiss: "Close",
	undo: "Undo",
	unavailable: "Server currently unavailable. Try again later.",
	unavailableRetry: "We check the connection every 5 seconds. The page comes back by itself.",
	available: "The server is back.",
	loading: "Loading",
	retry: "Try again",
	reload: "Reload the page",
	failed: "Something went wrong",
	outdated: "The portal was updated while this page was open. Reload it to go on.",
	broken: "The page stopped working. Reload it; if that does not help, tell support.",
	notFoundHint: "There may be a mistake in the address, or the page has moved.",
	toHome: "Go to the home page"
};
export { en as default };
