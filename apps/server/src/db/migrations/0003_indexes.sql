CREATE INDEX "auditories_department_id_index" ON "auditories" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "password_links_user_id_index" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "journal_lessons_employee_id_index" ON "journal_lessons" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_lesson_id_index" ON "lesson_marks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "omission_requests_type_id_index" ON "omission_requests" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "omissions_lesson_id_index" ON "omissions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "outbox_code_id_index" ON "outbox" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_admin_id_index" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_admin_session_index" ON "sessions" USING btree ("admin_session");--> statement-breakpoint
CREATE INDEX "sign_in_failures_since_index" ON "sign_in_failures" USING btree ("since");