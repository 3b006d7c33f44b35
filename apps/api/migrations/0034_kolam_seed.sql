-- From which the learner's own kolam follows. A random number, so that it tells nothing about the learner.
alter table learners
  add column kolam_seed integer not null default floor(random() * 2147483647)::integer
    check (kolam_seed >= 0);
