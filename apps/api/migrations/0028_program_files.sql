-- Small text files that an own program keeps between its runs: a list of names with their texts.

alter table own_programs add column files jsonb not null default '[]';
