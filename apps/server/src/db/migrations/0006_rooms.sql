ALTER TABLE "auditories" RENAME TO "rooms";--> statement-breakpoint
ALTER SEQUENCE "auditories_id_seq" RENAME TO "rooms_id_seq";--> statement-breakpoint
ALTER INDEX "auditories_pkey" RENAME TO "rooms_pkey";--> statement-breakpoint
ALTER INDEX "auditories_department_id_index" RENAME TO "rooms_department_id_index";--> statement-breakpoint
ALTER TABLE "rooms" RENAME CONSTRAINT "auditories_department_id_departments_id_fk" TO "rooms_department_id_departments_id_fk";--> statement-breakpoint
ALTER TABLE "lessons" RENAME COLUMN "auditories" TO "rooms";--> statement-breakpoint
ALTER TABLE "positions" RENAME COLUMN "auditory" TO "room";--> statement-breakpoint
ALTER TABLE "announcements" RENAME COLUMN "auditory" TO "room";--> statement-breakpoint
-- What administrators did to rooms keeps leading to them.
UPDATE "audit" SET "action" = replace("action", 'auditories.', 'rooms.') WHERE "action" LIKE 'auditories.%';--> statement-breakpoint
UPDATE "audit" SET "subject" = replace("subject", 'auditories/', 'rooms/') WHERE "subject" LIKE 'auditories/%';
