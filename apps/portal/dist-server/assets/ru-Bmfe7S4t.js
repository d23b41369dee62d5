// src/features/profile/texts/ru.ts
var ru = {
	person: "Личные данные",
	studies: "Учёба",
	contacts: "Контакты",
	name: "Фамилия, имя, отчество",
	birthDate: "Дата рождения",
	card: "Студенческий билет",
	group: "Группа",
	course: "{{course}}-й",
	courseLabel: "Курс",
	faculty: "Факультет",
	speciality: "Специальность",
	roles: "В группе",
	groupHead: "Староста",
	canNote: "Отмечает пропуски",
	phone: "Телефон",
	email: "Электронная почта",
	noPhone: "не указан",
	noEmail: "не указана",
	photo: "Фотография: {{fio}}",
	attention: "Внимание! Для работы с личным кабинетом необходимо подтвердить контактные данные.",
	illiquid: "В ваших данных есть ошибка.",
	employee: "Это учётная запись сотрудника: учебных данных у неё нет."
};
export { ru as default };
