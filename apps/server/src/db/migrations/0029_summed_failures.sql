ALTER TABLE "audit" ADD COLUMN "summed_in" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "summed_as" text;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_summedIn_summedAs_unique" UNIQUE("summed_in","summed_as");