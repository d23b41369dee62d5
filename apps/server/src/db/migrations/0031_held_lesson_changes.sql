CREATE TABLE "held_lesson_changes" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"since" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
