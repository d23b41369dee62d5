DROP INDEX "outbox_state_next_at_index";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("channel","priority","next_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
UPDATE "outbox" SET "priority" = 0 WHERE "is_secret" AND "state" = 'waiting';