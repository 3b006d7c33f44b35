-- What points were awarded for has columns of its own: the kind of award, and the milestone, question or exercise.
alter table points_ledger
  add column kind text,
  add column subject text;

update points_ledger
set kind = replace(split_part(reason, ':', 1), '-', '_'),
  subject = substr(reason, position(':' in reason) + 1);

alter table points_ledger
  alter column kind set not null,
  alter column subject set not null,
  add constraint points_ledger_kind check (
    kind in ('videos', 'question', 'prediction', 'exercise', 'mcq_first', 'milestone', 'personalized', 'custom')
  ),
  drop constraint points_ledger_pkey,
  add primary key (learner_id, kind, subject),
  drop column reason;
