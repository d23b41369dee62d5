ALTER TABLE "password_links" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_maker_id_index" ON "password_links" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "users_login_in_any_case" ON "users" USING btree (lower("username"));