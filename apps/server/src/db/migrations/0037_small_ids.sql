ALTER TABLE "departments" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "faculties" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "buildings" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "room_types" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "rooms" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "education_forms" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "specialities" ALTER COLUMN "id" SET START WITH 10000;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "speciality_code" text COLLATE "und-x-icu";--> statement-breakpoint
CREATE INDEX "lessons_named_groups_index" ON "lessons" USING gin ("named_groups" jsonb_path_ops);--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('departments', 'id'), coalesce(max("id") + 1, 10000), false) FROM "departments" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('faculties', 'id'), coalesce(max("id") + 1, 10000), false) FROM "faculties" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('groups', 'id'), coalesce(max("id") + 1, 10000), false) FROM "groups" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('buildings', 'id'), coalesce(max("id") + 1, 10000), false) FROM "buildings" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('room_types', 'id'), coalesce(max("id") + 1, 10000), false) FROM "room_types" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('rooms', 'id'), coalesce(max("id") + 1, 10000), false) FROM "rooms" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('education_forms', 'id'), coalesce(max("id") + 1, 10000), false) FROM "education_forms" WHERE "id" BETWEEN 10000 AND 19999;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('specialities', 'id'), coalesce(max("id") + 1, 10000), false) FROM "specialities" WHERE "id" BETWEEN 10000 AND 19999;
