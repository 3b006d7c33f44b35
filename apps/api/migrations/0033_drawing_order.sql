-- When the run began that made the stored drawing: a run that began earlier does not replace it.
alter table own_programs add column drawn_at timestamptz;
