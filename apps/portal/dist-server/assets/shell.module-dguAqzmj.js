var shell_module_default = {
	layout: "hRx-V",
	page: "dsxBo",
	content: "SxLrv",
	skip: "y3Ylb",
	bar: "WQ6YZ",
	scrollUp: "g0Q5n",
	toasts: "_8zgpT",
	toast: "rrvqZ",
	toastText: "V3kXV",
	toastTitle: "UBorD",
	toastIcon: "_7UFnQ",
	splash: "ve-Vb",
	unavailable: "qKIXY"
};
export { shell_module_default as t };
