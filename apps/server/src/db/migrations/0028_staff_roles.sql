ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_faculty_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_faculty_id_faculties_id_fk" FOREIGN KEY ("staff_faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "users_staff_faculty_id_index" ON "users" USING btree ("staff_faculty_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff" CHECK (("users"."staff_role" is null or "users"."role" = 'employee')
        and ("users"."staff_role" is not distinct from 'deans-office') = ("users"."staff_faculty_id" is not null));