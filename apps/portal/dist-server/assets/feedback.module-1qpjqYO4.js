var feedback_module_default = {
	empty: "sbxjG",
	emptyIcon: "bbkm1",
	emptyTitle: "MBhid",
	emptyHint: "kVLED",
	emptyAction: "ekOr-",
	banner: "_9WyVJ",
	bannerIcon: "IpXOG",
	info: "iR7bz",
	warning: "Leisb",
	error: "qOY53",
	bannerText: "ktqSl",
	bannerAction: "dvl0x",
	status: "vqnsI",
	waits: "HMcUt",
	move: "JkNYc",
	done: "N--4A",
	refused: "VyKiE"
};
export { feedback_module_default as t };
