ALTER TABLE "notifications" ADD COLUMN "localized" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "localized" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;