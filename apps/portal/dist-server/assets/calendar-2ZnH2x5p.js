import { B as monthOf, F as isoDate, H as weekday, M as dayOf, N as daysBetween, U as yearOf, j as addDays, z as mondayOf } from "./texts-CsUQDRms.js";
// ../../packages/core/src/calendar.ts
/** Edited by a person each year where the government moves days: docs/every-august.md. */
var holidays = [
	{
		day: 7,
		month: 11,
		name: {
			ru: "День Октябрьской революции",
			en: "October Revolution Day",
			be: "Дзень Кастрычніцкай рэвалюцыі"
		}
	},
	{
		day: 25,
		month: 12,
		name: {
			ru: "Рождество Христово (католическое)",
			en: "Christmas Day (Catholic)",
			be: "Нараджэнне Хрыстова (каталіцкае)"
		}
	},
	{
		day: 1,
		month: 1,
		name: {
			ru: "Новый год",
			en: "New Year’s Day",
			be: "Новы год"
		}
	},
	{
		day: 2,
		month: 1,
		name: {
			ru: "Новый год",
			en: "New Year",
			be: "Новы год"
		}
	},
	{
		day: 7,
		month: 1,
		name: {
			ru: "Рождество Христово (православное)",
			en: "Christmas Day (Orthodox)",
			be: "Нараджэнне Хрыстова (праваслаўнае)"
		}
	},
	{
		day: 8,
		month: 3,
		name: {
			ru: "День женщин",
			en: "Women’s Day",
			be: "Дзень жанчын"
		}
	},
	{
		day: 29,
		month: 4,
		name: {
			ru: "Радуница",
			en: "Radunitsa",
			be: "Радаўніца"
		}
	},
	{
		day: 1,
		month: 5,
		name: {
			ru: "Праздник труда",
			en: "Labour Day",
			be: "Свята працы"
		}
	},
	{
		day: 9,
		month: 5,
		name: {
			ru: "День Победы",
			en: "Victory Day",
			be: "Дзень Перамогі"
		}
	},
	{
		day: 3,
		month: 7,
		name: {
			ru: "День Независимости",
			en: "Independence Day",
			be: "Дзень Незалежнасці"
		}
	}
];
var weekNumbers = [
	1,
	2,
	3,
	4
];
/** The calendar year in which the academic year of `date` began; it rolls over after August. */
var academicYear = (date) => monthOf(date) > 8 ? yearOf(date) : yearOf(date) - 1;
/** The Monday of the first study week, which holds 1 September, also where that is a Sunday. */
var firstMonday = (year) => mondayOf(`${year}-09-01`);
/**
* The number 1–4 of the week in which `date` lies; the cycle runs through the whole academic year. The last days of
* August that share their week with 1 September are of week 1.
*/
function weekNumber(date) {
	const sunday = addDays(mondayOf(date), 6);
	return weekNumbers[(Math.floor(daysBetween(firstMonday(academicYear(sunday)), date) / 7) % 4 + 4) % 4] ?? 1;
}
/** Five weeks hold every number: an academic year of 53 weeks ends with a week 1, and the next begins with one. */
function nearestWeeks(date, step) {
	const mondays = [
		0,
		1,
		2,
		3,
		4
	].map((weeks) => addDays(mondayOf(date), weeks * step));
	return weekNumbers.flatMap((week) => {
		const monday = mondays.find((candidate) => weekNumber(candidate) === week);
		return monday ? [{
			week,
			monday
		}] : [];
	});
}
/** The Mondays of the week cycle that begins with the week of `date`, ordered by week number. */
var cycleFrom = (date) => nearestWeeks(date, 7);
/** The Mondays of the week cycle that ends with the week of `date`, ordered by week number. */
var cycleUntil = (date) => nearestWeeks(date, -7);
var holidayOn = (date) => holidays.find((holiday) => holiday.day === dayOf(date) && holiday.month === monthOf(date));
/** Lessons are held from Monday to Saturday, holidays aside (specification, section 2 "Calendar screen"). */
var isTeachingDay = (date) => weekday(date) !== 7 && holidayOn(date) === void 0;
/** The first holiday after `date`, within a year. */
function nextHoliday(date) {
	const year = yearOf(date);
	const [first] = holidays.flatMap((holiday) => [year, year + 1].map((y) => ({
		date: isoDate(y, holiday.month, holiday.day) ?? `${y}-12-31`,
		holiday
	}))).filter((candidate) => candidate.date > date).toSorted((a, b) => a.date.localeCompare(b.date));
	if (!first) throw new Error("The calendar has no holidays");
	return first;
}
export { nextHoliday as a, isTeachingDay as i, cycleFrom as n, weekNumber as o, cycleUntil as r, weekNumbers as s, academicYear as t };
