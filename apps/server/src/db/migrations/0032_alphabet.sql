-- Names and texts are ordered by the alphabet, not by the code points of their letters.
ALTER TABLE "works"
	ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "status" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "announcements"
	ALTER COLUMN "content" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "room" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "api_tokens"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "broadcasts"
	ALTER COLUMN "text" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "bug_reports"
	ALTER COLUMN "subject" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "text" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "holidays"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name_en" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name_be" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "certificate_places"
	ALTER COLUMN "office" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "certificates"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "place" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "cv_references"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "skills"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "departments"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "code" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "academic_titles"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "diploma_suggestions"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "topic" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "belarusian_topic" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "english_topic" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "justification" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "diploma_topics"
	ALTER COLUMN "topic" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "external_managers"
	ALTER COLUMN "names" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "work_place" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "job_position" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "disciplines"
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "dormitory_applications"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "room" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "dormitory_directives"
	ALTER COLUMN "number" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "type_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "event_type_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "note" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "status" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "dormitory_privileges"
	ALTER COLUMN "note" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "privilege_categories"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "privilege_kinds"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "employee_notes"
	ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "content" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "employees"
	ALTER COLUMN "last_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "first_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "middle_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "degree" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "degree_abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "rank" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "positions"
	ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "phone" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "address" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "room" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "building" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "faculties"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "groups"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "institution"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name_en" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name_be" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "address" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "rector" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "letters_to" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "journal_subjects"
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "lessons"
	ALTER COLUMN "subject" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "subject_full" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "note" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "library_news"
	ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "loans"
	ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "author" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "hour_prices"
	ALTER COLUMN "rank" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "mark_sheet_types"
	ALTER COLUMN "short_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "full_name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "mark_sheets"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "number" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "subject" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "subject_abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "lesson_type" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "notifications"
	ALTER COLUMN "message" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "excuses"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "note" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "omission_certificate_types"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "omission_documents"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "omission_requests"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "place_of_stay" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "outbox"
	ALTER COLUMN "subject" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "text" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "outbox_files"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "passkeys"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "enterprises"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "practice_applications"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "number" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "practice_types"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "profiling_applications"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "specializations"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "buildings"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "room_types"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "rooms"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "note" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "saved_reports"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "education_forms"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "specialities"
	ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "abbrev" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "code" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "students"
	ALTER COLUMN "last_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "first_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "middle_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "belarusian_last_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "belarusian_first_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "belarusian_middle_name" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "summary" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "study_applications"
	ALTER COLUMN "rejection_reason" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "subject" SET DATA TYPE text COLLATE "und-x-icu",
	ALTER COLUMN "contract_number" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "table_imports"
	ALTER COLUMN "file_name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "users"
	ALTER COLUMN "fio" SET DATA TYPE text COLLATE "und-x-icu";
