// ../../packages/api/src/faults/ru.ts
/** What is wrong with a field, and what to do. */
var ru = {
	required: "Заполните это поле",
	format: "Проверьте, как это записано",
	"too-small": "Слишком мало",
	"too-big": "Слишком много",
	unknown: "Такого нет: выберите из списка",
	taken: "Уже занято другой записью",
	"cross-site": "Запрос пришёл с чужого сайта",
	common: "Этот пароль слишком распространён: придумайте другой",
	personal: "В пароле есть ваши имя или логин: придумайте другой"
};
export { ru as default };
