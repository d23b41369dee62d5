ALTER TABLE "lessons" ADD COLUMN "named_groups" jsonb;--> statement-breakpoint
-- Lessons of educators' schedules that were imported before name the groups that they are linked to.
UPDATE "lessons" SET "named_groups" = "named"."list" FROM (
	SELECT "lesson_groups"."lesson_id", jsonb_agg(jsonb_build_object(
		'name', "groups"."name",
		'specialityName', "specialities"."name",
		'specialityCode', "specialities"."code",
		'numberOfStudents', "groups"."size",
		'educationDegree', "groups"."degree"
	) ORDER BY "groups"."name") AS "list"
	FROM "lesson_groups"
	JOIN "groups" ON "groups"."id" = "lesson_groups"."group_id"
	JOIN "specialities" ON "specialities"."id" = "groups"."speciality_id"
	GROUP BY "lesson_groups"."lesson_id"
) AS "named" WHERE "named"."lesson_id" = "lessons"."id" AND "lessons"."origin" LIKE 'employee:%';
