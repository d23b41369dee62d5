ALTER TABLE "journal_lessons" ADD COLUMN "noted_by_id" integer;--> statement-breakpoint
ALTER TABLE "journal_lessons" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journal_lessons" ADD CONSTRAINT "journal_lessons_noted_by_id_students_id_fk" FOREIGN KEY ("noted_by_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_lessons_noted_by_id_index" ON "journal_lessons" USING btree ("noted_by_id");