-- The spelling by which names are compared, with the rules of `nameKey` in packages/core/src/names/key.ts. It may exist:
-- a restore empties a database of its tables only.
CREATE OR REPLACE FUNCTION "search_key"("names" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $key$
DECLARE
  lowered text;
  words text;
  plain text;
  sounds text;
BEGIN
  lowered := normalize(replace(coalesce(names, ''), U&'\00b4', ''''), NFKC);
  lowered := lower(translate(lowered, U&'''`\2018\2019\201b\2032\02b9\02bb\02bc\00ad\061c\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2066\2067\2068\2069\feff', '') COLLATE "und-x-icu");
  lowered := btrim(regexp_replace(lowered, '[-\u0001-\u0020\u007f-\u009f\u00ab\u00bb\u00b7\u2010-\u2015\u2022\u201c-\u201e\u2028\u2029\u2212.,;:!?()[\]{}/\\|"_+*&#@=<>~^%$]+', ' ', 'g'));
  words := replace(replace(replace(lowered, 'š', 'sh'), 'č', 'ch'), 'ž', 'zh');
  words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g');
  words := replace(replace(replace(translate(words, 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  IF words = '' THEN
    RETURN '';
  END IF;
  plain := regexp_replace(normalize(lowered, NFKD), '[\u0300-\u036f]', '', 'g');
  plain := replace(replace(replace(translate(plain, 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  sounds := words;
  sounds := replace(sounds, 'x', 'ks');
  sounds := replace(sounds, 'w', 'v');
  sounds := replace(sounds, 'q', 'k');
  sounds := replace(sounds, 'shch', 'W');
  sounds := replace(sounds, 'szcz', 'W');
  sounds := replace(sounds, 'sch', 'W');
  sounds := replace(sounds, 'sh', 'W');
  sounds := replace(sounds, 'sz', 'W');
  sounds := replace(sounds, 'tch', 'X');
  sounds := replace(sounds, 'ch', 'X');
  sounds := replace(sounds, 'cz', 'X');
  sounds := replace(sounds, 'zh', 'J');
  sounds := replace(sounds, 'kh', 'H');
  sounds := replace(sounds, 'ph', 'F');
  sounds := replace(sounds, 'th', 'T');
  sounds := replace(sounds, 'ts', 'T');
  sounds := replace(sounds, 'tz', 'T');
  sounds := replace(sounds, 'dz', 'D');
  sounds := replace(sounds, 'шч', 'W');
  sounds := replace(sounds, 'тс', 'T');
  sounds := replace(sounds, 'дз', 'D');
  sounds := translate(translate(sounds, 'ьъ', ''), 'абвгґджзеэоыиіклмнпрстуфхцчшщюяabvghdzklmnprstfceouijy', 'ABVHHDJZAAAIIIKLMNPRSTUFHTXWWUAABVHHDZKLMNPRSTFTAAUIII');
  sounds := regexp_replace(sounds, '(\S)\1+', '\1', 'g');
  sounds := regexp_replace(sounds, 'I(?=[AU])', '', 'g');
  sounds := regexp_replace(sounds, '(\S)\1+', '\1', 'g');
  sounds := regexp_replace(sounds, '([AI])U', '\1V', 'g');
  sounds := regexp_replace(sounds, '(^| )U(?=[^AIU ])', '\1V', 'g');
  RETURN ' ' || words || CASE WHEN plain = words THEN '' ELSE ' ' || plain END || ' ~' || replace(sounds, ' ', ' ~');
END
$key$;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "search_key" text COLLATE "C" GENERATED ALWAYS AS (search_key("last_name" || ' ' || "first_name" || coalesce(' ' || "middle_name", '') || coalesce(' ' || "belarusian_last_name", '') || coalesce(' ' || "belarusian_first_name", '') || coalesce(' ' || "belarusian_middle_name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_key" text COLLATE "C" GENERATED ALWAYS AS (search_key("last_name" || ' ' || "first_name" || coalesce(' ' || "middle_name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text COLLATE "C" GENERATED ALWAYS AS (search_key("fio")) STORED;--> statement-breakpoint
ALTER TABLE "external_managers" ADD COLUMN "search_key" text COLLATE "C" GENERATED ALWAYS AS (search_key("names")) STORED;
