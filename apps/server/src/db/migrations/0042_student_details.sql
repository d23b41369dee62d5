ALTER TABLE "students" ADD COLUMN "funding" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "citizenship" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "document_language" text;