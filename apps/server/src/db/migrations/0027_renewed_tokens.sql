ALTER TABLE "sessions" ADD COLUMN "former_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_formerHash_unique" UNIQUE("former_hash");