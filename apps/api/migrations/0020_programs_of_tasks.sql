-- Programs and drafts of questions and of personalized exercises are stored in the same tables.

alter table submissions rename column question_id to task_id;
alter table submissions
  add column task_kind text not null default 'question' check (task_kind in ('question', 'exercise')),
  drop constraint submissions_verdict_check,
  add constraint submissions_verdict_check check (verdict in ('correct', 'wrong', 'input_required', 'unchecked'));
alter table submissions alter column task_kind drop default;

-- In the order in which they were run: of one task, the highest id is the newest.
insert into submissions
  (learner_id, task_kind, task_id, code, verdict, outcome_kind, explanation_id, only_hidden_failed, submitted_at)
select learner_id, 'exercise', exercise_id::text, code, verdict, outcome_kind, explanation_id, false, submitted_at
from personalized_submissions
order by id;

drop table personalized_submissions;

drop index submissions_by_learner_and_question;
drop index submissions_unsolved;
create index submissions_by_task on submissions (learner_id, task_kind, task_id, id desc);
create index submissions_unsolved on submissions (learner_id, task_kind, task_id, id) where verdict <> 'correct';

alter table question_drafts rename to task_drafts;
alter table task_drafts rename column question_id to task_id;
alter table task_drafts
  add column task_kind text not null default 'question' check (task_kind in ('question', 'exercise')),
  drop constraint question_drafts_pkey;
alter table task_drafts alter column task_kind drop default, add primary key (learner_id, task_kind, task_id);

insert into task_drafts (learner_id, task_kind, task_id, code, written_at)
select learner_id, 'exercise', id::text, draft_code, draft_written_at
from personalized_exercises
where draft_code is not null and draft_written_at is not null;

-- A draft was a column, and is a row now: its row counts, too.
update learner_progress as record
set stored_bytes = record.stored_bytes + 200 * drafts.count
from (
  select learner_id, count(*) as count from task_drafts where task_kind = 'exercise' group by learner_id
) as drafts
where record.learner_id = drafts.learner_id;

alter table personalized_exercises drop column draft_code, drop column draft_written_at;
