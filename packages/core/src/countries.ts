import type { Language } from './languages.ts';
import { wordKey } from './table-import-words.ts';

/** Countries by their codes of ISO 3166-1 (alpha-2); names come from the runtime, in each language. */

const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export const countryCodes: readonly string[] = codes.split(' ');

export const isCountry = (code: string): boolean => countryCodes.includes(code);

/** Returns the name of a country: "Беларусь", "Belarus". Returns an unknown code unchanged. */
export const countryName = (code: string, language: Language): string =>
  isCountry(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code;

/** Returns all codes, sorted by the names of the countries in a language. */
export function countriesByName(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = countryCodes.map((code) => [code, names.of(code) ?? code] as const);
  return named.toSorted((a, b) => a[1].localeCompare(b[1], language)).map(([code]) => code);
}

/** Other names in tables of the dean's offices. */
const usual: Readonly<Record<string, string>> = {
  рб: 'BY',
  'республика беларусь': 'BY',
  белоруссия: 'BY',
  'республика белоруссия': 'BY',
  рф: 'RU',
  'российская федерация': 'RU',
  'russian federation': 'RU',
  кнр: 'CN',
  'китайская народная республика': 'CN',
  сша: 'US',
  туркмения: 'TM',
  молдавия: 'MD',
  киргизия: 'KG',
};

let byName: ReadonlyMap<string, string> | null = null;

/** Computed on first use, for every country in three languages. */
function namesOfCountries(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...(['en', 'be', 'ru'] as const).flatMap((language) =>
      countryCodes.map((code) => [wordKey(countryName(code, language)), code] as const),
    ),
    ...Object.entries(usual),
  ]);
  return byName;
}

/** Returns the code of a country by its name or code in a table; null when there is none. */
export function parseCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isCountry(code) ? code : (namesOfCountries().get(wordKey(text)) ?? null);
}
