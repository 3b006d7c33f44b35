-- A stored program has its verdict in the words of the answer to its run.

-- Out of the way of the one statement that changes most rows.
drop index submissions_unsolved;
alter table submissions drop constraint submissions_verdict_check;

update submissions
set verdict = case verdict when 'correct' then 'solved' else 'waiting' end
where verdict in ('correct', 'input_required');

alter table submissions
  add constraint submissions_verdict_check check (verdict in ('waiting', 'wrong', 'solved', 'unchecked'));
create index submissions_unsolved on submissions (learner_id, task_kind, task_id, id) where verdict <> 'solved';
