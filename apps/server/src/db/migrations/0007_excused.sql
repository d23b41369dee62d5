ALTER TABLE "omissions" RENAME COLUMN "is_respectful" TO "is_excused";--> statement-breakpoint
ALTER TABLE "mark_sheets" RENAME COLUMN "is_respectful" TO "is_excused";
