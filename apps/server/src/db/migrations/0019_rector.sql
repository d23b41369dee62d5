ALTER TABLE "institution" ADD COLUMN "rector" text;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "letters_to" text;