ALTER TABLE "specializations" ADD COLUMN "places" smallint;--> statement-breakpoint
ALTER TABLE "specializations" ADD COLUMN "last_day" date;